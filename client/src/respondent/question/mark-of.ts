import type { OptionRowProps } from './option-row-props';

/** The radio button or checkbox of an option: the attributes of its input. */
export function markOf({ kind, name, isChosen, isFull, isFixed, isWrong, describedBy, onChoose, onKeyDown, onKeyUp }: OptionRowProps) {
  return {
    type: kind,
    name,
    checked: isChosen,
    'aria-disabled': isFull || isFixed || undefined,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy,
    onChange: onChoose,
    onKeyDown: ({ key }: { readonly key: string }) => onKeyDown(key),
    onKeyUp,
  };
}

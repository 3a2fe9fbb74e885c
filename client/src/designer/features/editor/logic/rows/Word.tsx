import { type RefSelectProps, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './rows.module.css';

export interface WordChoice {
  readonly value: number;
  readonly label: string;
}

interface WordProps {
  /** Accessible name of the word. */
  label: string;
  choices: readonly WordChoice[];
  chosen: readonly number[];
  /** Several can be chosen. */
  many?: boolean;
  /** Separator between several chosen values. */
  joint?: string;
  invalid?: boolean;
  /** A number that has not been given before opens the list by itself. */
  request?: number;
  onChoose: (chosen: readonly number[]) => void;
}

/** Moves the focus into the list as soon as it opens. */
const takeFocus = (select: RefSelectProps | null): void => select?.focus();

/** A word of a sentence. Picked, it becomes a list to choose another one from: hundreds of sentences cost no more than their text. */
export function Word({ label, choices, chosen, many = false, joint = ' ', invalid = false, request, onChoose }: WordProps) {
  const { t } = useTranslation('logic');
  const [isOpen, setOpen] = useState(false);
  const [answered, setAnswered] = useState<number | undefined>(undefined);
  if (request !== undefined && request !== answered) {
    setAnswered(request);
    setOpen(true);
  }
  const button = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  useEffect(
    function goBackToTheWord() {
      if (isOpen || !returns.current) return;
      returns.current = false;
      // The next word of the sentence may have opened, and then has the focus.
      if (document.activeElement === document.body) button.current?.focus();
    },
    [isOpen],
  );
  const names = chosen.map((value) => choices.find((choice) => choice.value === value)?.label ?? t('gone'));
  const close = () => {
    returns.current = true;
    setOpen(false);
  };
  if (!isOpen) {
    const text = names.length > 0 ? names.join(joint) : t('edit.choose');
    return (
      <button
        ref={button}
        type="button"
        className={styles.word}
        data-open={names.length === 0 || undefined}
        data-invalid={invalid || undefined}
        aria-haspopup="listbox"
        aria-label={`${label}${t('edit.colon')}${text}`}
        onClick={() => setOpen(true)}
      >
        {text}
      </button>
    );
  }
  return (
    <Select<number | number[]>
      className={styles.select}
      size="small"
      ref={takeFocus}
      defaultOpen
      aria-label={label}
      mode={many ? 'multiple' : undefined}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      options={[...choices]}
      value={many ? [...chosen] : chosen[0]}
      onChange={(value) => onChoose([value].flat())}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      onBlur={() => setOpen(false)}
    />
  );
}

import { type KeyboardEvent, useState } from 'react';

/** The numbers that a field takes. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** Also halves, as points have them. */
  readonly inHalves?: boolean;
  /** There has to be a number. */
  readonly isRequired?: boolean;
}

const WHOLE = /^\d{1,6}$/;
const HALVES = /^\d{1,6}(\.[05]?)?$/;

/** Undefined: this is no such number. */
function readNumber(typed: string, { min, max, inHalves = false, isRequired = false }: NumberRange): number | null | undefined {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return isRequired ? undefined : null;
  const value = Number(text);
  return (inHalves ? HALVES : WHOLE).test(text) && value >= min && value <= max ? value : undefined;
}

interface NumberDraft extends NumberRange {
  /** Null: there is none. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A number while it is typed. What is none or out of range stays in its field until it is put right, so that it can be named there. */
export function useNumberDraft({ value, onChange, ...range }: NumberDraft) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? value : readNumber(typed, range);
  const isWrong = read === undefined;
  const commit = () => {
    if (typed === null || read === undefined) return;
    setTyped(null);
    if (read !== value) onChange(read);
  };
  return {
    /** The number that is in the field now; undefined: there is none that can be taken. */
    read,
    isWrong,
    field: {
      type: 'text',
      inputMode: range.inHalves ? 'decimal' : 'numeric',
      autoComplete: 'off',
      'aria-invalid': isWrong || undefined,
      value: typed ?? value ?? '',
      onChange: ({ target }: { target: HTMLInputElement }) => setTyped(target.value),
      onBlur: commit,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') commit();
      },
    } as const,
  };
}

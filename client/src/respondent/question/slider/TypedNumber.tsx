import { useState } from 'react';
import { onEnterKey } from '../../control/enter-key';
import box from '../../control/text-box.module.css';
import styles from './SliderQuestion.module.css';

/** A sign and six digits say every number that a slider can have. */
const LONGEST = 7;

/** Keeps the digits of typed or pasted text, including full-width ones, and a leading sign. */
export function keepNumber(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .trim()
    .replace(/^[\u2212\u2013]/, '-');
  return (plain.startsWith('-') ? '-' : '') + plain.replace(/\D/g, '').slice(0, LONGEST - 1);
}

/** The number that a text says; null where it says none yet. */
export function numberIn(text: string): number | null {
  return /\d/.test(text) ? Number(text) + 0 : null;
}

interface TypedNumberProps {
  readonly id: string;
  readonly label: string;
  /** Id of the question's title. */
  readonly titleId: string;
  readonly number: number | null;
  readonly hasMinus: boolean;
  readonly isRequired: boolean;
  readonly isWrong: boolean;
  readonly describedBy: string | undefined;
  readonly onType: (number: number | null) => void;
  readonly onEnter: () => void;
}

/** The number of a slider as a box to type it into. What is typed stays as it is while it says the number that there is. */
export function TypedNumber({ id, label, titleId, number, hasMinus, isRequired, isWrong, describedBy, onType, onEnter }: TypedNumberProps) {
  const [typed, setTyped] = useState('');
  const text = numberIn(typed) === number ? typed : String(number ?? '');

  return (
    <label className={styles.typed}>
      <span id={id}>{label}</span>
      <input
        className={box.box}
        type="text"
        inputMode={hasMinus ? undefined : 'numeric'}
        autoComplete="off"
        value={text}
        aria-labelledby={`${titleId} ${id}`}
        aria-describedby={describedBy}
        aria-required={isRequired || undefined}
        aria-invalid={isWrong || undefined}
        onKeyDown={onEnterKey(onEnter)}
        onBlur={() => setTyped('')}
        onChange={({ target }) => {
          const kept = keepNumber(target.value);
          setTyped(kept);
          onType(numberIn(kept));
        }}
      />
    </label>
  );
}

import { useState } from 'react';
import box from '../../control/TextBox.module.css';
import { onEnterKey } from '../../control/enter-key';
import styles from './SliderQuestion.module.css';
import { keepNumber, numberIn } from './typed-number';

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

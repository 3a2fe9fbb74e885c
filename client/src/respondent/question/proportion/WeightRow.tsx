import type { SurveyOption } from '@wence/schema';
import { useState } from 'react';
import { onEnterKey } from '../../control/enter-key';
import box from '../../control/text-box.module.css';
import { RichText } from '../../text/RichText';
import { numberOf, typedDigits } from './proportion';
import styles from './ProportionQuestion.module.css';

interface WeightRowProps {
  readonly option: SurveyOption;
  readonly suffix: string;
  readonly number: number | null;
  readonly isRequired: boolean;
  readonly isWrong: boolean;
  readonly describedBy: string | undefined;
  readonly onEnter: () => void;
  readonly onChange: (number: number | null) => void;
}

/** One item with the box for its number. What is being typed stays as it is typed as long as it means the number of the answer. */
export function WeightRow({ option, suffix, number, isRequired, isWrong, describedBy, onEnter, onChange }: WeightRowProps) {
  const [typed, setTyped] = useState('');

  function handleChange(text: string) {
    const digits = typedDigits(text);
    if (digits === null) return;
    setTyped(digits);
    onChange(numberOf(digits));
  }

  return (
    <label className={styles.item} data-sided={option.rightTitle ? '' : undefined}>
      <span className={styles.title}>
        <RichText html={option.title} />
      </span>
      <span className={styles.number}>
        <input
          className={`${box.box} ${styles.box}`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={numberOf(typed) === number ? typed : String(number ?? '')}
          aria-required={isRequired || undefined}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy}
          onKeyDown={onEnterKey(onEnter)}
          onChange={(event) => handleChange(event.target.value)}
          onBlur={() => setTyped('')}
        />
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </span>
      {option.rightTitle && <span className={styles.right}>{option.rightTitle}</span>}
    </label>
  );
}

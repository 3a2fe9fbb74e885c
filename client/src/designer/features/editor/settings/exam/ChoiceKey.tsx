import { readableText, type SurveyOption } from '@wence/schema';
import styles from './exam.module.css';
import { toggled } from './exam-sheet';

interface ChoiceKeyProps {
  /** Accessible name of the group. */
  label: string;
  options: readonly SurveyOption[];
  value: readonly number[];
  disabled: boolean;
  onChange: (optionIds: readonly number[]) => void;
}

/** The right options of a question, or of a row of it. */
export function ChoiceKey({ label, options, value, disabled, onChange }: ChoiceKeyProps) {
  const order = options.map(({ id }) => id);
  return (
    <fieldset className={styles.key} disabled={disabled}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map(({ id, title }) => (
          <label key={id} className={styles.option}>
            <input type="checkbox" checked={value.includes(id)} onChange={() => onChange(toggled(value, id, order))} />
            {readableText(title)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

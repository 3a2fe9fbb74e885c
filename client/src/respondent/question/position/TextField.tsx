import type { InputHTMLAttributes } from 'react';
import box from '../../control/TextBox.module.css';
import styles from './PositionQuestion.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly id: string;
  readonly label: string;
  readonly isWrong: boolean;
  readonly errorId: string;
  readonly onType: (text: string) => void;
}

/** One line with its name above it. */
export function TextField({ id, label, isWrong, errorId, onType, ...more }: TextFieldProps) {
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...more}
        id={id}
        className={box.box}
        type="text"
        data-faulty={isWrong ? '' : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}

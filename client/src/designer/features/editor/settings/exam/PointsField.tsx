import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './exam.module.css';
import { useNumberDraft } from './number-draft';

interface PointsFieldProps {
  id?: string;
  label: string;
  /** Null: none are given. */
  value: number | null;
  most: number;
  /** Whole numbers from 1 instead of points in halves from 0. */
  isCount?: boolean;
  placeholder?: string;
  disabled: boolean;
  onChange: (points: number | null) => void;
}

/** Points, in halves, or a number of questions, within a line. What is none is named with its limits, and stays until it is put right. */
export function PointsField({ id, label, value, most, isCount = false, placeholder, disabled, onChange }: PointsFieldProps) {
  const { t } = useTranslation('exam');
  const faultId = useId();
  const min = isCount ? 1 : 0;
  const { isWrong, field } = useNumberDraft({ value, min, max: most, inHalves: !isCount, onChange });
  return (
    <>
      <input
        {...field}
        id={id}
        className={styles.points}
        aria-label={id === undefined ? label : undefined}
        aria-describedby={isWrong ? faultId : undefined}
        placeholder={placeholder}
        disabled={disabled}
      />
      {isWrong && (
        <span id={faultId} className={styles.lineFault} role="alert">
          {t(isCount ? 'outOfRange' : 'pointsOutOfRange', { label, min, max: most.toLocaleString('en') })}
        </span>
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { PanelRow } from '../../panel/fields/PanelRow';
import examStyles from './exam.module.css';
import { type NumberRange, useNumberDraft } from './number-draft';
import styles from './NumberRow.module.css';

interface NumberRowProps extends NumberRange {
  label: string;
  hint: string;
  unit: string;
  /** Stands where there is no number. */
  placeholder?: string;
  value: number | null;
  disabled: boolean;
  onChange: (value: number | null) => void;
}

/** A number, or nothing where there may be none. What is out of range is named with its limits, and stays in the field until it is put right. */
export function NumberRow({ label, hint, unit, placeholder, disabled, ...number }: NumberRowProps) {
  const { t } = useTranslation('exam');
  const { isWrong, field } = useNumberDraft(number);
  const { min, max, inHalves } = number;
  const fault = t(inHalves ? 'pointsOutOfRange' : 'outOfRange', { label, min, max: max.toLocaleString('en') });
  return (
    <PanelRow label={label} hint={hint} fault={isWrong ? fault : null}>
      {(id) => (
        <span className={styles.number}>
          <input {...field} id={id} className={examStyles.points} placeholder={placeholder} disabled={disabled} />
          <span aria-hidden="true">{unit}</span>
        </span>
      )}
    </PanelRow>
  );
}

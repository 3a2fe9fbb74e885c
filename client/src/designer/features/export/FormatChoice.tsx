import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportType } from './export.generated';
import styles from './export.module.css';

/** Every type, once: the compiler misses one that is left out. */
const TYPES = Object.keys({
  EXCEL: true,
  SPSS: true,
  CSV: true,
  PARQUET: true,
  NDJSON: true,
  ATTACHMENTS: true,
} satisfies Record<ExportType, true>) as ExportType[]; // `Object.keys` forgets the names of its keys.

interface FormatChoiceProps {
  value: ExportType;
  onChange: (type: ExportType) => void;
}

/** The types of files (Spec 3, export types), each with a line on what it is for. */
export function FormatChoice({ value, onChange }: FormatChoiceProps) {
  const { t } = useTranslation('exporting');
  const name = useId();

  return (
    <fieldset className={styles.formats}>
      <legend className="visually-hidden">{t('format')}</legend>
      {TYPES.map((type) => (
        <label key={type} className={styles.format}>
          <input className="visually-hidden" type="radio" name={name} checked={type === value} onChange={() => onChange(type)} />
          <span className={styles.formatName}>{t(`type.${type}`)}</span>
          <span className={styles.quiet}>{t(`typeHelp.${type}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

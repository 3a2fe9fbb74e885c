import type { FilesAnswer } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import styles from './AnswerField.module.css';
import type { FieldProps } from './field';

/** The files that the response came with, each to be kept or left out. Others cannot be added: nobody but the respondent has handed any in. */
export function FilesField({ value, files, describedBy, onChange }: FieldProps<FilesAnswer>) {
  const { t } = useTranslation('answerEdit');
  // What is left out can be taken back as long as the form is open, so the list is that of the first moment.
  const kept = value?.files ?? [];
  if (files.length === 0) return <p className={styles.quiet}>{t('noFiles')}</p>;
  return (
    <div className={styles.options}>
      {files.map(({ id, name }) => (
        <label key={id} className={styles.line}>
          <input
            type="checkbox"
            checked={kept.includes(id)}
            aria-describedby={describedBy}
            onChange={({ target }) => {
              const next = target.checked ? [...kept, id] : kept.filter((each) => each !== id);
              onChange(next.length > 0 ? { files: next } : undefined);
            }}
          />
          <span>{name}</span>
        </label>
      ))}
      <p className={styles.quiet}>{t('filesHelp')}</p>
    </div>
  );
}

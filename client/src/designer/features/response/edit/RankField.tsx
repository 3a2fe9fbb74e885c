import type { RankAnswer } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import styles from './AnswerField.module.css';
import { withPlace } from './draft';
import type { FieldProps } from './field';

/** The place of each option. One that is put at a place pushes the others on. */
export function RankField({ value, options, title, describedBy, onChange }: FieldProps<RankAnswer>) {
  const { t } = useTranslation('answerEdit');
  const order = value?.order ?? [];
  return (
    <div className={styles.grid}>
      {options.map((option) => {
        const place = order.indexOf(option.id) + 1;
        // It may have its own place, any other that is taken, or the next free one.
        const last = place > 0 ? order.length : order.length + 1;
        return (
          <label key={option.id} className={styles.pair}>
            <span>{title(option)}</span>
            <select
              className={styles.select}
              value={place}
              aria-describedby={describedBy}
              onChange={({ target }) => onChange(withPlace(value, option.id, Number(target.value)))}
            >
              <option value={0}>{t('unranked')}</option>
              {Array.from({ length: last }, (_, before) => (
                <option key={before} value={before + 1}>
                  {t('place', { place: before + 1 })}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </div>
  );
}

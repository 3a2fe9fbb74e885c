import { readableText, type SurveyOption } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './exam.module.css';
import { toggled } from './exam-sheet';

interface OrderKeyProps {
  options: readonly SurveyOption[];
  value: readonly number[];
  disabled: boolean;
  onChange: (optionIds: readonly number[]) => void;
}

/** The right order of a ranking: one click after the other. A second click takes an option out again. */
export function OrderKey({ options, value, disabled, onChange }: OrderKeyProps) {
  const { t } = useTranslation('exam');
  return (
    <fieldset className={styles.key} disabled={disabled}>
      <legend className={styles.label}>{t('rightOrder')}</legend>
      <div className={styles.options}>
        {options.map(({ id, title }) => {
          const place = value.indexOf(id) + 1;
          const name = readableText(title);
          return (
            <button
              key={id}
              type="button"
              className={styles.ranked}
              aria-pressed={place > 0}
              aria-label={place > 0 ? t('place', { title: name, place }) : t('noPlace', { title: name })}
              onClick={() => onChange(toggled(value, id, null))}
            >
              <span className={styles.place} aria-hidden="true">
                {place > 0 ? place : ''}
              </span>
              {name}
            </button>
          );
        })}
        {value.length > 0 && (
          <Button size="small" type="link" disabled={disabled} onClick={() => onChange([])}>
            {t('again')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

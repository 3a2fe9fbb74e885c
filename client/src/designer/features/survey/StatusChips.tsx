import { useTranslation } from 'react-i18next';
import styles from './status-chips.module.css';
import { LIST_STATUSES, type ListStatus } from './useListFilter';

interface StatusChipsProps {
  value: ListStatus | null;
  onChange: (status: ListStatus | null) => void;
}

export const StatusChips = ({ value, onChange }: StatusChipsProps) => {
  const { t } = useTranslation(['common', 'survey']);

  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{t('survey:list.filter')}</legend>
      {[null, ...LIST_STATUSES].map((status) => (
        <button key={status} type="button" className={styles.chip} aria-pressed={status === value} onClick={() => onChange(status)}>
          {status ? t(`status.${status}`) : t('survey:list.all')}
        </button>
      ))}
    </fieldset>
  );
};

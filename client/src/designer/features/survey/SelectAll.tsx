import { useTranslation } from 'react-i18next';
import type { Selection } from './lists/selection';
import styles from './SelectAll.module.css';

/** The box that selects the whole page, where no head of a table stands that has it. */
export function SelectAll({ selection: { isWhole, toggleAll } }: { selection: Selection }) {
  const { t } = useTranslation('survey');

  return (
    <label className={styles.all}>
      <input type="checkbox" checked={isWhole} onChange={toggleAll} />
      {t('list.selectAll')}
    </label>
  );
}

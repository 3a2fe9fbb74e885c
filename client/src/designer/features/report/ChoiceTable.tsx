import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import type { ChoiceFragment } from './report.generated';
import styles from './choice-table.module.css';

export const ChoiceTable = ({ options }: { options: readonly ChoiceFragment[] }) => {
  const { t } = useTranslation('report');

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('column.option')}</th>
          <th scope="col" className={styles.number}>
            {t('column.count')}
          </th>
          <th scope="col" className={styles.number}>
            {t('column.percent')}
          </th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ optionId, title, count, percent, retired }) => (
          <tr key={optionId}>
            <th scope="row">
              {title}
              {retired && <span className={styles.retired}>{t('retired')}</span>}
            </th>
            <td className={styles.number}>{formatThousands(count)}</td>
            <td className={styles.number}>{percent.toFixed(1)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

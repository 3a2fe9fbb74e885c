import { useTranslation } from 'react-i18next';
import { SurveyTableRow } from './SurveyTableRow';
import type { SurveyRowFragment } from './survey.generated';
import styles from './table.module.css';

export const SurveyTable = ({ surveys }: { surveys: readonly SurveyRowFragment[] }) => {
  const { t } = useTranslation('survey');

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('list.column.title')}</th>
          <th scope="col" className={styles.wide}>
            {t('list.column.responses')}
          </th>
          <th scope="col" className={styles.wide}>
            {t('list.column.updated')}
          </th>
          <th scope="col" className={`${styles.tools} ${styles.end}`}>
            {t('list.column.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {surveys.map((survey) => (
          <SurveyTableRow key={survey.id} survey={survey} />
        ))}
      </tbody>
    </table>
  );
};

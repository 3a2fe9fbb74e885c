import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../shared/moment';
import { publishUrl, reportUrl, surveyUrl } from '../../shared/routes';
import { StatusDot } from '../../shared/StatusDot';
import { RowMenu } from './RowMenu';
import type { SurveyRowFragment } from './survey.generated';
import styles from './table.module.css';
import { Trend } from './Trend';

/** Row of one survey. Its title links to the report while it collects, and to the editor otherwise. */
function SurveyTableRow({ survey }: { survey: SurveyRowFragment }) {
  const { t } = useTranslation('survey');
  const { id, title, status, responseCount, responseTrend, updatedAt } = survey;
  const isRunning = status === 'RUNNING';
  const recent = responseTrend?.reduce((sum, count) => sum + count, 0) ?? 0;

  return (
    <tr>
      <td className={styles.main}>
        <Link className={styles.title} to={isRunning ? reportUrl(id) : surveyUrl(id)}>
          {title}
        </Link>
        <StatusDot status={status} />
      </td>
      <td className={styles.responses}>
        <span className={styles.figure}>{formatThousands(responseCount)}</span>
        {responseTrend && <Trend counts={responseTrend} title={t('list.trend', { count: recent, total: formatThousands(recent) })} />}
      </td>
      <td className={styles.quiet}>{formatMoment(updatedAt)}</td>
      <td className={styles.actions}>
        <span className={styles.links}>
          <Link to={surveyUrl(id)}>{t('list.edit')}</Link>
          <Link to={publishUrl(id)}>{t('list.publish')}</Link>
          <Link to={reportUrl(id)}>{t('list.report')}</Link>
        </span>
        <RowMenu survey={survey} />
      </td>
    </tr>
  );
}

export function SurveyTable({ surveys }: { surveys: readonly SurveyRowFragment[] }) {
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
}

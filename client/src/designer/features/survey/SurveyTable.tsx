import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../shared/moment';
import { publishUrl, reportUrl, surveyUrl } from '../../shared/routes';
import { StatusDot } from '../../shared/StatusDot';
import { selectionOf } from './lists/selection';
import { RowMenu } from './RowMenu';
import type { SurveyRowFragment, SurveySortBy } from './survey.generated';
import styles from './table.module.css';
import { Trend } from './Trend';
import type { ListSort } from './useListView';

interface SurveyTableRowProps {
  survey: SurveyRowFragment;
  isSelected: boolean;
  onSelect: () => void;
}

/** Row of one survey. Its title links to the report while it collects, and to the editor otherwise. */
function SurveyTableRow({ survey, isSelected, onSelect }: SurveyTableRowProps) {
  const { t } = useTranslation('survey');
  const { id, title, status, responseCount, responseTrend, createdAt, updatedAt, tags } = survey;
  const isRunning = status === 'RUNNING';

  return (
    <tr>
      <td className={styles.pick}>
        <input type="checkbox" checked={isSelected} onChange={onSelect} aria-label={t('list.select', { title })} />
      </td>
      <td className={styles.main}>
        <Link className={styles.title} to={isRunning ? reportUrl(id) : surveyUrl(id)}>
          {title}
        </Link>
        <StatusDot status={status} />
        {tags && tags.length > 0 && <span className={styles.tags}>{tags.join(' · ')}</span>}
      </td>
      <td className={styles.responses}>
        <span className={styles.figure}>{formatThousands(responseCount)}</span>
        {responseTrend && <Trend counts={responseTrend} />}
      </td>
      <td className={`${styles.quiet} ${styles.roomy}`}>{formatMoment(createdAt)}</td>
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

const COLUMNS = ['TITLE', 'RESPONSES', 'CREATED', 'UPDATED'] as const;
const LOOKS = { TITLE: undefined, RESPONSES: styles.wide, CREATED: `${styles.date} ${styles.roomy}`, UPDATED: styles.date };

interface SurveyTableProps {
  surveys: readonly SurveyRowFragment[];
  sort: ListSort;
  /** Sorts by a column; by the same again turns the order. */
  onSort: (by: SurveySortBy) => void;
  selected: readonly string[];
  onSelect: (surveyIds: readonly string[]) => void;
}

/** A page of the list. Its heads sort, and its boxes select. */
export function SurveyTable({ surveys, sort, onSort, selected, onSelect }: SurveyTableProps) {
  const { t } = useTranslation('survey');
  const selection = selectionOf(surveys, selected, onSelect);

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.pick}>
            <input type="checkbox" checked={selection.isWhole} onChange={selection.toggleAll} aria-label={t('list.selectAll')} />
          </th>
          {COLUMNS.map((column) => (
            <th
              key={column}
              scope="col"
              className={LOOKS[column]}
              aria-sort={sort.by === column ? (sort.descending ? 'descending' : 'ascending') : undefined}
            >
              <button type="button" className={styles.sort} onClick={() => onSort(column)}>
                {t(`list.column.${column}`)}
              </button>
            </th>
          ))}
          <th scope="col" className={`${styles.tools} ${styles.end}`}>
            {t('list.column.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {surveys.map((survey) => (
          <SurveyTableRow
            key={survey.id}
            survey={survey}
            isSelected={selection.has(survey.id)}
            onSelect={() => selection.toggle(survey.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

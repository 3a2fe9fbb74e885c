import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../shared/moment';
import { publishUrl, reportUrl, surveyUrl } from '../../shared/routes';
import { StatusDot } from '../../shared/StatusDot';
import { addShelfTexts } from './shelf/shelf-texts';
import { selectionOf } from './lists/selection';
import { RowMenu } from './RowMenu';
import type { SurveyRowFragment } from './survey.generated';
import { Trend } from './Trend';
import styles from './SurveyCards.module.css';

addShelfTexts();

interface SurveyCardProps {
  survey: SurveyRowFragment;
  isSelected: boolean;
  onSelect: () => void;
}

/** One survey. Its title leads where the row of the table does: to the report while it collects, and to the editor otherwise. */
function SurveyCard({ survey, isSelected, onSelect }: SurveyCardProps) {
  const { t } = useTranslation(['survey', 'shelf']);
  const { id, title, status, responseCount, responseTrend, updatedAt, tags } = survey;

  return (
    <li className={styles.card} data-selected={isSelected || undefined}>
      <div className={styles.top}>
        <input type="checkbox" checked={isSelected} onChange={onSelect} aria-label={t('list.select', { title })} />
        <StatusDot status={status} />
        <RowMenu survey={survey} />
      </div>
      <h2 className={styles.title}>
        <Link to={status === 'RUNNING' ? reportUrl(id) : surveyUrl(id)}>{title}</Link>
      </h2>
      {tags && tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <p className={styles.responses}>
        <span className={styles.figure}>{formatThousands(responseCount)}</span>
        <span className={styles.unit}>{t('shelf:responses', { count: responseCount })}</span>
        {responseTrend && <Trend counts={responseTrend} />}
      </p>
      <div className={styles.foot}>
        <span className={styles.changed}>{t('shelf:updated', { moment: formatMoment(updatedAt) })}</span>
        <Link to={publishUrl(id)}>{t('list.publish')}</Link>
      </div>
    </li>
  );
}

interface SurveyCardsProps {
  surveys: readonly SurveyRowFragment[];
  selected: readonly string[];
  onSelect: (surveyIds: readonly string[]) => void;
}

/** A page of the list as cards. */
export function SurveyCards({ surveys, selected, onSelect }: SurveyCardsProps) {
  const selection = selectionOf(surveys, selected, onSelect);

  return (
    <ul className={styles.cards}>
      {surveys.map((survey) => (
        <SurveyCard key={survey.id} survey={survey} isSelected={selection.has(survey.id)} onSelect={() => selection.toggle(survey.id)} />
      ))}
    </ul>
  );
}

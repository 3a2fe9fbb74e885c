import { useTranslation } from 'react-i18next';
import { useAddressQuery } from '../../shared/useAddressQuery';
import { QuietSwitch } from '../../shared/QuietSwitch';
import type { ResponseFilter } from '../../shared/response-filter/response-filter';
import { Collection } from './Collection';
import { DocumentButton } from './document/DocumentButton';
import { DropOff } from './DropOff';
import { QuestionCard } from './QuestionCard';
import type { ReportFragment } from './report.generated';
import styles from './report.module.css';

const VIEWS = ['questions', 'collection'] as const;

export type ReportView = (typeof VIEWS)[number];

/** The address keeps which part of the report is shown. */
export function useAddressView() {
  const [query, setQuery] = useAddressQuery();
  const show = (view: ReportView) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (view === 'questions') next.delete('view');
      else next.set('view', view);
      return next;
    });
  return { view: VIEWS.find((one) => one === query.get('view')) ?? 'questions', show };
}

interface ReportBodyProps {
  report: ReportFragment;
  surveyId: string;
  /** Title of the survey. */
  title: string;
  filter: ResponseFilter;
  view: ReportView;
  onView: (view: ReportView) => void;
}

/** The part of the report that is chosen, below a switch between them. */
export function ReportBody({ report, surveyId, title, filter, view, onView }: ReportBodyProps) {
  const { t } = useTranslation('report');
  const { questions, collection, total, updatedAt } = report;

  return (
    <>
      <div className={styles.views}>
        <QuietSwitch
          label={t('view.label')}
          choices={VIEWS.map((key) => ({ key, name: t(`view.${key}`) }))}
          chosen={view}
          onChange={onView}
        />
        {(view === 'questions' || collection) && (
          <DocumentButton {...{ surveyId, title, total, updatedAt, filter }} part={t(`view.${view}`)} />
        )}
      </div>
      {view === 'questions' &&
        questions.map((question) => <QuestionCard key={question.nodeId} question={question} surveyId={surveyId} total={total} />)}
      {view === 'collection' && collection && <Collection collection={collection} surveyId={surveyId} />}
      {view === 'collection' && <DropOff surveyId={surveyId} filter={filter} />}
      {view === 'collection' && !collection && <p className={styles.note}>{t('collection.failed')}</p>}
    </>
  );
}

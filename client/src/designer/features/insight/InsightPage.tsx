import { ReloadOutlined } from '@ant-design/icons';
import { formatThousands } from '@wence/schema';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onReconnect } from '../../../graphql/reconnect';
import { insight as en } from '../../i18n/en/insight';
import { addTexts } from '../../i18n/init';
import { insight as zhCN } from '../../i18n/zh-CN/insight';
import { ReportLayout } from '../../layout/ReportLayout';
import { LinkButton } from '../../shared/LinkButton';
import { formatMoment } from '../../shared/moment';
import { ProgressOverlay } from '../../shared/progress/ProgressOverlay';
import { FilterChips } from '../../shared/response-filter/FilterChips';
import { filterInput, isFiltering, NO_FILTER, type ResponseFilter } from '../../shared/response-filter/response-filter';
import { useAddressFilter } from '../../shared/response-filter/useAddressFilter';
import { publishUrl } from '../../shared/routes';
import { ReportFailed, ReportProgress, SAID_BY_PROGRESS } from '../../shared/report-progress/ReportProgress';
import { PageSkeleton, SkeletonLines } from '../../shared/state/PageSkeleton';
import { StateMessage } from '../../shared/state/StateMessage';
import { useSurveyId } from '../../shared/useSurveyId';
import { arranged, useCardChoices } from './card-choices';
import { type InsightPageQuery, useInsightPageQuery } from './insight.generated';
import styles from './InsightPage.module.css';
import { InsightCard } from './InsightCard';

type Report = InsightPageQuery['insightReport'];

const addInsightTexts = (): void => addTexts('insight', { 'zh-CN': zhCN, en });

const CARDS = [
  [20, 60, 92],
  [20, 48, 71],
  [20, 70, 83],
] as const;

const InsightSkeleton = ({ surveyId }: { surveyId: string }) => (
  <div className={styles.column}>
    <ReportProgress surveyId={surveyId} />
    {CARDS.map((widths) => (
      <div key={widths.join()} className={styles.skeleton}>
        <SkeletonLines widths={widths} />
      </div>
    ))}
  </div>
);

/** Loads the findings. While those of another filter load, those before stay: nothing jumps, nothing flashes. */
function useInsights(surveyId: string, filter: ResponseFilter) {
  const { data, previousData, error, refetch } = useInsightPageQuery({
    variables: { surveyId, filter: filterInput(filter) },
    fetchPolicy: 'cache-and-network',
    context: SAID_BY_PROGRESS,
  });
  const before = previousData?.survey.id === surveyId ? previousData : undefined;

  useEffect(() => onReconnect(() => void refetch()), [refetch]);

  return {
    page: data ?? before,
    isStale: data === undefined && before !== undefined,
    failed: error !== undefined && data === undefined,
    retry: () => void refetch(),
  };
}

/** How many pairs were compared, and which were not. */
function ScanNote({ scan: { tested, tooFew, cut, cutCodes } }: Pick<Report, 'scan'>) {
  const { t } = useTranslation('insight');
  const notes = [
    t('tested', { tested: formatThousands(tested) }),
    ...(tooFew > 0 ? [t('tooFew', { n: formatThousands(tooFew) })] : []),
    ...(cut > 0 ? [t('cut', { n: formatThousands(cut), codes: cutCodes.join(' ') })] : []),
  ];
  return <p className={styles.note}>{notes.join(' ')}</p>;
}

interface FindingsProps {
  surveyId: string;
  report: Report;
  filter: ResponseFilter;
}

/** The cards, pinned ones first, and those put away to be had again. */
function Findings({ surveyId, report, filter }: FindingsProps) {
  const { t } = useTranslation('insight');
  const { choices, togglePin, hide, showAll } = useCardChoices(surveyId);
  const { shown, hidden } = arranged(report.cards, choices);

  return (
    <>
      {report.smallBase && <output className={styles.banner}>{t('smallSample')}</output>}
      <h2 className="visually-hidden">{t('cards')}</h2>
      {report.cards.length === 0 && <p className={styles.note}>{t('none')}</p>}
      {shown.map((card) => (
        <InsightCard
          key={card.cardId}
          surveyId={surveyId}
          card={card}
          filter={filter}
          isPinned={choices.pinned.includes(card.cardId)}
          onPin={() => togglePin(card.cardId)}
          onHide={() => hide(card.cardId)}
        />
      ))}
      {hidden > 0 && (
        <p className={styles.hidden}>
          {t('hidden', { n: hidden })}
          <Button type="link" onClick={showAll}>
            {t('showHidden')}
          </Button>
        </p>
      )}
      <ScanNote scan={report.scan} />
    </>
  );
}

interface NothingProps {
  surveyId: string;
  isFiltered: boolean;
  onClear: () => void;
}

function Nothing({ surveyId, isFiltered, onClear }: NothingProps) {
  const { t } = useTranslation('insight');
  if (isFiltered) {
    return (
      <StateMessage title={t('emptyFilter')} help={t('emptyFilterHelp')}>
        <Button onClick={onClear}>{t('clearFilter')}</Button>
      </StateMessage>
    );
  }
  return (
    <StateMessage title={t('empty')} help={t('emptyHelp')}>
      <LinkButton to={publishUrl(surveyId)}>{t('toPublish')}</LinkButton>
    </StateMessage>
  );
}

addInsightTexts();

/** Smart insight of a survey: what is worth a look in its responses, each with its base and its test. */
export function InsightPage() {
  const { t } = useTranslation('insight');
  const surveyId = useSurveyId();
  const { filter, change } = useAddressFilter();
  const { page, isStale, failed, retry } = useInsights(surveyId, filter);
  const isFiltered = isFiltering(filter);
  const report = page?.insightReport;

  return (
    <ReportLayout surveyId={surveyId} active="insight" survey={page?.survey}>
      <ProgressOverlay />
      {failed && <ReportFailed surveyId={surveyId} onRetry={retry} />}
      {!failed && report === undefined && (
        <PageSkeleton>
          <InsightSkeleton surveyId={surveyId} />
        </PageSkeleton>
      )}
      {!failed && page && report && (
        <div className={styles.column} aria-busy={isStale}>
          {(report.base > 0 || isFiltered) && (
            <div className={styles.bar}>
              <output className={styles.base}>{t('base', { base: formatThousands(report.base) })}</output>
              <FilterChips surveyId={surveyId} filter={filter} versions={page.survey.versions ?? []} onChange={change} />
              <span className={styles.updated}>{t('updated', { at: formatMoment(report.updatedAt) })}</span>
              <Button
                className={styles.refresh}
                type="text"
                icon={<ReloadOutlined />}
                aria-label={t('refresh')}
                title={t('refresh')}
                onClick={retry}
              />
            </div>
          )}
          {report.base === 0 && <Nothing surveyId={surveyId} isFiltered={isFiltered} onClear={() => change(NO_FILTER)} />}
          {report.base > 0 && <Findings key={surveyId} surveyId={surveyId} report={report} filter={filter} />}
        </div>
      )}
    </ReportLayout>
  );
}

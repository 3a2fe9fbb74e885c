import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ResponseFilter } from '../../shared/response-filter/response-filter';
import { SkeletonLines } from '../../shared/state/PageSkeleton';
import report from './report.module.css';
import { useDropOffQuery } from './report.generated';
import { FunnelCard } from './FunnelCard';
import { PagesCard } from './PagesCard';
import { visitFilterInput } from './visit-filter';

/** Visits make no news by themselves: an open report asks again after so many milliseconds. */
const ASKED_EVERY = 30_000;

interface DropOffProps {
  surveyId: string;
  filter: ResponseFilter;
  /** Shown only if anybody has opened the survey, and without a word otherwise. */
  isQuiet?: boolean;
}

/** How many of those who opened the survey submitted it, and on which page the others left. */
export function DropOff({ surveyId, filter, isQuiet = false }: DropOffProps) {
  const { t } = useTranslation('report');
  const { data, previousData, error, refetch } = useDropOffQuery({
    variables: { surveyId, filter: visitFilterInput(filter) },
    fetchPolicy: 'cache-and-network',
    pollInterval: ASKED_EVERY,
    skipPollAttempt: () => document.hidden,
    context: { quiet: 'all' },
  });
  const figures = (data ?? previousData)?.survey.dropOff;

  if (!figures || figures.opened === 0) {
    if (isQuiet) return null;
    const isLoading = !error && data === undefined;
    return (
      <article className={report.card} aria-label={t('dropOff.funnel')} aria-busy={isLoading}>
        <h3 className={report.title}>{t('dropOff.funnel')}</h3>
        {isLoading && <SkeletonLines widths={[80, 62, 71]} />}
        {!isLoading && <p className={report.note}>{t(figures ? 'dropOff.none' : 'dropOff.failed')}</p>}
        {!isLoading && !figures && <Button onClick={() => void refetch()}>{t('dropOff.retry')}</Button>}
      </article>
    );
  }
  return (
    <>
      <FunnelCard figures={figures} surveyId={surveyId} filter={filter} />
      {figures.pages.length > 1 && <PagesCard pages={figures.pages} surveyId={surveyId} left={figures.left} />}
    </>
  );
}

import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { response as en } from '../../i18n/en/response';
import { addTexts } from '../../i18n/init';
import { review as reviewEn } from '../../i18n/en/review';
import { response as zhCN } from '../../i18n/zh-CN/response';
import { review as reviewZhCN } from '../../i18n/zh-CN/review';
import { ReportLayout } from '../../layout/ReportLayout';
import { LinkButton } from '../../shared/LinkButton';
import { ProgressOverlay } from '../../shared/progress/ProgressOverlay';
import { isFiltering, NO_FILTER } from '../../shared/response-filter/response-filter';
import { publishUrl } from '../../shared/routes';
import { ReportFailed, ReportProgress } from '../../shared/report-progress/ReportProgress';
import { PageSkeleton, SkeletonLines } from '../../shared/state/PageSkeleton';
import { StateMessage } from '../../shared/state/StateMessage';
import { useSurveyId } from '../../shared/useSurveyId';
import { BaseLine } from './BaseLine';
import { useChosenColumns } from './chosen-columns';
import { parameterColumns, questionColumns, sortKeys } from './columns';
import styles from './DetailPage.module.css';
import { type OpenResponse, useListAddress } from './list-address';
import { ListBar } from './ListBar';
import { OpenedResponse } from './OpenedResponse';
import { ResponsePager } from './ResponsePager';
import { ResponseTable } from './ResponseTable';
import { NO_REVIEW, reviewInput } from '../../shared/response-filter/review-filter';
import { useEditGuard } from './useEditGuard';
import { useQuality } from './useQuality';
import { useReaders } from './useReaders';
import { useResponseList } from './useResponseList';
import { useReview } from './useReview';
import { useSelection } from './useSelection';
import { useVersions } from './useVersions';

function addResponseTexts(): void {
  addTexts('response', { 'zh-CN': zhCN, en });
  addTexts('review', { 'zh-CN': reviewZhCN, en: reviewEn });
}

const ROWS = [78, 92, 64, 86, 71, 90, 58] as const;

function NoResponses({ surveyId, isRunning }: { surveyId: string; isRunning: boolean }) {
  const { t } = useTranslation('response');
  return (
    <StateMessage title={t('emptyTitle')} help={t(isRunning ? 'emptyRunning' : 'emptyHelp')}>
      <LinkButton to={publishUrl(surveyId)}>{t(isRunning ? 'toLink' : 'toPublish')}</LinkButton>
    </StateMessage>
  );
}

addResponseTexts();

/** /data/detail/{surveyId}: all responses of a survey, page by page, and one of them beside the list. */
export function DetailPage() {
  const { t } = useTranslation(['response', 'review']);
  const surveyId = useSurveyId();
  const { address, go, linkTo } = useListAddress();
  const { survey, list, isBusy, failed, retry, newCount, reload } = useResponseList(surveyId, address);
  const edges = useMemo(() => list?.edges ?? [], [list]);
  const rows = useMemo(() => edges.map(({ node }) => node), [edges]);
  const published = survey?.publishedVersion;
  const needed = [...(published ? [published] : []), ...rows.map(({ version }) => version)];
  const { versions, isComplete, failed: versionsFailed, retry: retryVersions } = useVersions(surveyId, needed);
  const definitions = useMemo(() => {
    const newestFirst = [...versions].toSorted(([one], [two]) => Number(two === published) - Number(one === published) || two - one);
    return newestFirst.flatMap(([, definition]) => definition ?? []);
  }, [versions, published]);
  const offered = useMemo(() => ({ questions: questionColumns(definitions), parameters: parameterColumns(definitions) }), [definitions]);
  const choice = useChosenColumns(surveyId, offered, rows);
  const { shown } = choice;
  const sortable = useMemo(() => sortKeys(definitions, shown), [definitions, shown]);
  const readings = useReaders(rows, versions);
  const qualities = useQuality(rows);

  const isReady = survey !== undefined && list !== undefined && (isComplete || offered.questions.length > 0);
  const isFailed = failed || (versionsFailed && !isReady);
  const selection = useSelection(JSON.stringify([surveyId, address.filter, address.review]), rows);
  const isReviewFiltered = reviewInput(address.review) !== null;
  const review = useReview(surveyId, isReviewFiltered, () => void reload());
  const guard = useEditGuard();
  const open = (response: OpenResponse | null) => guard.leave(() => go({ response }));
  const isFiltered = isFiltering(address.filter) || isReviewFiltered;
  const isFirstPage = address.after === null && address.before === null;

  const showFresh = () => {
    // On the first page the new ones are asked for; elsewhere going there does that.
    if (isFirstPage && address.order === 'newest' && !address.sort) void reload();
    else go({ order: 'newest', sort: null });
  };
  const retryAll = () => {
    retry();
    retryVersions();
  };

  return (
    <ReportLayout surveyId={surveyId} active="detail" survey={survey}>
      <ProgressOverlay />
      <div className={styles.page} data-open={address.response !== null}>
        {isFailed && <ReportFailed surveyId={surveyId} onRetry={retryAll} />}
        {!isFailed && !isReady && (
          <PageSkeleton>
            <div className={styles.skeleton}>
              <ReportProgress surveyId={surveyId} />
              <SkeletonLines widths={ROWS} />
            </div>
          </PageSkeleton>
        )}
        {!isFailed && isReady && (
          <>
            <ListBar
              surveyId={surveyId}
              address={address}
              versions={survey.versions ?? []}
              rows={rows}
              offered={offered}
              choice={choice}
              onImported={published ? () => void reload() : null}
              onGo={go}
            />
            <BaseLine total={list.totalCount} newCount={newCount} selection={selection} review={review} onShow={showFresh} />
            <div className={styles.list} aria-busy={isBusy}>
              {edges.length > 0 && (
                <ResponseTable
                  edges={edges}
                  columns={shown}
                  origins={choice.facts}
                  parameters={choice.parameters}
                  readings={readings}
                  qualities={qualities}
                  openId={address.response?.id ?? null}
                  selection={selection}
                  sorting={{ sort: address.sort, onSort: (sort) => go({ sort }) }}
                  sortKeys={address.review.deleted ? null : sortable}
                  linkTo={linkTo}
                  onOpen={open}
                />
              )}
              {edges.length === 0 && !isFiltered && <NoResponses surveyId={surveyId} isRunning={survey.status === 'RUNNING'} />}
              {edges.length === 0 && isFiltered && (
                <StateMessage
                  title={t(address.review.deleted ? 'review:binTitle' : 'noneTitle')}
                  help={t(address.review.deleted ? 'review:binHelp' : 'noneHelp')}
                >
                  <Button onClick={() => go({ filter: NO_FILTER, review: NO_REVIEW })}>{t('clearFilter')}</Button>
                </StateMessage>
              )}
            </div>
            <ResponsePager pageInfo={list.pageInfo} onGo={go} />
            {address.response && (
              <OpenedResponse
                surveyId={surveyId}
                address={address}
                edges={edges}
                surveyVersions={survey.versions ?? []}
                guard={guard}
                isFiltered={isReviewFiltered}
                onReload={() => void reload()}
                onOpen={open}
              />
            )}
          </>
        )}
      </div>
    </ReportLayout>
  );
}

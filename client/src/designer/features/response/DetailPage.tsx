import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { formatThousands } from '@wence/schema';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { response as en } from '../../i18n/en/response';
import { addTexts } from '../../i18n/init';
import { response as zhCN } from '../../i18n/zh-CN/response';
import { ReportLayout } from '../../layout/ReportLayout';
import { LinkButton } from '../../shared/LinkButton';
import { ProgressOverlay } from '../../shared/progress/ProgressOverlay';
import { QuietSwitch } from '../../shared/QuietSwitch';
import { FilterChips } from '../../shared/response-filter/FilterChips';
import { NO_FILTER } from '../../shared/response-filter/response-filter';
import { publishUrl } from '../../shared/routes';
import { PageSkeleton, SkeletonLines } from '../../shared/state/PageSkeleton';
import { LoadFailed, StateMessage } from '../../shared/state/StateMessage';
import { useSurveyId } from '../../shared/useSurveyId';
import { ColumnChooser } from './ColumnChooser';
import { questionColumns, useChosenColumns } from './columns';
import styles from './DetailPage.module.css';
import { type ListOrder, useListAddress } from './list-address';
import { OpenedResponse } from './OpenedResponse';
import { ResponseTable } from './ResponseTable';
import { useReaders } from './useReaders';
import { useResponseList } from './useResponseList';
import { useVersions } from './useVersions';

const addResponseTexts = (): void => addTexts('response', { 'zh-CN': zhCN, en });

const ORDERS: readonly ListOrder[] = ['newest', 'oldest'];

const ROWS = [78, 92, 64, 86, 71, 90, 58] as const;

function NoResponses({ surveyId, isRunning }: { surveyId: string; isRunning: boolean }) {
  const { t } = useTranslation('response');
  return (
    <StateMessage title={t('emptyTitle')} help={t(isRunning ? 'emptyRunning' : 'emptyHelp')}>
      <LinkButton to={publishUrl(surveyId)}>{t(isRunning ? 'toLink' : 'toPublish')}</LinkButton>
    </StateMessage>
  );
}

interface BaseLineProps {
  total: number;
  newCount: number;
  onShow: () => void;
}

/** How many responses match, and quietly that there are more by now: the list changes only when its reader wants it to. */
function BaseLine({ total, newCount, onShow }: BaseLineProps) {
  const { t } = useTranslation('response');
  return (
    <div className={styles.base}>
      <output>{t('base', { base: formatThousands(total) })}</output>
      <output className={styles.fresh}>
        {newCount > 0 && (
          <>
            {t('fresh', { count: newCount, formatted: formatThousands(newCount) })}
            <Button type="link" size="small" onClick={onShow}>
              {t('showFresh')}
            </Button>
          </>
        )}
      </output>
    </div>
  );
}

interface PagerProps {
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  onGo: (place: { after: string | null } | { before: string | null }) => void;
}

/** On to the next page and back; gone where there is only one. */
function Pager({ pageInfo, onGo }: PagerProps) {
  const { t } = useTranslation(['common', 'response']);
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
  if (!hasNextPage && !hasPreviousPage) return null;
  return (
    <nav className={styles.pager} aria-label={t('response:pages')}>
      <Button icon={<LeftOutlined aria-hidden="true" />} disabled={!hasPreviousPage} onClick={() => onGo({ before: startCursor })}>
        {t('action.previous')}
      </Button>
      <Button
        icon={<RightOutlined aria-hidden="true" />}
        iconPlacement="end"
        disabled={!hasNextPage}
        onClick={() => onGo({ after: endCursor })}
      >
        {t('action.next')}
      </Button>
    </nav>
  );
}

addResponseTexts();

/** /data/detail/{surveyId}: all responses of a survey, page by page, and one of them beside the list. */
export function DetailPage() {
  const { t } = useTranslation('response');
  const surveyId = useSurveyId();
  const { address, go, linkTo } = useListAddress();
  const { survey, list, isBusy, failed, retry, newCount, reload } = useResponseList(surveyId, address);
  const edges = useMemo(() => list?.edges ?? [], [list]);
  const rows = useMemo(() => edges.map(({ node }) => node), [edges]);
  const published = survey?.publishedVersion;
  const needed = [...(published ? [published] : []), ...rows.map(({ version }) => version)];
  const { versions, isComplete, failed: versionsFailed, retry: retryVersions } = useVersions(surveyId, needed);
  const columns = useMemo(() => {
    const newestFirst = [...versions].toSorted(([one], [two]) => Number(two === published) - Number(one === published) || two - one);
    return questionColumns(newestFirst.flatMap(([, definition]) => definition ?? []));
  }, [versions, published]);
  const { shown, isUsual, choose } = useChosenColumns(surveyId, columns);
  const readings = useReaders(rows, versions);

  const isReady = survey !== undefined && list !== undefined && (isComplete || columns.length > 0);
  const isFailed = failed || (versionsFailed && !isReady);
  const isFiltered = Object.values(address.filter).some((value) => value !== null && value.length !== 0);
  const isFirstPage = address.after === null && address.before === null;

  const showFresh = () => {
    // On the first page the new ones are asked for; elsewhere going there does that.
    if (isFirstPage && address.order === 'newest') void reload();
    else go({ order: 'newest' });
  };
  const retryAll = () => {
    retry();
    retryVersions();
  };

  return (
    <ReportLayout surveyId={surveyId} active="detail" survey={survey}>
      <ProgressOverlay />
      <div className={styles.page} data-open={address.response !== null}>
        {isFailed && <LoadFailed onRetry={retryAll} />}
        {!isFailed && !isReady && (
          <PageSkeleton>
            <div className={styles.skeleton}>
              <SkeletonLines widths={ROWS} />
            </div>
          </PageSkeleton>
        )}
        {!isFailed && isReady && (
          <>
            <div className={styles.bar}>
              <FilterChips filter={address.filter} versions={survey.versions ?? []} onChange={(filter) => go({ filter })} />
              <div className={styles.look}>
                <QuietSwitch
                  label={t('order.label')}
                  choices={ORDERS.map((key) => ({ key, name: t(`order.${key}`) }))}
                  chosen={address.order}
                  onChange={(order) => go({ order })}
                />
                <ColumnChooser columns={columns} shown={shown} isUsual={isUsual} onChoose={choose} />
              </div>
            </div>
            <BaseLine total={list.totalCount} newCount={newCount} onShow={showFresh} />
            <div className={styles.list} aria-busy={isBusy}>
              {edges.length > 0 && (
                <ResponseTable
                  edges={edges}
                  columns={shown}
                  readings={readings}
                  openId={address.response?.id ?? null}
                  linkTo={linkTo}
                  onOpen={(response) => go({ response })}
                />
              )}
              {edges.length === 0 && !isFiltered && <NoResponses surveyId={surveyId} isRunning={survey.status === 'RUNNING'} />}
              {edges.length === 0 && isFiltered && (
                <StateMessage title={t('noneTitle')} help={t('noneHelp')}>
                  <Button onClick={() => go({ filter: NO_FILTER })}>{t('clearFilter')}</Button>
                </StateMessage>
              )}
            </div>
            <Pager pageInfo={list.pageInfo} onGo={go} />
            {address.response && (
              <OpenedResponse
                surveyId={surveyId}
                address={address}
                edges={edges}
                surveyVersions={survey.versions ?? []}
                onOpen={(response) => go({ response })}
              />
            )}
          </>
        )}
      </div>
    </ReportLayout>
  );
}

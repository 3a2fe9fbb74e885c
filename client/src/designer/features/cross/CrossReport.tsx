import { formatThousands, LIMITS } from '@wence/schema';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../graphql/server-fault';
import { onReconnect } from '../../../graphql/reconnect';
import { FilterChips } from '../../shared/response-filter/FilterChips';
import { filterInput } from '../../shared/response-filter/response-filter';
import { ReportFailed, ReportProgress, SAID_BY_PROGRESS } from '../../shared/report-progress/ReportProgress';
import { PageSkeleton, SkeletonLines } from '../../shared/state/PageSkeleton';
import { StateMessage } from '../../shared/state/StateMessage';
import { bannersOf } from './banner';
import { type CrossAddress, useCrossAddress } from './cross-address';
import { type CrossPageQuery, useCrossTablesQuery } from './cross.generated';
import styles from './cross.module.css';
import { type CrossVariable, withDivisionNames } from './cross-variables';
import { CrossBar } from './CrossBar';
import { CrossCard } from './CrossCard';
import { CrossSetup } from './CrossSetup';
import { ReadingNotes } from './ReadingNotes';
import { CONFIDENCE } from './saved-setup';
import { SavedTables } from './SavedTables';
import { useOpenTable } from './useSavedTables';

/** Loads the tables that the address asks for. While others load, those before stay: nothing jumps, nothing flashes. */
function useTables(surveyId: string, { rows, columns, nested, confidence, bonferroni, filter }: CrossAddress) {
  const isChosen = rows.length > 0 && columns.length > 0;
  const test = confidence === 'off' ? null : { confidence: CONFIDENCE[confidence], bonferroni };
  const { data, previousData, error, refetch, loading } = useCrossTablesQuery({
    variables: { surveyId, rows: [...rows], columns: [...columns], nested: [...nested], filter: filterInput(filter), test },
    fetchPolicy: 'cache-and-network',
    // Too many pairs are said on the page, next to the choice that made them.
    context: { quiet: [...SAID_BY_PROGRESS.quiet, 'A0400'] },
    skip: !isChosen,
  });

  useEffect(() => onReconnect(() => void (isChosen && refetch())), [isChosen, refetch]);

  return {
    isChosen,
    report: isChosen ? (data ?? previousData)?.crossReport : undefined,
    isStale: loading && data === undefined,
    failed: error !== undefined && data === undefined,
    hasTooManyPairs: serverFault(error)?.fields?.some(({ field, rule }) => field.startsWith('nested') && rule === 'tooMany') ?? false,
    retry: () => void refetch(),
  };
}

const namedIn = ({ rows, columns, nested }: CrossAddress): number => rows.length + columns.length + nested.length;

/** The ids of an address that can be crossed. Others may be those of questions that no longer exist. */
function withoutMissing(address: CrossAddress, variables: readonly CrossVariable[]) {
  const known = new Set(variables.map(({ localId }) => localId));
  const [rows, columns] = [address.rows, address.columns].map((ids) => ids.filter((id) => known.has(id)));
  const nested = address.nested.filter(({ inner }) => known.has(inner));
  const shown: CrossAddress = { ...address, rows: rows ?? [], columns: columns ?? [], nested };
  return { shown, missing: namedIn(address) - namedIn(shown) };
}

export const CrossSkeleton = ({ surveyId }: { surveyId: string }) => (
  <div className={styles.skeleton}>
    <ReportProgress surveyId={surveyId} />
    <SkeletonLines widths={[30, 100, 100, 100, 100, 60]} />
  </div>
);

/** What to do first, with an example that is one press away. */
function Start({ variables, onStart }: { variables: readonly CrossVariable[]; onStart: (change: Partial<CrossAddress>) => void }) {
  const { t } = useTranslation('cross');
  const [column, row] = variables;

  return (
    <StateMessage title={t('start')} help={t('startHelp')}>
      {column && row && (
        <Button className={styles.example} onClick={() => onStart({ rows: [row.localId], columns: [column.localId] })}>
          {t('startWith', { row: row.name, column: column.name })}
        </Button>
      )}
    </StateMessage>
  );
}

interface CrossReportProps {
  survey: CrossPageQuery['survey'];
  variables: readonly CrossVariable[];
}

/** The choice of questions, and the tables made of them. */
export function CrossReport({ survey, variables }: CrossReportProps) {
  const { t } = useTranslation('cross');
  const { address, change } = useCrossAddress();
  const { shown, missing } = withoutMissing(address, variables);
  const { isChosen, report, isStale, failed, hasTooManyPairs, retry } = useTables(survey.id, shown);
  const tables = withDivisionNames(report?.tables ?? []);
  const banners = bannersOf(tables);
  const saved = useOpenTable(survey.id, address);
  const isFilterBroken = !saved.isChanged && (saved.open?.missing.some((place) => place.startsWith('conditions')) ?? false);

  return (
    <>
      <CrossBar
        base={report?.base}
        updatedAt={report?.updatedAt}
        title={survey.title}
        banners={banners}
        measure={shown.measure}
        onRefresh={retry}
      >
        <SavedTables surveyId={survey.id} address={shown} {...saved} onChange={change} />
        <FilterChips
          surveyId={survey.id}
          filter={shown.filter}
          versions={survey.versions ?? []}
          onChange={(filter) => change({ filter })}
        />
      </CrossBar>
      <div className={styles.column}>
        <CrossSetup variables={variables} address={shown} onChange={change} />
        {missing > 0 && <output className={styles.missing}>{t('missing', { count: missing })}</output>}
        {isFilterBroken && <output className={styles.missing}>{t('saved.brokenFilter')}</output>}
        {!isChosen && <Start variables={variables} onStart={change} />}
        {hasTooManyPairs && (
          <output className={styles.missing}>{t('within.tooMany', { most: formatThousands(LIMITS.crossNestedPairs) })}</output>
        )}
        {failed && !isFilterBroken && !hasTooManyPairs && <ReportFailed surveyId={survey.id} onRetry={retry} />}
        {isChosen && !failed && report === undefined && (
          <PageSkeleton>
            <CrossSkeleton surveyId={survey.id} />
          </PageSkeleton>
        )}
        {!failed && report?.base === 0 && <StateMessage title={t('emptyFilter')} help={t('emptyFilterHelp')} />}
        {!failed && report !== undefined && report.base > 0 && (
          <div className={styles.tables} aria-busy={isStale}>
            {banners.map((banner) => (
              <CrossCard key={`${banner.row.localId} ${banner.tables[0]?.column.localId}`} banner={banner} measure={shown.measure} />
            ))}
            <ReadingNotes address={shown} tables={tables} />
          </div>
        )}
      </div>
    </>
  );
}

import { PlusOutlined } from '@ant-design/icons';
import { formatThousands } from '@wence/schema';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shared/lazy-part';
import { LinkButton } from '../../shared/LinkButton';
import { paths, UNFILED } from '../../shared/routes';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { LoadFailed } from '../../shared/state/StateMessage';
import { NoSurveys } from './NoSurveys';
import { Pager, usePager } from './Pager';
import statusChips from './SurveyListPage.module.css';
import { useSurveyListQuery } from './survey.generated';
import styles from './survey.module.css';
import { SurveyTable } from './SurveyTable';
import { CardsSkeleton, TableSkeleton } from './TableSkeleton';
import { useListShape } from './useListShape';
import { LIST_STATUSES, type ListStatus, useListView } from './useListView';
import { useSettled } from './useSettled';

const ShelfFilters = lazyPart(async () => (await import('./shelf/ShelfFilters')).ShelfFilters);
const ListTools = lazyPart(async () => (await import('./ListTools')).ListTools);
const BulkBar = lazyPart(async () => (await import('./shelf/BulkBar')).BulkBar);
const SurveyCards = lazyPart(async () => (await import('./SurveyCards')).SurveyCards);

interface StatusChipsProps {
  value: ListStatus | null;
  onChange: (status: ListStatus | null) => void;
}

function StatusChips({ value, onChange }: StatusChipsProps) {
  const { t } = useTranslation(['common', 'survey']);

  return (
    <fieldset className={statusChips.chips}>
      <legend className="visually-hidden">{t('survey:list.filter')}</legend>
      {[null, ...LIST_STATUSES].map((status) => (
        <button key={status} type="button" className={statusChips.chip} aria-pressed={status === value} onClick={() => onChange(status)}>
          {status ? t(`status.${status}`) : t('survey:list.all')}
        </button>
      ))}
    </fieldset>
  );
}

/** My surveys, as the address says: filtered and sorted. */
export function SurveyListPage() {
  const { t } = useTranslation('survey');
  const { keyword, status, folder, tag, sort, sortBy, sortTo, set, clear } = useListView();
  const [shape, setShape] = useListShape();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const unfiled = folder === UNFILED;
  const pager = usePager([status, folder, tag, sort.by, sort.descending, keyword].join('/'));
  const filter = { keyword: keyword || null, status, folderId: unfiled ? null : folder, unfiled, tag };
  const variables = useSettled({ after: pager.after, filter, sort });
  const { data, previousData, error, refetch } = useSurveyListQuery({ variables, fetchPolicy: 'cache-and-network' });
  // While another page or filter loads, the rows before stay: nothing jumps, nothing flashes.
  const shown = (data ?? previousData)?.surveys;
  const surveys = shown?.edges.map(({ node }) => node) ?? [];
  const count = shown?.totalCount ?? 0;
  const isFiltered = Boolean(keyword || status || folder || tag);
  const isCards = shape === 'cards' && !(shown && surveys.length === 0);
  const bones = isCards ? <CardsSkeleton /> : <TableSkeleton />;

  return (
    <>
      <div className={styles.head}>
        <h1>{t('list.title')}</h1>
        <LinkButton type="primary" icon={<PlusOutlined />} to={paths.create}>
          {t('create.title')}
        </LinkButton>
      </div>
      <div className={styles.filters}>
        <StatusChips value={status} onChange={(next) => set({ status: next })} />
        <Suspense fallback={null}>
          <ShelfFilters folder={folder} tag={tag} onChange={set} />
        </Suspense>
      </div>
      <div className={styles.tools}>
        <output className={styles.count}>
          {shown && t(keyword ? 'list.found' : 'list.count', { count, total: formatThousands(count), keyword })}
        </output>
        {surveys.length > 0 && (
          <Suspense fallback={null}>
            <ListTools
              surveys={surveys}
              shape={shape}
              onShape={setShape}
              sort={sort}
              onSort={sortTo}
              selected={selected}
              onSelect={setSelected}
            />
          </Suspense>
        )}
      </div>
      <section className={isCards && !error ? undefined : styles.card} aria-label={t('list.title')}>
        {error && !shown && <LoadFailed onRetry={() => void refetch()} />}
        {!error && !shown && <PageSkeleton>{bones}</PageSkeleton>}
        {shown && surveys.length === 0 && <NoSurveys isFiltered={isFiltered} onShowAll={clear} />}
        {surveys.length > 0 && !isCards && (
          <SurveyTable surveys={surveys} sort={sort} onSort={sortBy} selected={selected} onSelect={setSelected} />
        )}
        {surveys.length > 0 && isCards && (
          <Suspense fallback={<PageSkeleton>{bones}</PageSkeleton>}>
            <SurveyCards surveys={surveys} selected={selected} onSelect={setSelected} />
          </Suspense>
        )}
      </section>
      {selected.length > 0 && (
        <Suspense fallback={null}>
          <BulkBar surveyIds={selected} onSelect={setSelected} />
        </Suspense>
      )}
      {shown && <Pager pager={pager} pageInfo={shown.pageInfo} />}
    </>
  );
}

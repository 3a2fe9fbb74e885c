import { PlusOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../shared/LinkButton';
import { paths } from '../../shared/routes';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { LoadFailed } from '../../shared/state/StateMessage';
import { NoSurveys } from './NoSurveys';
import { Pager, usePager } from './Pager';
import statusChips from './SurveyListPage.module.css';
import { type SurveyStatus, useSurveyListQuery } from './survey.generated';
import styles from './survey.module.css';
import { SurveyTable } from './SurveyTable';
import { TableSkeleton } from './TableSkeleton';

type ListStatus = Exclude<SurveyStatus, 'RECYCLED'>;

/** The states one can filter by, in the order a survey passes through them. */
const LIST_STATUSES: readonly ListStatus[] = ['DRAFT', 'RUNNING', 'STOPPED'];

/** The filter of the list, kept in the address. An unknown status counts as none. */
function useListFilter() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('status');
  const status = LIST_STATUSES.find((known) => known === asked) ?? null;

  const setStatus = (next: ListStatus | null) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set('status', next);
        else after.delete('status');
        return after;
      },
      { replace: true },
    );

  return { keyword: query.get('keyword') ?? '', status, setStatus, clear: () => setQuery({}, { replace: true }) };
}

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

/** My surveys: filtered by state and keyword, both in the address, so that a list can be linked to and returned to. */
export function SurveyListPage() {
  const { t } = useTranslation('survey');
  const { keyword, status, setStatus, clear } = useListFilter();
  const pager = usePager(`${status}/${keyword}`);
  const { data, previousData, error, refetch } = useSurveyListQuery({
    variables: { after: pager.after, filter: { keyword: keyword || null, status } },
    fetchPolicy: 'cache-and-network',
  });
  // While another page or filter loads, the rows before stay: nothing jumps, nothing flashes.
  const shown = (data ?? previousData)?.surveys;
  const isFiltered = Boolean(keyword || status);

  return (
    <>
      <div className={styles.head}>
        <h1>{t('list.title')}</h1>
        <LinkButton type="primary" icon={<PlusOutlined />} to={paths.create}>
          {t('create.title')}
        </LinkButton>
      </div>
      <div className={styles.filters}>
        <StatusChips value={status} onChange={setStatus} />
        {shown && (
          <output className={styles.count}>
            {keyword ? t('list.found', { count: shown.totalCount, keyword }) : t('list.count', { count: shown.totalCount })}
          </output>
        )}
      </div>
      <section className={styles.card} aria-label={t('list.title')}>
        {error && !shown && <LoadFailed onRetry={() => void refetch()} />}
        {!error && !shown && (
          <PageSkeleton>
            <TableSkeleton />
          </PageSkeleton>
        )}
        {shown && shown.edges.length === 0 && <NoSurveys isFiltered={isFiltered} onShowAll={clear} />}
        {shown && shown.edges.length > 0 && <SurveyTable surveys={shown.edges.map(({ node }) => node)} />}
      </section>
      {shown && <Pager pager={pager} pageInfo={shown.pageInfo} />}
    </>
  );
}

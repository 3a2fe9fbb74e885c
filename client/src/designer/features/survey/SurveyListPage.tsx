import { PlusOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes';
import { LinkButton } from '../../shared/LinkButton';
import { LoadFailed } from '../../shared/state/LoadFailed';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { NoSurveys } from './NoSurveys';
import { Pager } from './Pager';
import { StatusChips } from './StatusChips';
import { SurveyTable } from './SurveyTable';
import styles from './survey.module.css';
import { useSurveyListQuery } from './survey.generated';
import { TableSkeleton } from './TableSkeleton';
import { useListFilter } from './useListFilter';
import { usePager } from './usePager';

/** My surveys: filtered by state and keyword, both in the address, so that a list can be linked to and returned to. */
export const SurveyListPage = () => {
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
};

import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { SkeletonLines, useIsDelayed } from '../../../shared/state/PageSkeleton';
import { LoadFailed } from '../../../shared/state/StateMessage';
import { ItemRow } from './ItemRow';
import { useLibraryItemsQuery } from './library.generated';
import styles from './library.module.css';
import { QUIET } from './quiet';

interface ItemsWanted {
  readonly categoryId?: string;
  readonly common: boolean;
  readonly keyword?: string;
}

/** Questions of a library, a page at a time; asked for anew whenever they are shown. */
function useItems({ categoryId, common, keyword }: ItemsWanted) {
  const variables = { categoryId, common, keyword };
  const { data, error, refetch, fetchMore } = useLibraryItemsQuery({ variables, fetchPolicy: 'network-only', context: QUIET });
  const page = data?.libraryItems;
  return {
    items: page?.edges.map(({ node }) => node) ?? null,
    hasFailed: error !== undefined && !page,
    retry: () => void refetch().catch(() => undefined),
    /** Shows the next page, if there is one. */
    more: page?.pageInfo.hasNextPage
      ? () =>
          fetchMore({
            variables: { ...variables, after: page.pageInfo.endCursor },
            updateQuery: (before, { fetchMoreResult: { libraryItems: next } }) => ({
              libraryItems: { ...next, edges: [...before.libraryItems.edges, ...next.edges] },
            }),
          }).catch(() => undefined)
      : null,
  };
}

interface ItemListProps extends ItemsWanted {
  readOnly: boolean;
  /** Text shown if the list is empty. */
  empty: string;
}

const BONES = [90, 70, 80];

/** The questions of a category, or what a search found. */
export function ItemList({ readOnly, empty, ...wanted }: ItemListProps) {
  const { t } = useTranslation('library');
  const { items, hasFailed, retry, more } = useItems(wanted);
  const isLate = useIsDelayed();
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  if (!items) return isLate ? <div className={styles.bones}>{<SkeletonLines widths={BONES} />}</div> : null;
  if (items.length === 0) return <p className={styles.nothing}>{empty}</p>;
  return (
    <>
      <ul className={styles.items}>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} readOnly={readOnly} />
        ))}
      </ul>
      {more && (
        <Button type="link" size="small" onClick={() => void more()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

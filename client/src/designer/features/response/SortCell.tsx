import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LineGlyph } from '../../shared/LineGlyph';
import type { ListSort } from './list-address';
import styles from './SortCell.module.css';

/** The sort of a list, and the way to change it. */
export interface Sorting {
  readonly sort: ListSort | null;
  readonly onSort: (sort: ListSort | null) => void;
}

interface SortCellProps {
  className?: string | undefined;
  /** Key of the column; null: the list cannot be sorted by it. */
  column: string | null;
  sorting: Sorting;
  children: ReactNode;
}

const GLYPHS = {
  none: 'M4 5l2-2 2 2M4 7l2 2 2-2',
  ascending: 'M6 9.5v-7M3.5 5L6 2.5 8.5 5',
  descending: 'M6 2.5v7M3.5 7L6 9.5 8.5 7',
} as const;

/** The head of a column. One press sorts by it, the next turns round, and one more goes back to the order in which responses came. */
export function SortCell({ className, column, sorting: { sort, onSort }, children }: SortCellProps) {
  const { t } = useTranslation('response');
  if (column === null)
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    );
  const isFalling = sort?.column === column && sort.isFalling;
  const state = sort?.column !== column ? 'none' : isFalling ? 'descending' : 'ascending';
  const press = () => onSort(isFalling ? null : { column, isFalling: state === 'ascending' });
  return (
    <th scope="col" className={className} aria-sort={state}>
      <button type="button" className={styles.button} title={t('sort')} data-sort={state} onClick={press}>
        <span className={styles.name}>{children}</span>
        <LineGlyph size={12} path={GLYPHS[state]} />
      </button>
    </th>
  );
}

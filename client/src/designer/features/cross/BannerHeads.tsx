import { readableText } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { beginsGroup, columnsName } from './banner';
import type { HeadIds } from './banner-heads';
import { Retired } from './BannerRows';
import styles from './BannerTable.module.css';
import type { CrossTableFragment } from './cross.generated';

interface BannerHeadsProps {
  tables: readonly CrossTableFragment[];
  heads: HeadIds;
}

/** The titles of the columns of one table. */
function ColumnHeads({ table, heads, rowSpan }: { table: CrossTableFragment; heads: HeadIds; rowSpan: number }) {
  return table.columns.map(({ title, letter, retired }, place) => (
    <th
      key={letter}
      id={heads.column(letter)}
      scope="col"
      rowSpan={rowSpan}
      className={beginsGroup(table, place) ? `${styles.column} ${styles.begins}` : styles.column}
    >
      {readableText(title)}
      <Retired when={retired} />
      <span className={styles.letter}>{letter}</span>
    </th>
  ));
}

/** The categories that the columns of one table are nested in. */
function OuterHeads({ table, heads }: { table: CrossTableFragment; heads: HeadIds }) {
  return table.groups.map(({ code, title, retired, span }, place) => (
    <th
      key={`${code} ${title}`}
      id={heads.outer(table, place)}
      scope="colgroup"
      colSpan={span}
      className={`${styles.outer} ${styles.begins}`}
    >
      {readableText(title)}
      <Retired when={retired} />
    </th>
  ));
}

/** The titles of the columns, below those of the categories that they are nested in and of their questions; every question begins with all of its respondents. */
export function BannerHeads({ tables, heads }: BannerHeadsProps) {
  const { t } = useTranslation('cross');
  const below = tables.some(({ inner }) => inner !== null) ? 2 : 1;

  return (
    <thead>
      <tr>
        <th rowSpan={below + 1} scope="col" className={styles.corner}>
          {t('option')}
        </th>
        {tables.map((table) => (
          <th
            key={table.column.localId}
            id={heads.question(table)}
            scope="colgroup"
            colSpan={table.columns.length + 1}
            className={styles.group}
          >
            <span className={styles.groupName}>{columnsName(table)}</span>
            <Retired when={table.column.retired || table.inner?.retired === true} />
          </th>
        ))}
      </tr>
      <tr>
        {tables.flatMap((table) => [
          <th key={table.column.localId} id={heads.total(table)} scope="col" rowSpan={below} className={`${styles.first} ${styles.column}`}>
            {t('total')}
          </th>,
          table.inner ? (
            <OuterHeads key={`${table.column.localId} outer`} table={table} heads={heads} />
          ) : (
            <ColumnHeads key={`${table.column.localId} columns`} table={table} heads={heads} rowSpan={below} />
          ),
        ])}
      </tr>
      {below > 1 && (
        <tr>{tables.map((table) => table.inner && <ColumnHeads key={table.column.localId} table={table} heads={heads} rowSpan={1} />)}</tr>
      )}
    </thead>
  );
}

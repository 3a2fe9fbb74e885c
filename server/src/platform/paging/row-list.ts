import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { OrderedList, Reach } from './page.js';

/** Values of the columns that order a list, the most important one first. */
export type RowPlace = readonly (number | string)[];

/** How a list of rows is ordered, and how its cursors are written. */
export interface RowOrder<Row> {
  /** Columns, with the alias of the query, that are unique together, the most important one first. */
  readonly columns: readonly string[];
  readonly descending: boolean;
  cursorOf(row: Row): string;
  placeOf(cursor: string): RowPlace | null;
}

/** The rows of a query as a list to be paged through. An index on the columns, after those that the query fixes, makes every page cheap. */
export function rowList<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  order: RowOrder<NoInfer<Row>>,
): OrderedList<Row, RowPlace> {
  return {
    cursorOf: (row) => order.cursorOf(row),
    placeOf: (cursor) => order.placeOf(cursor),
    count: () => query.clone().getCount(),
    read({ from, including, backward, most }: Reach<RowPlace>) {
      const rows = query.clone();
      const falling = order.descending !== backward;
      if (from) {
        const values = Object.fromEntries(from.map((value, index) => [`place${index}`, value]));
        rows.andWhere(`(${beyond(order.columns, falling ? '<' : '>', including)})`, values);
      }
      for (const column of order.columns) rows.addOrderBy(column, falling ? 'DESC' : 'ASC');
      return rows.limit(most).getMany();
    },
  };
}

/** The condition of rows that stand behind a place: two columns, falling, give `a < x OR (a = x AND b < y)`. */
function beyond(columns: readonly string[], sign: '<' | '>', including: boolean): string {
  const alternatives = columns.map((column, index) => {
    const same = columns.slice(0, index).map((each, place) => `${each} = :place${place}`);
    const isLast = index === columns.length - 1;
    return [...same, `${column} ${sign}${isLast && including ? '=' : ''} :place${index}`].join(' AND ');
  });
  return alternatives.map((each) => `(${each})`).join(' OR ');
}

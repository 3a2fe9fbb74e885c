import type { SelectQueryBuilder } from 'typeorm';
import { type Aged, readCursor, writeCursor } from './age-cursor.js';
import { type Page, pageOf } from './page.js';
import type { PageQuery } from './page-request.js';
import { rowList } from './row-list.js';

/** A page of these rows, newest first. A0400: arguments of both directions, a size outside 1 to 100, a strange cursor. */
export function pageByAge<Row extends Aged>(rows: SelectQueryBuilder<Row>, query: PageQuery): Promise<Page<Row>> {
  const { alias } = rows;
  const list = rowList(rows, {
    columns: [`${alias}.createdAt`, `${alias}.id`],
    descending: true,
    cursorOf: writeCursor,
    placeOf(cursor) {
      const place = readCursor(cursor);
      return place && [place.createdAt, place.id];
    },
  });
  return pageOf(list, query);
}

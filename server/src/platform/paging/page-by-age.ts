import type { SelectQueryBuilder } from 'typeorm';
import { invalidInput } from '../errors/app-error.js';
import { type Aged, readCursor } from './age-cursor.js';

const MOST = 100;

export interface PageQuery {
  /** 1 to 100. */
  readonly first: number;
  /** Cursor of the last row seen. */
  readonly after?: string | undefined;
}

export interface Page<Row> {
  /** Number of all matches, not only those on this page. */
  readonly total: number;
  readonly rows: readonly Row[];
  readonly hasNextPage: boolean;
}

/** The page size. A0400 outside 1 to 100. */
export function requireFirst(first: number): number {
  if (!Number.isInteger(first) || first < 1) throw invalidInput([{ field: 'first', rule: 'tooSmall', limit: 1 }]);
  if (first > MOST) throw invalidInput([{ field: 'first', rule: 'tooLarge', limit: MOST }]);
  return first;
}

/** A page of these rows, newest first. A0400: `first` outside 1 to 100, a strange cursor. */
export async function pageByAge<Row extends Aged>(rows: SelectQueryBuilder<Row>, { first, after }: PageQuery): Promise<Page<Row>> {
  requireFirst(first);
  const total = await rows.getCount();
  const { alias } = rows;
  if (after) {
    const place = `${alias}.createdAt < :createdAt OR (${alias}.createdAt = :createdAt AND ${alias}.id < :id)`;
    rows.andWhere(`(${place})`, readCursor(after));
  }
  const found = await rows
    .orderBy(`${alias}.createdAt`, 'DESC')
    .addOrderBy(`${alias}.id`, 'DESC')
    .limit(first + 1)
    .getMany();
  return { total, rows: found.slice(0, first), hasNextPage: found.length > first };
}

import type { CrossTableFragment } from './cross.generated';

/**
 * Ids of the heads of a table, by which each cell names those that it stands under: with heads above heads, screen readers do not find them all by
 * their place.
 */
export class HeadIds {
  /** @param prefix of the table, unique on the page. */
  constructor(private readonly prefix: string) {}

  question({ column }: CrossTableFragment): string {
    return `${this.prefix}q${column.localId}`;
  }

  outer(table: CrossTableFragment, group: number): string {
    return `${this.question(table)}g${group}`;
  }

  total(table: CrossTableFragment): string {
    return `${this.question(table)}t`;
  }

  /** Letters run on through all tables. */
  column(letter: string): string {
    return `${this.prefix}c${letter}`;
  }

  row(key: string): string {
    return `${this.prefix}r${key}`;
  }

  /** The heads of the cell of all in a row. */
  ofTotal(table: CrossTableFragment, row: string): string {
    return [this.row(row), this.question(table), this.total(table)].join(' ');
  }

  /** The heads of the cell of a column in a row. */
  ofCell(table: CrossTableFragment, place: number, row: string): string {
    const group = table.groups.flatMap(({ span }, index) => Array.from({ length: span }, () => index))[place];
    const outer = group === undefined ? [] : [this.outer(table, group)];
    return [this.row(row), this.question(table), ...outer, this.column(table.columns[place]?.letter ?? '')].join(' ');
  }
}

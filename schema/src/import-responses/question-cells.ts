import { type Cell, type Column, hasValue } from '../export/column.js';
import type { ColumnSpec } from '../export/column-spec.js';
import type { ImportFault, ImportReason } from './import-fault.js';
import { readCell, type ReadCell, type ValuesByText } from './read-cell.js';

/** The part of an answer that a column of a question holds, as its layout says it. */
export type Facts = Partial<Pick<ColumnSpec, 'rowId' | 'optionId' | 'part' | 'index' | 'tag'>>;

export const nameOfFacts = ({ rowId, optionId, part, index, tag }: Facts): string => JSON.stringify([rowId, optionId, part, index, tag]);

/** A column of the table that a question of a version has. */
export interface TableColumn {
  readonly column: Column;
  /** Place of its cell in a row; undefined: the table does not have it. */
  readonly place: number | undefined;
  readonly values: ValuesByText;
}

/** The cells of one question in one row of a table. It remembers which were asked for: what remains belongs to no answer. */
export class QuestionCells {
  readonly faults: ImportFault[] = [];
  private readonly taken = new Set<TableColumn>();

  constructor(
    private readonly columns: ReadonlyMap<string, TableColumn>,
    private readonly row: readonly string[],
  ) {}

  /** Null: empty, a missing code, refused, or not in the table. */
  value(facts: Facts = {}): Cell {
    const column = this.columns.get(nameOfFacts(facts));
    if (!column) return null;
    this.taken.add(column);
    const read = this.read(column);
    if ('value' in read) return read.value;
    this.refuse(column, read.reason);
    return null;
  }

  /** The text of a cell as it was typed; undefined where there is none. */
  text(facts: Facts = {}): string | undefined {
    return this.value(facts) === null ? undefined : this.given(this.columns.get(nameOfFacts(facts)));
  }

  /** The number of a cell; undefined where there is none. */
  number(facts: Facts = {}): number | undefined {
    const value = this.value(facts);
    return typeof value === 'number' ? value : undefined;
  }

  /** Refuses a cell that has been read. */
  fault(facts: Facts, reason: ImportReason): void {
    const column = this.columns.get(nameOfFacts(facts));
    if (column) this.refuse(column, reason);
  }

  /** Refuses what is left: cells with a value that nothing was read from. An option that is not chosen and a count of none say nothing. */
  end(): readonly ImportFault[] {
    for (const column of this.columns.values()) {
      if (this.taken.has(column)) continue;
      const read = this.read(column);
      if ('reason' in read || (read.value !== 0 && hasValue(column.column, read.value))) this.refuse(column, 'surplus');
    }
    return this.faults;
  }

  private refuse({ column: { name }, place }: TableColumn, reason: ImportReason): void {
    if (!this.faults.some(({ column }) => column === name)) this.faults.push({ column: name, text: this.row[place ?? -1] ?? '', reason });
  }

  private read(column: TableColumn): ReadCell {
    return readCell(column.column, column.values, this.given(column) ?? '');
  }

  private given(column: TableColumn | undefined): string | undefined {
    return column?.place === undefined ? undefined : this.row[column.place];
  }
}

import { hash } from 'node:crypto';
import { type DuckDBAppender, DuckDBDataChunk, type DuckDBValue, listValue } from '@duckdb/node-api';
import {
  type Answers,
  areWorthComparing,
  type Cell,
  cellsOf,
  type ColumnPlan,
  detailReader,
  type DetailValue,
  type ExamResult,
  type StoredResponse,
  straightLines,
  type SurveyDefinition,
  type WechatUser,
} from '@wence/schema';
import { type ColumnBuffer, columnBuffers } from './column-buffers.js';
import type { StoredColumn } from './column-storage.js';
import type { ResponseRow } from './response-row.type.js';
import type { QualityColumn, ReviewColumn } from './table-names.policy.js';

/** Cells that are laid out at once: a chunk of a wide table has fewer rows. */
const CELLS_AT_ONCE = 200_000;
/** Rows of a chunk at most; the library takes no more. */
const ROWS_AT_ONCE = 2048;

/** Characters of a hash, 9 bytes: no two answers of a survey share them by chance, and they are short enough to be stored in place. */
const HASH_LENGTH = 12;

/** A response in cells: those of the plan in its order, and the details by key. */
interface Line {
  readonly cells: readonly Cell[];
  readonly details: ReadonlyMap<string, DetailValue>;
  readonly straightLined: readonly number[];
  readonly isWorthComparing: boolean;
}

type ValueReader = (row: ResponseRow, line: Line) => DuckDBValue;

const BESIDE: Readonly<Record<ReviewColumn | QualityColumn, ValueReader>> = {
  starred: ({ starred }) => (starred ? 1 : 0),
  tags: ({ tags }) => (tags === null ? null : listValue(JSON.parse(tags) as string[])), // Written from such a list.
  straight_lined: (_row, { straightLined }) => (straightLined.length === 0 ? null : listValue([...straightLined])),
  // The same answers are stored as the same text.
  same_answers: ({ answers }, { isWorthComparing }) => (isWorthComparing ? hashOf(answers) : null),
};

const hashOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, HASH_LENGTH);

function detailValue(value: DetailValue | undefined): DuckDBValue {
  return typeof value === 'object' && value !== null ? listValue([...value]) : (value ?? null);
}

/** Reads what is beside the plan. */
function readerOf(key: string): ValueReader {
  if (key in BESIDE) return BESIDE[key as keyof typeof BESIDE]; // One of its keys.
  return (_row, { details }) => detailValue(details.get(key));
}

/** Lays responses out in the columns of one table. */
export class RowWriter {
  private readonly layouts = new Map<number, (response: StoredResponse) => Line>();

  private readonly places: ReadonlyMap<string, number>;

  constructor(
    private readonly plan: ColumnPlan,
    /** By number. */
    private readonly versions: ReadonlyMap<number, SurveyDefinition>,
  ) {
    this.places = new Map(plan.columns.map(({ key }, place) => [key, place]));
  }

  /** `order`: the columns of the table as they stand there. Those that the plan does not have any more stay empty. */
  write(appender: DuckDBAppender, order: readonly StoredColumn[], rows: readonly ResponseRow[]): void {
    const types = order.map(({ type }) => type);
    const step = Math.max(1, Math.min(rows.length, ROWS_AT_ONCE, Math.floor(CELLS_AT_ONCE / order.length)));
    const buffers = columnBuffers(types, step);
    const fill = this.filling(order, buffers);
    for (let from = 0; from < rows.length; from += step) {
      const some = rows.slice(from, from + step);
      for (const [index, row] of some.entries()) fill(index, row);
      const chunk = DuckDBDataChunk.create(types, some.length);
      for (const [column, buffer] of buffers.entries()) buffer.flush(chunk, column);
      appender.appendDataChunk(chunk);
    }
    appender.closeSync();
  }

  /** Prepares the writing of a response into the buffers, each at its index: most columns are of the plan and have their cell at a known place. */
  private filling(order: readonly StoredColumn[], buffers: readonly ColumnBuffer[]): (index: number, row: ResponseRow) => void {
    const planned: { readonly buffer: ColumnBuffer; readonly place: number }[] = [];
    const others: { readonly buffer: ColumnBuffer; readonly valueOf: ValueReader }[] = [];
    for (const [column, buffer] of buffers.entries()) {
      const key = order[column]?.key ?? '';
      const place = this.places.get(key);
      if (place === undefined) others.push({ buffer, valueOf: readerOf(key) });
      else planned.push({ buffer, place });
    }
    return (index, row) => {
      const line = this.lineOf(row);
      const { cells } = line;
      for (const { buffer, place } of planned) buffer.set(index, cells[place] ?? null);
      for (const { buffer, valueOf } of others) buffer.set(index, valueOf(row, line));
    };
  }

  private lineOf(row: ResponseRow): Line {
    return this.layoutOf(row.version)({
      ...row,
      startedAt: row.startedAt === null ? null : new Date(row.startedAt),
      submittedAt: new Date(row.submittedAt),
      params: row.params === null ? null : (JSON.parse(row.params) as Readonly<Record<string, string>>), // Written from such a record.
      wechat: row.wechat === null ? null : (JSON.parse(row.wechat) as WechatUser), // Written from such a record.
      exam: row.exam === null ? null : (JSON.parse(row.exam) as ExamResult), // Written from one.
      answers: JSON.parse(row.answers) as Answers, // Only answers that were validated are stored.
    });
  }

  private layoutOf(version: number): (response: StoredResponse) => Line {
    const known = this.layouts.get(version);
    if (known) return known;
    const definition = this.versions.get(version);
    if (!definition) throw new Error(`version ${version} is not among those of the table`);
    const [cells, details, lines] = [cellsOf(this.plan, definition), detailReader(definition), straightLines(definition)];
    const layout = (response: StoredResponse): Line => ({
      cells: cells(response),
      details: details(response.answers),
      straightLined: lines(response.answers),
      isWorthComparing: areWorthComparing(response.answers),
    });
    this.layouts.set(version, layout);
    return layout;
  }
}

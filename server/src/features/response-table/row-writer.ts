import { createHash } from 'node:crypto';
import { type DuckDBAppender, DuckDBDataChunk, type DuckDBValue, listValue } from '@duckdb/node-api';
import {
  type Answers,
  answersToCompare,
  type Cell,
  cellsOf,
  type ColumnPlan,
  detailReader,
  type DetailValue,
  type StoredResponse,
  straightLines,
  type SurveyDefinition,
} from '@wence/schema';
import type { StoredColumn } from './column-storage.js';
import type { ResponseRow } from './response-row.type.js';
import type { QualityColumn, ReviewColumn } from './table-names.policy.js';

/** Cells that are laid out at once: a chunk of a wide table has fewer rows. */
const CELLS_AT_ONCE = 200_000;
/** Rows of a chunk at most; the library takes no more. */
const ROWS_AT_ONCE = 2048;

/** Bytes of a hash, of which no two answers of a survey share one by chance; as text short enough to be stored in place. */
const HASH_BYTES = 9;

/** A response in cells: those of the plan in its order, and the details by key. */
interface Line {
  readonly cells: readonly Cell[];
  readonly details: ReadonlyMap<string, DetailValue>;
  readonly straightLined: readonly number[];
  readonly sameAnswers: string | null;
}

type ValueReader = (row: ResponseRow, line: Line) => DuckDBValue;

const BESIDE: Readonly<Record<ReviewColumn | QualityColumn, ValueReader>> = {
  valid: ({ valid }) => (valid ? 1 : 0),
  starred: ({ starred }) => (starred ? 1 : 0),
  tags: ({ tags }) => (tags === null ? null : listValue(JSON.parse(tags) as string[])), // Written from such a list.
  straight_lined: (_row, { straightLined }) => (straightLined.length === 0 ? null : listValue([...straightLined])),
  same_answers: (_row, { sameAnswers }) => sameAnswers && hashOf(sameAnswers),
};

const EMPTY: Line = { cells: [], details: new Map(), straightLined: [], sameAnswers: null };

const hashOf = (text: string): string => createHash('sha256').update(text).digest().subarray(0, HASH_BYTES).toString('base64url');

function detailValue(value: DetailValue | undefined): DuckDBValue {
  return typeof value === 'object' && value !== null ? listValue([...value]) : (value ?? null);
}

/** Lays responses out in the columns of one table. */
export class RowWriter {
  private readonly readers = new Map<number, (response: StoredResponse) => Line>();

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
    const readers = order.map(({ key }) => this.valueOf(key));
    const types = order.map(({ type }) => type);
    const step = Math.max(1, Math.min(ROWS_AT_ONCE, Math.floor(CELLS_AT_ONCE / order.length)));
    for (let from = 0; from < rows.length; from += step) {
      const some = rows.slice(from, from + step);
      const lines = some.map((row) => this.lineOf(row));
      const chunk = DuckDBDataChunk.create(types, some.length);
      for (const [column, valueOf] of readers.entries()) {
        const vector = chunk.getColumnVector(column);
        for (const [index, row] of some.entries()) vector.setItem(index, valueOf(row, lines[index] ?? EMPTY));
        vector.flush();
      }
      appender.appendDataChunk(chunk);
    }
    appender.closeSync();
  }

  private valueOf(key: string): ValueReader {
    if (key in BESIDE) return BESIDE[key as keyof typeof BESIDE]; // One of its keys.
    const place = this.places.get(key);
    return place === undefined ? (_row, { details }) => detailValue(details.get(key)) : (_row, { cells }) => cells[place] ?? null;
  }

  private lineOf(row: ResponseRow): Line {
    return this.readerOf(row.version)({
      ...row,
      startedAt: row.startedAt === null ? null : new Date(row.startedAt),
      submittedAt: new Date(row.submittedAt),
      params: row.params === null ? null : (JSON.parse(row.params) as Readonly<Record<string, string>>), // Written from such a record.
      answers: JSON.parse(row.answers) as Answers, // Only answers that were validated are stored.
    });
  }

  private readerOf(version: number): (response: StoredResponse) => Line {
    const known = this.readers.get(version);
    if (known) return known;
    const definition = this.versions.get(version);
    if (!definition) throw new Error(`version ${version} is not among those of the table`);
    const [cells, details, lines] = [cellsOf(this.plan, definition), detailReader(definition), straightLines(definition)];
    const reader = (response: StoredResponse): Line => ({
      cells: cells(response),
      details: details(response.answers),
      straightLined: lines(response.answers),
      sameAnswers: answersToCompare(response.answers),
    });
    this.readers.set(version, reader);
    return reader;
  }
}

import type { ResponseChangesReadModel } from './response-changes.read-model.js';
import type { ResponseChanges, TableBasis, TableCursor } from './response-row.type.js';
import type { TableThread } from './table-thread.js';

/** Definitions that a table is based on, under a key that changes whenever they do. */
export interface KeyedBasis extends TableBasis {
  readonly key: string;
}

interface Run {
  readonly key: string;
  readonly done: Promise<void>;
}

interface Reached {
  readonly key: string;
  /** The file was opened so often before. */
  readonly opening: number;
  readonly cursor: TableCursor;
}

/** How far a run has come, in events of the log. */
interface RunProgress {
  readonly from: number;
  readonly done: number;
  readonly of: number;
}

/** Until it is over a run has not come to its end, whatever rounding says. */
const MOST_PERCENT = 99;
const WHOLE = 100;

/**
 * Lets the table of one survey follow its responses. What was acknowledged before `catchUp` was called is in the table when it returns. Callers that
 * arrive during a run share the next one: the present run may already have read past their responses.
 */
export class ResponseTable {
  private last: Promise<unknown> = Promise.resolve();
  /** Where the last run has come to; null: it has to be asked for. */
  private reached: Reached | null = null;
  /** The run that has not begun yet. */
  private next: Run | null = null;
  /** Of the present run; null where it takes one step at most. */
  private progress: RunProgress | null = null;

  constructor(
    private readonly surveyId: string,
    private readonly thread: TableThread,
    private readonly changes: ResponseChangesReadModel,
  ) {}

  /** How much of a longer run is done, 0 to 99 percent; null: there is none. */
  get percent(): number | null {
    if (!this.progress) return null;
    const { from, done, of } = this.progress;
    return Math.min(MOST_PERCENT, Math.floor((WHOLE * (done - from)) / Math.max(1, of - from)));
  }

  /** `refresh` reads the definitions again, for a response to a version that was launched meanwhile. */
  catchUp(basis: KeyedBasis, refresh: () => Promise<KeyedBasis>): Promise<void> {
    if (this.next?.key === basis.key) return this.next.done;
    const done = this.last.then(() => {
      if (this.next === run) this.next = null;
      return this.run(basis, refresh).finally(() => {
        this.progress = null;
      });
    });
    const run: Run = { key: basis.key, done };
    this.next = run;
    this.last = done.catch(() => undefined);
    return done;
  }

  private async run(given: KeyedBasis, refresh: () => Promise<KeyedBasis>): Promise<void> {
    let basis = given;
    const opening = this.thread.generation;
    const cursor = this.reached?.opening === opening && this.reached.key === basis.key ? this.reached.cursor : await this.begin(basis);
    this.reached = { key: basis.key, opening, cursor };
    let changes = await this.changes.since(this.surveyId, cursor);
    while (changes) {
      this.reached = null;
      if (!isBasedOn(basis, changes)) {
        basis = await refresh();
        await this.prepare(basis);
      }
      const append = this.thread.call('append', { surveyId: this.surveyId, changes });
      const [next] = await Promise.all([this.changes.since(this.surveyId, changes.cursor), append]);
      this.reached = { key: basis.key, opening, cursor: changes.cursor };
      if (next) await this.note(cursor, changes.cursor);
      changes = next;
    }
  }

  /** The end is where the log ended when the run turned out to be long. */
  private async note({ seq: from }: TableCursor, { seq: done }: TableCursor): Promise<void> {
    const of = this.progress?.of ?? (await this.changes.last(this.surveyId));
    this.progress = { from, done, of };
  }

  /** How far the table has come. One that follows another past is made anew. */
  private async begin(basis: KeyedBasis): Promise<TableCursor> {
    const cursor = await this.prepare(basis);
    if (await this.changes.has(this.surveyId, cursor)) return cursor;
    await this.thread.call('drop', { surveyId: this.surveyId });
    return this.prepare(basis);
  }

  private async prepare({ key, definitions, versions }: KeyedBasis): Promise<TableCursor> {
    const { surveyId } = this;
    const cursor =
      (await this.thread.call('prepare', { surveyId, key, basis: null })) ??
      (await this.thread.call('prepare', { surveyId, key, basis: { definitions, versions } }));
    if (!cursor) throw new Error('the table could not be prepared');
    return cursor;
  }
}

function isBasedOn({ versions }: KeyedBasis, { rows }: ResponseChanges): boolean {
  const known = new Set(versions.map(([version]) => version));
  return rows.every(({ version }) => known.has(version));
}

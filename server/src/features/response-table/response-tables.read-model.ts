import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { type Arrival, type ColumnPlan, columnPlan, type NamedSource, type SurveyDefinition } from '@wence/schema';
import type { ColumnarRows, Statement } from '../../platform/analytics/columnar-file.js';
import { Gate } from '../../platform/concurrency/gate.js';
import { BoundedMap } from '../../platform/memory/bounded-map.js';
import type { VersionService } from '../publish/version.service.js';
import type { SourceTagService } from '../source-tag/source-tag.service.js';
import type { SurveyPart } from '../survey/survey.port.js';
import type { ResponseChangesReadModel } from './response-changes.read-model.js';
import { type KeyedBasis, ResponseTable } from './response-table.js';
import type { RowStreamRequest } from './row-stream.type.js';
import { tableOf } from './table-names.policy.js';
import type { TableThread } from './table-thread.js';

/** Surveys whose plans are kept. */
const KEPT = 100;
/** Reads that work at the same time; each occupies a thread of the pool that files and passwords need as well. */
const AT_ONCE = 2;
const WAITING = 1000;
/** Milliseconds between looks at how far a file is. */
const COPY_LOOK_MS = 250;

/** The current draft, with the present questions and titles. */
interface Newest {
  readonly definition: SurveyDefinition;
  /** Canonical text of `definition`. */
  readonly text: string;
}

/** The columns of a survey, and where they are. */
export interface TableView {
  readonly surveyId: string;
  readonly plan: ColumnPlan;
  /** Name of the table in statements. */
  readonly table: string;
  readonly draft: Newest;
  readonly basis: KeyedBasis;
  /** Sources that have names. The plan has them as well. */
  readonly sources: readonly NamedSource[];
  /** Facts about the way in that the plan has columns of. */
  readonly arrivals: readonly Arrival[];
}

export interface TableReading {
  /** Number of the last event of the log of responses that is in the table. */
  readonly seq: number;
  /** The rows of each statement. */
  readonly results: readonly ColumnarRows[];
}

/**
 * Responses in columns: a table per survey with a row per response and a column per entry of the column plan. Reports read it. It is disposable, the
 * responses are the truth; only surveys whose reports are read have one. Knows nothing of who may ask.
 */
export class ResponseTables implements SurveyPart {
  private readonly views = new BoundedMap<string, TableView>(KEPT);
  private readonly tables = new BoundedMap<string, ResponseTable>(KEPT);
  private readonly gate = new Gate(AT_ONCE, WAITING);

  constructor(
    private readonly versions: VersionService,
    private readonly changes: ResponseChangesReadModel,
    private readonly thread: TableThread,
    private readonly sourceTags: Pick<SourceTagService, 'namesOf'>,
  ) {}

  /** The columns of a survey. The draft is the newest definition: its names are the ones the author knows. */
  async view(surveyId: string, draft: Newest): Promise<TableView> {
    const basis = await this.basisOf(surveyId, draft);
    const sources = await this.sourceTags.namesOf(surveyId);
    const arrivals = await this.changes.arrivalsOf(surveyId);
    const known = this.views.get(surveyId);
    const isAsBefore = known?.basis.key === basis.key && isDeepStrictEqual([known.sources, known.arrivals], [sources, arrivals]);
    if (isAsBefore) return known;
    // Parsing the versions of a long survey took its time, and so does planning its columns.
    await setImmediate();
    const plan = columnPlan(basis.definitions, { sources, arrivals });
    const view = { surveyId, draft, basis, sources, arrivals, plan, table: tableOf(surveyId) };
    this.views.set(surveyId, view);
    return view;
  }

  /** Runs statements on one snapshot, which has every response that was acknowledged before the call. */
  read(view: TableView, statements: readonly Statement[]): Promise<TableReading> {
    const { surveyId, basis, draft } = view;
    const cursor: Statement = { sql: 'SELECT seq FROM survey_table WHERE survey_id = $1', values: [surveyId] };
    return this.thread.run(async () => {
      await this.tableFor(surveyId).catchUp(basis, () => this.basisOf(surveyId, draft));
      const [found, ...results] = await this.gate.run(() => this.thread.call('read', { statements: [cursor, ...statements] }));
      return { seq: Number(found?.[0]?.[0] ?? 0), results };
    });
  }

  /**
   * Opens a stream of rows (`row-stream.ts`) at a port, which whoever has it reads, on whatever thread. It ends when the port is closed. The table stands
   * as the last `read` left it.
   */
  async stream(request: RowStreamRequest): Promise<MessagePort> {
    const { port1, port2 } = new MessageChannel();
    await this.thread.call('stream', { request, port: port1 }, [port1]);
    return port2;
  }

  /** Writes what a statement selects into a file on this machine. `progress` is told percents while it works. */
  async copy(statement: Statement, progress: (percent: number) => void): Promise<void> {
    const percent = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
    const timer = setInterval(() => progress(Math.max(0, percent[0] ?? 0)), COPY_LOOK_MS);
    try {
      await this.thread.call('copy', { statement, percent });
    } finally {
      clearInterval(timer);
    }
  }

  /** How much of its table is made, 0 to 99 percent, while that takes longer; null: nothing is being made on this server, or nothing long. */
  percentOf(surveyId: string): number | null {
    return this.tables.get(surveyId)?.percent ?? null;
  }

  /** Only what this server has open: other files lose the table when they are opened. */
  async purge(surveyId: string): Promise<void> {
    this.views.delete(surveyId);
    this.tables.delete(surveyId);
    if (this.thread.isOpen) await this.thread.run(() => this.thread.call('drop', { surveyId }));
  }

  private tableFor(surveyId: string): ResponseTable {
    const known = this.tables.get(surveyId);
    if (known) return known;
    const table = new ResponseTable(surveyId, this.thread, this.changes);
    this.tables.set(surveyId, table);
    return table;
  }

  private async basisOf(surveyId: string, { definition, text }: Newest): Promise<KeyedBasis> {
    const hash = createHash('sha256').update(text).digest('hex');
    const frozen = await this.versions.readAll(surveyId);
    const older = frozen.filter((version) => version.hash !== hash);
    return {
      key: [hash, ...frozen.map(({ version }) => version)].join(),
      definitions: [definition, ...older.map((version) => version.definition)],
      versions: frozen.map((version) => [version.version, version.definition]),
    };
  }
}

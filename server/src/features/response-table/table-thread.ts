import { mkdirSync } from 'node:fs';
import type { ColumnarLimits } from '../../platform/analytics/columnar-file.js';
import { claimFile, releaseFile } from '../../platform/analytics/file-claims.js';
import { isDamage } from '../../platform/analytics/file-damage.js';
import type { Logger } from '../../platform/logging/logger.js';
import { threadFile } from '../../platform/threads/start-thread.js';
import { ThreadClient } from '../../platform/threads/thread-client.js';
import type { TableHandlers } from './table.thread.js';

/** Memory of the thread itself, beside that of the file: a batch of responses, definitions, plans. */
const MEGABYTES = 256;

type Call = ThreadClient<TableHandlers>['call'];

/** The thread that owns this server's file of tables. It starts, and opens the file, when somebody needs a table. */
export class TableThread {
  private readonly client = new ThreadClient<TableHandlers>(threadFile('table.thread', import.meta.url), MEGABYTES);
  /** The path of the file, once it is open. */
  private opening: Promise<string> | null = null;

  private openings = 0;

  readonly call: Call = (name, input, handOver) => this.client.call(name, input, handOver);

  constructor(
    private readonly folder: string,
    private readonly limits: ColumnarLimits,
    /** Which of these surveys still exist. */
    private readonly existing: (surveyIds: readonly string[]) => Promise<ReadonlySet<string>>,
    private readonly logger: Logger,
  ) {}

  /** Another number after the file was opened anew: what was known about it is no longer so. */
  get generation(): number {
    return this.openings;
  }

  /** False as long as nobody has needed a table. */
  get isOpen(): boolean {
    return this.opening !== null;
  }

  /** Runs work that can be begun anew: it is, on a new file, if the present one turns out to be damaged. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const opening = this.opened();
    await opening;
    try {
      return await work();
    } catch (error) {
      if (!isDamage(error)) throw error;
      await this.reopen(opening, error);
      return work();
    }
  }

  async stop(): Promise<void> {
    const path = await this.opening?.catch(() => null);
    if (!path) return this.client.stop();
    await this.client.call('close', { discard: false });
    await this.client.stop();
    releaseFile(path);
  }

  private opened(): Promise<string> {
    this.opening ??= this.open();
    // The next caller tries again.
    this.opening.catch(() => {
      this.opening = null;
    });
    return this.opening;
  }

  private async open(): Promise<string> {
    mkdirSync(this.folder, { recursive: true });
    const { path } = await claimFile(this.folder, 'responses', async (candidate) => {
      const isOpen = await this.client.call('open', { path: candidate, limits: this.limits });
      return isOpen || null;
    });
    this.openings += 1;
    await this.dropOrphans();
    return path;
  }

  /** Surveys that were purged while the file was closed, or by another server, leave their tables behind. */
  private async dropOrphans(): Promise<void> {
    const surveyIds = await this.client.call('list', {});
    const existing = await this.existing(surveyIds);
    for (const surveyId of surveyIds) if (!existing.has(surveyId)) await this.client.call('drop', { surveyId });
  }

  /** Of several who find the damage one repairs it; the others wait. */
  private async reopen(broken: Promise<string>, error: unknown): Promise<void> {
    if (this.opening === broken) {
      this.logger.warn({ err: error }, 'the tables of responses are made anew');
      this.opening = broken.then(async (path) => {
        await this.client.call('close', { discard: true });
        releaseFile(path);
        return this.open();
      });
    }
    await this.opened();
  }
}

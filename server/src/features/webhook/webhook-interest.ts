import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../platform/db/database.js';
import type { Logger } from '../../platform/logging/logger.js';
import { BoundedMap } from '../../platform/memory/bounded-map.js';

/** Surveys that are remembered to have no webhook. */
const REMEMBERED = 10_000;
const EVERY_MS = 1000;
/** Changes with every webhook that is made, changed or deleted, and is read from a small table. */
const STAMP = 'SELECT COUNT(*) AS n, COALESCE(SUM(updated_at), 0) AS changed FROM webhook WHERE enabled = 1';

/**
 * The memory of which surveys no webhook listens to, so that a submission costs nothing more where nobody waits for it. What is not known counts as
 * listened to; the fan-out of an event finds out. Other servers learn within a second of a webhook that was made on this one.
 */
export class WebhookInterest {
  private current = '';
  private isEmpty = false;
  private silent = new BoundedMap<string, true>(REMEMBERED);

  constructor(private readonly database: Database) {}

  /** The state that the memory holds good for; to be taken before one looks for the webhooks of a survey. */
  get stamp(): string {
    return this.current;
  }

  isWanted(surveyId: string): boolean {
    return !this.isEmpty && this.silent.get(surveyId) === undefined;
  }

  /** Notes that no webhook listens to this survey, unless webhooks have changed since `stamp`. */
  noteSilence(surveyId: string, stamp: string): void {
    if (stamp === this.current) this.silent.set(surveyId, true);
  }

  /** Looks whether webhooks have changed, and forgets everything if so. */
  async refresh(): Promise<void> {
    const rows: { n: unknown; changed: unknown }[] = await this.database.manager.query(STAMP);
    const [{ n, changed } = { n: 0, changed: 0 }] = rows;
    const stamp = `${Number(n)} ${Number(changed)}`;
    if (stamp === this.current) return;
    this.current = stamp;
    this.isEmpty = Number(n) === 0;
    this.silent = new BoundedMap(REMEMBERED);
  }

  /** Looks every second until the returned function is called. */
  keepFresh(logger: Logger): () => Promise<void> {
    const stop = new AbortController();
    const running = this.loop(stop.signal, logger);
    return () => {
      stop.abort();
      return running;
    };
  }

  private async loop(stop: AbortSignal, logger: Logger): Promise<void> {
    for (;;) {
      await pause(EVERY_MS, undefined, { signal: stop, ref: false }).catch(() => {});
      if (stop.aborted) return;
      await this.refresh().catch((error: unknown) => logger.warn({ err: error }, 'webhooks could not be looked for'));
    }
  }
}

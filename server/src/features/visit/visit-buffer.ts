import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Logger } from '../../platform/logging/logger.js';
import type { SurveyVisit } from './survey-visit.entity.js';
import { keyOf, storeVisits, united } from './visit-store.js';

/** Milliseconds for which news are gathered before they are stored together. */
const GATHERED_MS = 1000;
/** Visits in one transaction: few enough that a submission which waits for SQLite's one writer does not notice. */
const BATCH = 500;
/** Visits that wait at most; news of further ones are dropped, since the server must not grow while the store is slow or away. */
const MOST = 20_000;

/**
 * Gathers what is heard of visits and stores it about once a second, so that thousands of respondents cause one small transaction and no submission
 * waits for any of it. A server that is killed loses what it has gathered; one that stops stores it.
 */
export class VisitBuffer {
  private waiting = new Map<string, SurveyVisit>();
  private timer: NodeJS.Timeout | null = null;
  private storing: Promise<void> | null = null;
  private isStopped = false;

  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly logger: Logger,
  ) {}

  /** Never fails. */
  add(visit: SurveyVisit): void {
    const key = keyOf(visit);
    const known = this.waiting.get(key);
    if (!known && this.waiting.size >= MOST) return;
    this.waiting.set(key, known ? united(known, visit) : visit);
    if (!this.isStopped) this.timer ??= setTimeout(() => void this.flush(), GATHERED_MS).unref();
  }

  /** Stores what has been gathered until now. Never rejects: what cannot be stored waits for the next time. */
  async flush(): Promise<void> {
    // News of the same visit may have come after the part that is being stored was taken.
    await this.storing;
    this.storing ??= this.storeAll().finally(() => {
      this.storing = null;
    });
    await this.storing;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.flush();
  }

  private async storeAll(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const gathered = [...this.waiting.values()];
    this.waiting = new Map();
    for (let at = 0; at < gathered.length; at += BATCH) {
      try {
        await this.store(gathered.slice(at, at + BATCH));
      } catch (error) {
        this.logger.warn({ err: error, visits: gathered.length - at }, 'visits could not be stored; they wait');
        for (const visit of gathered.slice(at)) this.add(visit);
        return;
      }
    }
  }

  private async store(visits: readonly SurveyVisit[]): Promise<void> {
    await this.unit.run(({ statements }) => statements.write([storeVisits(visits, this.database.dialect)]));
  }
}

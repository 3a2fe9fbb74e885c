import { In } from 'typeorm';
import { BatchLane, type Pending } from '../../platform/db/batch-lane.js';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Metrics } from '../../platform/metrics/metrics.js';
import type { Clock } from '../../platform/outside/clock.js';
import { type AttemptChange, type Claim, resetAttempts, giveAttemptBack, type Refusal, takeAttempts } from './attempt-change.js';
import { AttemptWindow } from './attempt-window.entity.js';

/** Changes that share a transaction. */
const TOGETHER = 64;

type Waiting = Pending<AttemptChange, Refusal | null>;

/**
 * Counts attempts. A limit of ten lets exactly ten through, however many come at once. Some counters are shared by everybody behind one address,
 * some by everybody. If each request of a crowd waited for such a row on its own connection, until all commits before its own were done, the last
 * ones would be refused. So requests that arrive during a commit share the next one.
 */
export class AttemptLimits {
  private readonly lane = new BatchLane<AttemptChange, Refusal | null>((take) => this.round(take), {
    fits: ({ length }) => Math.min(TOGETHER, length),
    overlaps: false, // Counting takes no time of ours that a commit could overlap with.
  });

  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  /** Takes one attempt from each, or none from any: then A0501 with the seconds to wait, after `onRefusal` has heard whose limit it was. */
  async take(claims: readonly Claim[], onRefusal: (id: string) => void = () => {}): Promise<void> {
    const refusal = await this.change(takeAttempts(claims));
    if (!refusal) return;
    onRefusal(refusal.id);
    this.metrics.rateLimited.inc({ rule: refusal.id.split(':', 1)[0] ?? refusal.id });
    const { retryAfterSeconds } = refusal;
    throw new AppError('A0501', { retryAfterSeconds, data: { retryAfterSeconds } });
  }

  /** Forgets what was counted, e.g. wrong passwords once the right one came, and takes back single attempts that turned out not to count. */
  async settle({ forget = [], giveBack = [] }: { forget?: readonly string[]; giveBack?: readonly string[] }): Promise<void> {
    await Promise.all([...forget.map(resetAttempts), ...giveBack.map(giveAttemptBack)].map((change) => this.change(change)));
  }

  private async change(change: AttemptChange): Promise<Refusal | null> {
    if (!this.database.currentUnit.getStore()) return this.lane.add(change);
    const [refusal] = await this.apply([change]);
    return refusal ?? null;
  }

  private async round(take: () => Waiting[]): Promise<void> {
    let batch: Waiting[] | null = null;
    const taken = () => (batch ??= take());
    try {
      const refusals = await this.unit.run(() => this.apply(taken().map(({ item }) => item)));
      for (const [index, waiting] of taken().entries()) waiting.resolve(refusals[index] ?? null);
    } catch (error) {
      for (const waiting of taken()) waiting.reject(error);
    }
  }

  /** Applies the changes sequentially, as if each had come alone: an attempt that one takes is not available to the next. */
  private async apply(changes: readonly AttemptChange[]): Promise<(Refusal | null)[]> {
    const now = this.clock.now();
    const windows = await this.hold(changes, now);
    const before = new Map([...windows].map(([id, { taken, endsAt }]) => [id, `${taken} ${endsAt.getTime()}`]));
    const refusals = changes.map((change) => change.apply(windows, now));
    const changed = [...windows.values()].filter(({ id, taken, endsAt }) => before.get(id) !== `${taken} ${endsAt.getTime()}`);
    if (changed.length > 0) await this.insert(changed, ['taken', 'ends_at']);
    return refusals;
  }

  /** Locks the windows of these changes until the commit, always in the same order, so that two servers cannot deadlock. */
  private async hold(changes: readonly AttemptChange[], now: Date): Promise<Map<string, AttemptWindow>> {
    const ids = [...new Set(changes.flatMap((change) => change.ids))].toSorted();
    const wanted = new Set(changes.flatMap((change) => (change.opens ? change.ids : [])));
    const found = await this.read(ids);
    const missing = ids.filter((id) => wanted.has(id) && !found.has(id));
    if (missing.length === 0) return found;
    // Another server may open one concurrently. The insert locks the row until the commit: after a refused insert, MySQL would leave shared
    // locks to all concurrent transactions, which would end in deadlocks.
    const over = missing.map((id) => ({ id, taken: 0, endsAt: now }));
    await this.insert(over, ['id']);
    return new Map([...found, ...(await this.read(missing))]);
  }

  private async read(ids: readonly string[]): Promise<Map<string, AttemptWindow>> {
    const windows = this.database.repository(AttemptWindow);
    const found = await windows.find({ where: { id: In([...ids]) }, order: { id: 'ASC' }, ...this.database.forUpdate });
    return new Map(found.map((window) => [window.id, window]));
  }

  private async insert(windows: readonly AttemptWindow[], overwritten: readonly string[]): Promise<void> {
    const insert = this.database.repository(AttemptWindow).createQueryBuilder().insert();
    await insert
      .values([...windows])
      .orUpdate([...overwritten], ['id'])
      .execute();
  }
}

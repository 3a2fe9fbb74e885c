import { LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Metrics } from '../../platform/metrics/metrics.js';
import type { Clock } from '../../platform/outside/clock.js';
import { AttemptWindow } from './attempt-window.entity.js';

export interface AttemptLimit {
  readonly times: number;
  /** Milliseconds from the first attempt until counting starts anew. */
  readonly every: number;
}

/** Counted attempts. Every one is taken by a conditional write, so a limit of ten lets ten through, however many come at once. */
export class AttemptLimits {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  /** Takes one attempt, or throws A0501 with the seconds to wait. Called inside a unit of work. `id` is `<rule>:<whose>`. */
  async take(id: string, { times, every }: AttemptLimit): Promise<void> {
    const windows = this.database.repository(AttemptWindow);
    const now = this.clock.now();
    const counted = () => windows.update({ id, endsAt: MoreThan(now), taken: LessThan(times) }, { taken: () => 'taken + 1' });
    if ((await counted()).affected === 1) return;
    const endsAt = new Date(now.getTime() + every);
    if ((await windows.update({ id, endsAt: LessThanOrEqual(now) }, { taken: 1, endsAt })).affected === 1) return;
    // There is none, or somebody opens it at this moment, or it is used up. Written so that the row is ours until the commit: after a refused
    // insert MySQL would leave it half locked for everybody who came at once, and they would end in deadlocks.
    await windows.createQueryBuilder().insert().values({ id, taken: 0, endsAt }).orUpdate(['id'], ['id']).execute();
    if ((await counted()).affected === 1) return;
    throw await this.tooMany(id, now, every);
  }

  /** Forgets what was counted, e.g. wrong passwords once the right one came. */
  async clear(id: string): Promise<void> {
    await this.database.repository(AttemptWindow).delete({ id });
  }

  /** Takes back one attempt that turned out not to count, e.g. the right password among an address's wrong ones. */
  async giveBack(id: string): Promise<void> {
    await this.database.repository(AttemptWindow).update({ id, taken: MoreThan(0) }, { taken: () => 'taken - 1' });
  }

  private async tooMany(id: string, now: Date, every: number): Promise<AppError> {
    const window = await this.database.repository(AttemptWindow).findOneBy({ id });
    const left = window ? window.endsAt.getTime() - now.getTime() : every;
    this.metrics.rateLimited.inc({ rule: id.split(':', 1)[0] ?? id });
    const retryAfterSeconds = Math.max(1, Math.ceil(left / 1000));
    return new AppError('A0501', { retryAfterSeconds, data: { retryAfterSeconds } });
  }
}

import { LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { isDuplicateKey } from '../../platform/db/sql-error.js';
import { AppError } from '../../platform/errors/app-error.js';
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
  ) {}

  /** Takes one attempt, or throws A0501 with the seconds to wait. Called inside a unit of work. */
  async take(id: string, { times, every }: AttemptLimit): Promise<void> {
    const windows = this.database.repository(AttemptWindow);
    const now = this.clock.now();
    const endsAt = new Date(now.getTime() + every);
    const counted = () => windows.update({ id, endsAt: MoreThan(now), taken: LessThan(times) }, { taken: () => 'taken + 1' });
    if ((await counted()).affected === 1) return;
    if ((await windows.update({ id, endsAt: LessThanOrEqual(now) }, { taken: 1, endsAt })).affected === 1) return;
    if (await this.opened({ id, taken: 1, endsAt })) return;
    // Somebody else has opened the window meanwhile, or it is used up.
    if ((await counted()).affected === 1) return;
    throw await this.tooMany(id, now, every);
  }

  /** Forgets what was counted, e.g. wrong passwords once the right one came. */
  async clear(id: string): Promise<void> {
    await this.database.repository(AttemptWindow).delete({ id });
  }

  private async opened(window: AttemptWindow): Promise<boolean> {
    try {
      await this.database.repository(AttemptWindow).insert(window);
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }

  private async tooMany(id: string, now: Date, every: number): Promise<AppError> {
    const window = await this.database.repository(AttemptWindow).findOneBy({ id });
    const left = window ? window.endsAt.getTime() - now.getTime() : every;
    const retryAfterSeconds = Math.max(1, Math.ceil(left / 1000));
    return new AppError('A0501', { retryAfterSeconds, data: { retryAfterSeconds } });
  }
}

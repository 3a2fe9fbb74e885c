import type { Logger } from '../logging/logger.js';
import { withinTime } from '../concurrency/within-time.js';

const READING_MS = 1000;

/** Looks at what a gauge shows, such as the depth of a queue, and sets it. */
export type Reading = () => void | Promise<void>;

/** Figures that are looked up when somebody reads them, not kept up to date all the time. */
export class Readings {
  private readonly readings: Reading[] = [];

  /** `read` runs before each answer of `/metrics`. One that fails or takes more than a second leaves its gauge as it was. */
  add(read: Reading): void {
    this.readings.push(read);
  }

  async take(logger: Logger): Promise<void> {
    const outcomes = await Promise.allSettled(
      this.readings.map(async (read) => withinTime(Promise.resolve(read()), READING_MS, 'a figure took too long')),
    );
    for (const outcome of outcomes) if (outcome.status === 'rejected') logger.warn({ err: outcome.reason }, 'a figure could not be read');
  }
}

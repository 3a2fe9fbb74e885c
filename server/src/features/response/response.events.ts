import { Coalescer } from '../../platform/live/coalesce.js';
import type { LiveBus } from '../../platform/live/live-bus.js';

/** At most two signals a second and survey. */
const INTERVAL_MS = 500;

/** Says which survey has something new; whoever hears it reads the figures it shows. */
export interface ResponsesChanged {
  readonly surveyId: string;
}

/** Tells dashboards that responses of a survey have changed. Called after commit, so whoever reads then sees them. */
export class ResponseEvents {
  private readonly coalescer = new Coalescer(INTERVAL_MS);

  constructor(private readonly bus: LiveBus) {}

  announce(surveyId: string): void {
    this.coalescer.run(surveyId, () => this.bus.publish(topicOf(surveyId), { surveyId } satisfies ResponsesChanged));
  }

  /** One signal at once, so that a subscriber has figures to show, then one per change. */
  watch(surveyId: string): AsyncIterableIterator<ResponsesChanged> {
    return startWith({ surveyId }, this.bus.subscribe<ResponsesChanged>(topicOf(surveyId)));
  }

  stop(): void {
    this.coalescer.stop();
  }
}

const topicOf = (surveyId: string): string => `responses:${surveyId}`;

/** Not an async generator: one that waits for the next value cannot be ended from outside, and subscribers do leave. */
function startWith<T>(first: T, rest: AsyncIterableIterator<T>): AsyncIterableIterator<T> {
  let started = false;
  return {
    next() {
      if (started) return rest.next();
      started = true;
      return Promise.resolve({ value: first, done: false });
    },
    return: () => rest.return?.() ?? Promise.resolve({ value: undefined, done: true }),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

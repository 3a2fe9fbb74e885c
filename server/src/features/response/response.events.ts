import type { LiveBus } from '../../platform/live/live-bus.js';
import type { Logger } from '../../platform/logging/logger.js';
import { MissedChanges, type ReadSeqs } from './missed-changes.js';

/** Says which survey has something new; whoever hears it reads the figures it shows. */
export interface ResponsesChanged {
  readonly surveyId: string;
}

/** Tells dashboards that responses of a survey have changed. Called after commit, so whoever reads then sees them. */
export class ResponseEvents {
  private readonly figures = new WeakMap<ResponsesChanged, Map<string, Promise<unknown>>>();
  private readonly missed: MissedChanges;

  constructor(
    private readonly bus: LiveBus,
    readSeqs: ReadSeqs,
    logger: Logger,
  ) {
    this.missed = new MissedChanges(readSeqs, (surveyId) => bus.deliverPaced(topicOf(surveyId), { surveyId }), logger);
  }

  announce(surveyId: string): void {
    this.bus.publishPaced(topicOf(surveyId), { surveyId } satisfies ResponsesChanged);
  }

  /**
   * Signals once at the start, so that a subscriber has figures to show, then at most twice a second. The last change is never lost: it is
   * signalled at once, or after five seconds if another server could not report it.
   */
  async watch(surveyId: string): Promise<AsyncIterableIterator<ResponsesChanged>> {
    const signal = (): ResponsesChanged => ({ surveyId });
    const topic = topicOf(surveyId);
    const changes = this.bus.subscribe<ResponsesChanged>(topic, { capacity: 1, refresh: signal });
    const leave = this.missed.watch(surveyId);
    await this.bus.settled(topic);
    return startWith(signal(), changes, leave);
  }

  /** Figures that subscribers of one event show alike are read once for all of them. `kind` names the figures and whose they are. */
  async once<T extends { readonly seq: number }>(event: ResponsesChanged, kind: string, read: () => Promise<T>): Promise<T> {
    const figures = this.figures.get(event) ?? new Map<string, Promise<unknown>>();
    this.figures.set(event, figures);
    const found = figures.get(kind) ?? this.noted(event.surveyId, kind, read());
    figures.set(kind, found);
    const value = (await found) as T; // A kind always names the same figures.
    await this.bus.turn();
    return value;
  }

  /** Signals what other servers have stored and could not tell. Happens by itself every five seconds. */
  lookForMissed(): Promise<void> {
    return this.missed.look();
  }

  stop(): void {
    this.missed.stop();
  }

  private async noted<T extends { readonly seq: number }>(surveyId: string, kind: string, reading: Promise<T>): Promise<T> {
    const figures = await reading;
    this.missed.shown(surveyId, kind, figures.seq);
    return figures;
  }
}

const topicOf = (surveyId: string): string => `responses:${surveyId}`;

/** An async generator would not do: it cannot be ended from outside while it waits for a value, and subscribers do leave. */
function startWith<T>(first: T, rest: AsyncIterableIterator<T>, leave: () => void): AsyncIterableIterator<T> {
  let started = false;
  return {
    next() {
      if (started) return rest.next();
      started = true;
      return Promise.resolve({ value: first, done: false });
    },
    async return() {
      leave();
      await rest.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

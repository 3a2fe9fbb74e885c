import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Logger } from '../logging/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Clock } from '../outside/clock.js';
import { datedId } from '../outside/dated-id.js';
import type { Random } from '../outside/random.js';
import { LEASE_MS, type OutboxClaims } from './outbox-claims.js';
import type { OutboxEntry } from './outbox-entry.entity.js';

const FIRST_MS = 1000;
const LONGEST_MS = 6 * 60 * 60 * 1000;

/** Milliseconds until the next attempt: from a second to six hours, doubling, and half of it by chance so that what failed together comes apart. */
function backoffMs(attempts: number, random: Random): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 30));
  return random.between(whole / 2, whole);
}

const ID_LENGTH = 20;
const BATCH = 100;
const SWEPT = 500;
const DEAD_AFTER_MS = 24 * 60 * 60 * 1000;
/** A handler that takes longer is given up before its lease ends, so that no other works on the same entry meanwhile. */
const HANDLER_MS = LEASE_MS * 0.75;

/** The event passed to a handler. It may be delivered twice; `id` identifies it. */
export type OutboxEvent = Pick<OutboxEntry, 'id' | 'kind' | 'surveyId' | 'responseId' | 'seq' | 'detail' | 'createdAt' | 'attempts'>;

/** An event that is to be put into the outbox. */
export interface NewOutboxEvent {
  readonly kind: string;
  readonly surveyId: string;
  /** Id of the response, or of whatever else of the survey the event is about; the survey itself unless said. */
  readonly subjectId?: string;
  /** Number of its line in the response log, by which events of a response are handled in their order. */
  readonly seq?: number;
  /** More that its receivers have to know. */
  readonly detail?: object;
}

/** Tells if anybody has to be told of events of a survey. It is asked for every event, so it answers from memory. */
export type IsWanted = (surveyId: string) => boolean;

/** Tells one event to whoever has to know. Throws when that failed: it is tried again. Ends when `signal` does. */
export type OutboxHandler = (event: OutboxEvent, signal: AbortSignal) => Promise<void>;

/**
 * Runs the side effects of stored changes at least once: entries are written in the transaction of the change and processed here, shared among
 * all servers. A failing handler is retried after a second, with delays growing to six hours; after a day the entry is dead. An event about a
 * response waits until the earlier ones about it are handled or dead.
 */
export class Outbox {
  private readonly handlers = new Map<string, { readonly handle: OutboxHandler; readonly isWanted: IsWanted }>();

  constructor(
    private readonly claims: OutboxClaims,
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly metrics: Metrics,
    private readonly logger: Logger,
  ) {}

  /**
   * Registers the one handler of a kind, before the server starts. Entries of kinds without one count as delivered, and so do those of surveys that
   * `isWanted` denies.
   */
  on(kind: string, handle: OutboxHandler, isWanted: IsWanted = () => true): void {
    if (this.handlers.has(kind)) throw new Error(`Events of kind ${kind} have a handler already`);
    this.handlers.set(kind, { handle, isWanted });
  }

  /** The times of a new entry: due at once, or delivered where nobody has to be told. That spares it a second write. */
  timesOf(kind: string, surveyId: string, now: number): { readonly availableAt: number | null; readonly deliveredAt: number | null } {
    return this.isWanted(kind, surveyId) ? { availableAt: now, deliveredAt: null } : { availableAt: null, deliveredAt: now };
  }

  /** Puts events into the outbox, in the unit of the change that they report. Nothing is written of events that nobody has to be told. */
  async put(events: readonly NewOutboxEvent[]): Promise<void> {
    const now = this.clock.now();
    const rows = events
      .filter(({ kind, surveyId }) => this.isWanted(kind, surveyId))
      .map(({ kind, surveyId, subjectId = surveyId, seq = null, detail }) => {
        const id = datedId(this.random, now, ID_LENGTH);
        const text = detail ? JSON.stringify(detail) : null;
        return { id, kind, surveyId, responseId: subjectId, seq, detail: text, createdAt: now, availableAt: now };
      });
    if (rows.length > 0) await this.claims.insert(rows);
  }

  /** Works off one portion of what is due; how many entries that were. Zero: nothing is left for now. */
  async work(): Promise<number> {
    const kinds = [...this.handlers.keys()];
    const passed = await this.claims.passOver(kinds, SWEPT);
    if (passed > 0) this.metrics.outboxDeliveries.inc({ outcome: 'no_handler' }, passed);
    const claimed = await this.claims.claim(kinds, BATCH);
    await Promise.all(claimed.map((entry) => this.deliver(entry)));
    return passed + claimed.length;
  }

  /** Deletes what was delivered long ago, in portions between which others write. */
  async sweep(): Promise<void> {
    while ((await this.claims.sweep(SWEPT)) === SWEPT) await othersTurn();
  }

  /** Deletes all entries of a survey that is gone for good, in portions. */
  async purge(surveyId: string): Promise<void> {
    while ((await this.claims.purge(surveyId, SWEPT)) === SWEPT) await othersTurn();
  }

  async measure(): Promise<void> {
    const { count, oldest } = await this.claims.pending();
    this.metrics.outboxPending.set(count);
    this.metrics.outboxOldest.set(oldest ? Math.max(0, this.clock.now().getTime() - oldest.getTime()) / 1000 : 0);
  }

  private async deliver(entry: OutboxEntry): Promise<void> {
    const handler = this.handlers.get(entry.kind);
    if (!handler) return;
    try {
      if (await this.claims.hasEarlier(entry)) return await this.claims.settle(entry, { availableAt: this.later(FIRST_MS) });
      await withinTime(handler.handle, entry);
      await this.claims.settle(entry, { deliveredAt: this.clock.now(), availableAt: null });
      this.metrics.outboxDeliveries.inc({ outcome: 'delivered' });
    } catch (error) {
      await this.failed(entry, error);
    }
  }

  private isWanted(kind: string, surveyId: string): boolean {
    return this.handlers.get(kind)?.isWanted(surveyId) ?? false;
  }

  private later(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }

  private async failed(entry: OutboxEntry, error: unknown): Promise<void> {
    const now = this.clock.now().getTime();
    const dead = now - entry.createdAt.getTime() >= DEAD_AFTER_MS;
    const { id, kind, surveyId, attempts } = entry;
    this.logger.warn({ err: error, eventId: id, kind, surveyId, attempts }, dead ? 'event given up' : 'event not delivered');
    this.metrics.outboxDeliveries.inc({ outcome: dead ? 'dead' : 'failed' });
    const changes = dead ? { deadAt: new Date(now), availableAt: null } : { availableAt: this.later(backoffMs(attempts, this.random)) };
    await this.claims.settle(entry, changes);
  }
}

async function withinTime(handler: OutboxHandler, entry: OutboxEntry): Promise<void> {
  const giveUp = new AbortController();
  const late = new Promise<never>((_, reject) => giveUp.signal.addEventListener('abort', () => reject(giveUp.signal.reason)));
  const timer = setTimeout(() => giveUp.abort(new Error('the handler took too long')), HANDLER_MS);
  try {
    await Promise.race([handler(entry, giveUp.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

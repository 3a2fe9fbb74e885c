import { AppError } from '../../platform/errors/app-error.js';
import { payerOf, type RequestContext, signedIn } from '../../platform/request/context.js';
import type { ResponseEvents } from '../response/response.events.js';
import type { ResponseReadModel } from '../response/response.read-model.js';
import { FEED_LIMITS } from './feed.policy.js';

/**
 * Requests that wait for the next event of a survey. What wakes them is the signal of dashboards: however many wait for a survey, its counter is read
 * once for each change, and nothing is read while nothing changes.
 */
export class FeedWaits {
  private readonly perCaller = new Map<string, number>();
  private all = 0;

  constructor(
    private readonly events: ResponseEvents,
    private readonly responses: ResponseReadModel,
  ) {}

  /**
   * Resolves when the survey has an event after this one, the time is over, the asker has gone or the server stops. A0501: the caller waits too often
   * at the same time. B0503: too many wait here.
   */
  async until(ctx: RequestContext, surveyId: string, since: number, ms: number): Promise<void> {
    if (!ctx.asker) return;
    const leave = this.enter(payerOf(signedIn(ctx)));
    try {
      await this.untilChanged(surveyId, since, ms, ctx.asker.waits(ms));
    } finally {
      leave();
    }
  }

  private async untilChanged(surveyId: string, since: number, ms: number, gone: AbortSignal): Promise<void> {
    if (gone.aborted) return;
    const changes = await this.events.watch(surveyId);
    const end = () => void changes.return?.();
    const timer = setTimeout(end, ms);
    gone.addEventListener('abort', end, { once: true });
    if (gone.aborted) end();
    try {
      for await (const change of changes) {
        const { seq } = await this.events.once(change, 'feed', () => this.responses.counterOf(surveyId));
        if (seq > since) return;
      }
    } finally {
      clearTimeout(timer);
      gone.removeEventListener('abort', end);
    }
  }

  /** Takes a place; the returned function gives it back. */
  private enter(caller: string): () => void {
    const own = this.perCaller.get(caller) ?? 0;
    const retryAfterSeconds = FEED_LIMITS.retryAfter;
    if (own >= FEED_LIMITS.waitsPerCaller) throw new AppError('A0501', { retryAfterSeconds, data: { retryAfterSeconds } });
    if (this.all >= FEED_LIMITS.waits) throw new AppError('B0503', { retryAfterSeconds });
    this.perCaller.set(caller, own + 1);
    this.all += 1;
    return () => {
      this.all -= 1;
      const left = (this.perCaller.get(caller) ?? 1) - 1;
      if (left === 0) this.perCaller.delete(caller);
      else this.perCaller.set(caller, left);
    };
  }
}

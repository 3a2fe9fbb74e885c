import { notFound } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import { isBeingPurged } from '../response/response-recycling.policy.js';
import type { Chosen, ReviewOutcome } from './review-change.type.js';
import type { ResponseChanger } from './response-changer.js';
import { changedTags, readTags, readText } from './review-text.policy.js';

interface TagChoice extends Chosen {
  readonly add?: readonly string[] | null | undefined;
  readonly remove?: readonly string[] | null | undefined;
}

/**
 * What an author makes of responses, up to 500 of one survey at once and all or none of them. A response that is so already stays as it is and gets no
 * line in the log. Errors of all: A0404 for the survey or any response, A0400 for `responseIds` (required, tooMany: 500).
 */
export class ReviewService {
  constructor(
    private readonly changer: ResponseChanger,
    private readonly clock: Clock,
  ) {}

  /** They count no more. Invalid ones get the new reason. A0400: `reason` (tooLong: 200). */
  invalidate(
    ctx: RequestContext,
    { reason: typed, ...chosen }: Chosen & { readonly reason?: string | null | undefined },
  ): Promise<ReviewOutcome> {
    const invalidReason = readText('reason', typed);
    const patch = { invalidAt: this.clock.now(), invalidBy: signedIn(ctx).id, invalidReason };
    return this.changer.change(ctx, chosen, (response) =>
      response.invalidAt && response.invalidReason === invalidReason ? null : { kind: 'invalidated', patch },
    );
  }

  validate(ctx: RequestContext, chosen: Chosen): Promise<ReviewOutcome> {
    const patch = { invalidAt: null, invalidBy: null, invalidReason: null };
    return this.changer.change(ctx, chosen, ({ invalidAt }) => invalidAt && { kind: 'validated', patch });
  }

  star(ctx: RequestContext, { starred, ...chosen }: Chosen & { readonly starred: boolean }): Promise<ReviewOutcome> {
    const patch = { starredAt: starred ? this.clock.now() : null };
    return this.changer.change(ctx, chosen, ({ starredAt }) => (starred === (starredAt !== null) ? null : { kind: 'annotated', patch }));
  }

  /** A0400: `add`, `remove` (a tag of 1 to 24 characters; at most 10; a response would have more than 10; neither is given). */
  tag(ctx: RequestContext, { add, remove, ...chosen }: TagChoice): Promise<ReviewOutcome> {
    const change = readTags({ add, remove });
    return this.changer.change(ctx, chosen, ({ tags: stored }) => {
      const tags = stored ?? [];
      const changed = changedTags(tags, change);
      return changed === tags ? null : { kind: 'annotated', patch: { tags: changed.length > 0 ? changed : null } };
    });
  }

  /** An empty remark takes it away. A0400: `remark` (tooLong: 1,000). */
  remark(
    ctx: RequestContext,
    { remark: typed, ...chosen }: Chosen & { readonly remark?: string | null | undefined },
  ): Promise<ReviewOutcome> {
    const remark = readText('remark', typed);
    return this.changer.change(ctx, chosen, (response) => (response.remark === remark ? null : { kind: 'annotated', patch: { remark } }));
  }

  /** Puts them into the recycle bin, from where they can be had back for 30 days. They count no more. */
  delete(ctx: RequestContext, chosen: Chosen): Promise<ReviewOutcome> {
    const patch = { deletedAt: this.clock.now() };
    return this.changer.change(ctx, chosen, ({ deletedAt }) => (deletedAt ? null : { kind: 'deleted', patch }));
  }

  /** Takes them out of the recycle bin: they are what they were. One that is being purged is as absent as one that is gone. */
  restore(ctx: RequestContext, chosen: Chosen): Promise<ReviewOutcome> {
    return this.changer.change(ctx, chosen, ({ deletedAt }) => {
      if (deletedAt && isBeingPurged(deletedAt)) throw notFound();
      return deletedAt && { kind: 'restored', patch: { deletedAt: null } };
    });
  }
}

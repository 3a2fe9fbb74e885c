import { invalidInput } from '../../platform/errors/app-error.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { ResponseReadModel } from '../response/response.read-model.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { FeedPage, ResponseFeedReadModel } from './response-feed.read-model.js';
import type { FeedWaits } from './feed-waits.js';

export interface FeedQuery {
  /** Number of the last event that the program has seen; 0: it begins. */
  readonly since: number;
  /** Events of the page, at least 1. */
  readonly limit: number;
  /** Seconds to wait for an event where there is none. */
  readonly wait: number;
}

/** Everything that happens to the responses of a survey, for programs that keep a copy. */
export class ResponseFeedService {
  constructor(
    private readonly parts: {
      readonly surveys: SurveyService;
      readonly responses: ResponseReadModel;
      readonly feed: ResponseFeedReadModel;
      readonly waits: FeedWaits;
    },
  ) {}

  /**
   * The events after one. A0404: the survey is missing or not of the caller. A0400: the log has not come so far, so the number is from another past, such
   * as that of a store before a backup was put back. A0501, B0503: too many wait.
   */
  async page(ctx: RequestContext, surveyId: string, { since, limit, wait }: FeedQuery): Promise<FeedPage> {
    const page = await this.read(ctx, surveyId, since, limit);
    if (wait === 0 || page.next > since) return page;
    await this.parts.waits.until(ctx, surveyId, since, wait * 1000);
    return this.read(ctx, surveyId, since, limit);
  }

  private async read(ctx: RequestContext, surveyId: string, since: number, limit: number): Promise<FeedPage> {
    await this.parts.surveys.requireOwned(ctx, surveyId);
    const page = await this.parts.feed.page(surveyId, since, limit);
    if (page.events.length === 0 && since > 0) await this.assertReached(surveyId, since);
    return page;
  }

  private async assertReached(surveyId: string, since: number): Promise<void> {
    const { seq } = await this.parts.responses.counterOf(surveyId);
    if (since > seq) throw invalidInput([{ field: 'since', rule: 'tooLarge', limit: seq }]);
  }
}

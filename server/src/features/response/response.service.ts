import type { RequestContext } from '../../platform/request/context.js';
import type { Page } from '../../platform/paging/page.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { NumberedResponse, ResponseReadModel } from './response.read-model.js';

export interface ResponseCount {
  readonly surveyId: string;
  readonly count: number;
  readonly seq: number;
}

/** The author's side: what was answered. A survey of somebody else is as absent as a missing one. */
export class ResponseService {
  constructor(
    private readonly surveys: SurveyService,
    private readonly responses: ResponseReadModel,
  ) {}

  /** Newest first, screened-out ones included. A0404: the survey. A0400: the page. */
  async list(ctx: RequestContext, surveyId: string, query: PageQuery): Promise<Page<NumberedResponse>> {
    await this.surveys.requireOwned(ctx, surveyId);
    return this.responses.page(surveyId, query);
  }

  async count(ctx: RequestContext, surveyId: string): Promise<ResponseCount> {
    await this.surveys.requireOwned(ctx, surveyId);
    const { responses, seq } = await this.responses.counterOf(surveyId);
    return { surveyId, count: responses, seq };
  }
}

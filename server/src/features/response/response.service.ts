import { notFound } from '../../platform/errors/app-error.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { Page } from '../../platform/paging/page.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { Response } from './response.entity.js';
import type { ResponseListReadModel } from './response-list.read-model.js';
import type { ResponseQuery } from './response-query.type.js';
import type { ResponseSelection } from './response.port.js';
import type { ResponseReadModel } from './response.read-model.js';

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
    private readonly lists: ResponseListReadModel,
    private readonly selection: () => ResponseSelection,
  ) {}

  /** Screened-out ones included, unless the filter leaves them out. A0404: the survey. A0400: the page, the filter or the sort. */
  async list(ctx: RequestContext, surveyId: string, query: ResponseQuery): Promise<Page<Response>> {
    await this.surveys.requireOwned(ctx, surveyId);
    if (!query.filter?.where && !query.sort) return this.lists.page(surveyId, query);
    return this.lists.filled(await this.selection().page(ctx, surveyId, query));
  }

  /** One of its responses. A0404: the survey or the response. */
  async one(ctx: RequestContext, surveyId: string, id: string): Promise<Response> {
    await this.surveys.requireOwned(ctx, surveyId);
    const [response] = await this.responses.ofIds([id]);
    // Some collations ignore spaces at the end.
    if (response?.id !== id || response.surveyId !== surveyId) throw notFound();
    return response;
  }

  /** Those among these responses that were given to surveys of the caller, outside the recycle bin. */
  async findOwned(ctx: RequestContext, ids: readonly string[]): Promise<Response[]> {
    const found = await this.responses.ofIds(ids);
    const surveyIds = found.map(({ surveyId }) => surveyId);
    const surveys = await this.surveys.findOwned(ctx, surveyIds);
    return found.filter(({ surveyId }) => surveys.has(surveyId));
  }

  async count(ctx: RequestContext, surveyId: string): Promise<ResponseCount> {
    await this.surveys.requireOwned(ctx, surveyId);
    const { responses, seq } = await this.responses.counterOf(surveyId);
    return { surveyId, count: responses, seq };
  }
}

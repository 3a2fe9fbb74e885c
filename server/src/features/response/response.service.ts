import type { RequestContext } from '../../platform/request/context.js';
import { invalidInput } from '../../platform/errors/app-error.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { NumberedResponse, ResponseReadModel } from './response.read-model.js';

const MOST = 100;

export interface ResponsePage {
  /** Number of all responses in the list, including screened-out ones. */
  readonly total: number;
  /** Newest first. */
  readonly responses: readonly NumberedResponse[];
  readonly hasNextPage: boolean;
}

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

  /** Newest first. `after` is the cursor of the last one seen; 1 to 100 at a time. */
  async list(ctx: RequestContext, surveyId: string, first: number, after: string | null): Promise<ResponsePage> {
    if (!Number.isInteger(first) || first < 1) throw invalidInput([{ field: 'first', rule: 'tooSmall', limit: 1 }]);
    if (first > MOST) throw invalidInput([{ field: 'first', rule: 'tooLarge', limit: MOST }]);
    const before = after === null ? null : readCursor(after);
    await this.surveys.requireOwned(ctx, surveyId);
    // One number per response, and nothing else is numbered: screened responses are in the list as well, though they do not count.
    const { seq: total } = await this.responses.counterOf(surveyId);
    const found = await this.responses.page(surveyId, first + 1, before);
    return { total, responses: found.slice(0, first), hasNextPage: found.length > first };
  }

  /** Those among these responses that were given to surveys of the caller, outside the recycle bin. */
  async findOwned(ctx: RequestContext, ids: readonly string[]): Promise<NumberedResponse[]> {
    const found = await this.responses.ofIds(ids);
    const surveys = await this.surveys.findOwned(
      ctx,
      found.map(({ surveyId }) => surveyId),
    );
    return found.filter(({ surveyId }) => surveys.has(surveyId));
  }

  async count(ctx: RequestContext, surveyId: string): Promise<ResponseCount> {
    await this.surveys.requireOwned(ctx, surveyId);
    const { responses, seq } = await this.responses.counterOf(surveyId);
    return { surveyId, count: responses, seq };
  }
}

export function cursorOf({ seq }: NumberedResponse): string {
  return Buffer.from(`seq:${seq}`).toString('base64url');
}

function readCursor(cursor: string): number {
  const seq = /^seq:(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (seq === undefined) throw invalidInput([{ field: 'after', rule: 'format' }]);
  return Number(seq);
}

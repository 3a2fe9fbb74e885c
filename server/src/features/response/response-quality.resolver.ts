import type { QualityFindings } from '@wence/schema';
import DataLoader from 'dataloader';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { oncePerRequest, type RequestContext } from '../../platform/request/context.js';
// The class, not only its type: without it, the decorators would take the one of `fetch`, which has the same name.
import { Response } from './response.entity.js';
import type { ResponseQuality } from './response.port.js';
import { ResponseQualityType } from './response-quality.type.js';
import { ResponseType } from './response.type.js';

/** Responses that wait are judged together; each survey among them is one look at all of its responses. */
const SURVEYS = requestBudget('quality', 20);
const FINDINGS = Symbol('findings about the quality of responses');

/** The quality of a response in lists: one read for each survey, however long the list. */
@Resolver(() => ResponseType)
export class ResponseQualityResolver {
  constructor(private readonly judge: ResponseQuality) {}

  @FieldResolver(() => ResponseQualityType, {
    description: `Flags of quality with the numbers behind each; none of a response in the recycle bin. They take a look at all responses of the survey: at most ${SURVEYS.most} times in a request (A0420).`,
  })
  quality(@Root() response: Response, @Ctx() ctx: RequestContext): Promise<QualityFindings> {
    return oncePerRequest(ctx, FINDINGS, () => this.loaderFor(ctx)).load(response);
  }

  private loaderFor(ctx: RequestContext): DataLoader<Response, QualityFindings> {
    return new DataLoader(async (responses) => {
      spend(ctx, SURVEYS, new Set(responses.map(({ surveyId }) => surveyId)).size);
      const found = await this.judge.findingsOf(ctx, responses);
      return responses.map(({ id }) => found.get(id) ?? {});
    });
  }
}

import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { SurveyType } from '../survey/survey.type.js';
import { responseCountOf, responseTrendOf } from './response.loader.js';
import type { ResponseReadModel } from './response.read-model.js';

/** What a survey's list entry shows of its responses. */
@Resolver(() => SurveyType)
export class SurveyFiguresResolver {
  constructor(private readonly responses: ResponseReadModel) {}

  @FieldResolver(() => Int, { description: 'Responses that count.' })
  responseCount(@Root() { id }: SurveyType, @Ctx() ctx: RequestContext): Promise<number> {
    return responseCountOf(ctx, this.responses, id);
  }

  @FieldResolver(() => [Int], { description: 'Responses per 24 hours back from now: 14 figures, oldest first.' })
  responseTrend(@Root() { id }: SurveyType, @Ctx() ctx: RequestContext): Promise<number[]> {
    return responseTrendOf(ctx, this.responses, id);
  }
}

import { SURVEY_LIST_LIMITS } from '@wence/schema';
import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { author, unlimited } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { SurveyBulkService } from './survey-bulk.service.js';
import { ChangeSurveysInput, SurveyChangeResultType } from './survey-bulk.type.js';

@ObjectType('ChangeSurveysPayload', { description: 'What `changeSurveys` gives.' })
class ChangeSurveysPayload {
  @ListSize(SURVEY_LIST_LIMITS.atOnce)
  @Field(() => [SurveyChangeResultType], { description: 'What happened to each, in the order of the ids, each once.' })
  results: SurveyChangeResultType[];
}

/** Changes several surveys of the signed-in author. */
@Resolver()
export class SurveyBulkResolver {
  constructor(private readonly bulk: SurveyBulkService) {}

  @Access(author(unlimited('surveys:write'), { 'input.surveyIds[]': 'survey', 'input.folderId': 'surveyFolder' }))
  @Mutation(() => ChangeSurveysPayload, {
    description:
      "Does the same to several surveys, one after the other; what can't be done to one doesn't keep the others. A0400: `surveyIds`, `tags`. A0404: one of the surveys, or the folder, is not the caller's; nothing is changed then.",
  })
  async changeSurveys(
    @Arg('input', () => ChangeSurveysInput) input: ChangeSurveysInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ChangeSurveysPayload> {
    return { results: await this.bulk.change(ctx, input, 'surveyIds') };
  }
}

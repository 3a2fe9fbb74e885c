import { SURVEY_LIST_LIMITS } from '@wence/schema';
import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from 'type-graphql';
import { z } from 'zod';
import { author, unlimited } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { payloadType } from '../../platform/graphql/payload-type.js';
import type { RequestContext } from '../../platform/request/context.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { SurveyPurgeService } from './survey-purge.service.js';

const MOST = SURVEY_LIST_LIMITS.atOnce;
const CONFIRMATION = 'The title of the survey; of several, how many they are, in digits. A0400 (mismatch) for anything else.';
const MEANING =
  'Deletes surveys in the recycle bin for good, with everything about them: versions, responses, files, reports. All of them or none; nothing shows them from then on. ' +
  "A0404: one is missing, or not the caller's. A0412: one is not in the recycle bin.";

@InputType('PurgeSurveysInput', { description: 'Surveys in the recycle bin, and a sign that they are meant.' })
class PurgeSurveysInput {
  @Field(() => [ID], { description: `1 to ${MOST} of the caller's surveys; one that is named twice is meant once.` })
  surveyIds: string[];

  @Field({ description: CONFIRMATION })
  confirmation: string;
}

const PurgeSurveysPayload = payloadType('purgeSurveys', {
  surveyIds: { type: () => [ID], description: 'The ids that they had.' },
});

/** Surveys that the signed-in author deletes for good. */
@Resolver()
export class SurveyPurgeResolver {
  constructor(private readonly purge: SurveyPurgeService) {}

  @Access(author(unlimited('surveys:write'), { 'input.surveyIds[]': 'survey' }))
  @Mutation(() => PurgeSurveysPayload, { description: `${MEANING} A0400: \`surveyIds\`, \`confirmation\`.` })
  async purgeSurveys(@Arg('input', () => PurgeSurveysInput) input: PurgeSurveysInput, @Ctx() ctx: RequestContext): Promise<object> {
    return { surveyIds: await this.purge.now(ctx, input, 'surveyIds') };
  }
}

/** `POST /v1/surveys/purge`: surveys in the recycle bin are deleted for good. */
export function surveyPurgeRoute(purge: SurveyPurgeService): AnyRoute {
  return route({
    method: 'POST',
    path: '/v1/surveys/purge',
    operationId: 'purgeSurveys',
    codes: ['A0412'],
    tag: 'Surveys',
    summary: 'Delete surveys for good',
    description: `${MEANING} A0400: \`ids\` (tooShort, tooMany: ${MOST}), \`confirmation\` (mismatch).`,
    access: author(unlimited('surveys:write'), { 'body.ids[]': 'survey' }),
    body: z.strictObject({
      ids: z.array(z.string()).describe(`1 to ${MOST} ids of surveys in the recycle bin`),
      confirmation: z.string().describe(CONFIRMATION),
    }),
    data: z.object({ ids: z.array(z.string()).describe('The ids that they had') }).meta({ id: 'PurgedSurveys' }),
    handle: async (ctx, { body: { ids, confirmation } }) => ({ ids: await purge.now(ctx, { surveyIds: ids, confirmation }, 'ids') }),
  });
}

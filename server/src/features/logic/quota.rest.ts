import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { nothing } from '../../platform/http/envelope.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { rowInAddress } from '../node/v1-row.type.js';
import { localIdIn } from '../survey/row.policy.js';
import type { SurveyService } from '../survey/survey.service.js';
import { V1_QUOTA_PLACES } from './logic-places.js';
import type { LogicService } from './logic.service.js';
import { v1FieldName } from './logic.v1.js';
import { quotaFormOfV1, quotaIn, toV1Quota, v1Quota } from './quota.v1.js';

const tag = 'Logic';

/** Sample quotas of a draft, by row id. How full they are stands with those of the running survey. */
export function quotaDraftRoutes(logic: LogicService, surveys: SurveyService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/quota',
      operationId: 'listQuotas',
      summary: 'The sample quotas of a survey',
      description: "Those of the draft, in order. A0404: not the caller's survey.",
      tag,
      access: author('surveys:read', { 'query.surveyId': 'survey' }),
      query: z.object({ surveyId: z.string().describe('Id of the survey') }),
      data: z.array(v1Quota),
      handle: async (ctx, { query: { surveyId } }) => {
        const survey = await surveys.requireOwned(ctx, surveyId);
        const { quotas = [] } = await logic.definition(ctx, surveyId);
        return quotas.map((quota) => toV1Quota(survey, quota));
      },
    }),
    route({
      method: 'POST',
      path: '/v1/surveys/quota',
      operationId: 'saveQuota',
      codes: ['A0410', 'A0414', 'A0422', 'A0439'],
      summary: 'Save a sample quota',
      description:
        'A whole quota: with its `id` in place of the saved one. While the survey runs, its name, its limits and whether it is in force apply at once and without a pause; any other change is refused (A0410). ' +
        "A0404: not the caller's survey, or no such quota. A0400: the field (required, notUnique, tooLong, notAllowed, tooLarge, conditionIncomplete).",
      tag,
      access: author('surveys:write', V1_QUOTA_PLACES),
      body: quotaIn,
      data: v1Quota,
      handle: async (ctx, { body }) => {
        const survey = await surveys.requireOwned(ctx, body.surveyId);
        const { quota } = await logic.saveQuota(ctx, survey.id, quotaFormOfV1(survey, body), v1FieldName);
        return toV1Quota(survey, quota);
      },
    }),
    route({
      method: 'POST',
      path: '/v1/surveys/quota/remove/{id}',
      operationId: 'removeQuota',
      codes: ['A0410'],
      summary: 'Remove a sample quota',
      description:
        'Responses that were counted in it stay as they are. A0410 while the survey runs. A0404: no such quota of a survey of the caller.',
      tag,
      access: author('surveys:write', { 'params.id': 'quota' }),
      params: z.object({ id: rowInAddress }),
      data: nothing,
      handle: async (ctx, { params: { id } }) => {
        const survey = await surveys.ofRow(ctx, id);
        await logic.removeQuota(ctx, survey.id, localIdIn(survey, id));
        return null;
      },
    }),
  ];
}

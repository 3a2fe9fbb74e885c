import { SURVEY_LIST_LIMITS } from '@wence/schema';
import { z } from 'zod';
import { author, unlimited } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { SURVEY_ACTIONS, type SurveyBulkService } from './survey-bulk.service.js';

const result = z
  .object({
    id: z.string().describe('Id of the survey'),
    code: z.string().describe('00000, or why it was left as it was'),
    copyId: z.string().nullable().describe('Id of its copy; null unless it was copied'),
  })
  .meta({ id: 'SurveyChangeResult' });

/** `POST /v1/surveys/bulk`: the same is done to several surveys. */
export function surveyBulkRoute(bulk: SurveyBulkService): AnyRoute {
  return route({
    method: 'POST',
    path: '/v1/surveys/bulk',
    operationId: 'changeSurveys',
    summary: 'Change several surveys',
    description:
      `\`ids\`: 1 to ${SURVEY_LIST_LIMITS.atOnce} of your surveys, for restore also those in the recycle bin; A0404 and nothing changed if one is not yours. ` +
      '`action`: move (into `folderId`; null or absent: into none), addTags and removeTags (`tags`), copy, stop, recycle, restore. ' +
      "One survey after the other: what can't be done to one doesn't keep the others, and `list` has a code for each. " +
      'A0400: `ids` (tooShort, tooMany), `tags` (tooShort: none, tooMany: 20), `tags[i]` (tooShort, tooLong: 24). A survey that would have more than 20 tags is left with A0400.',
    tag: 'Surveys',
    access: author(unlimited('surveys:write'), { 'body.ids[]': 'survey', 'body.folderId': 'surveyFolder' }),
    body: z.strictObject({
      ids: z.array(z.string()).describe(`1 to ${SURVEY_LIST_LIMITS.atOnce} ids of surveys`),
      action: z.enum(SURVEY_ACTIONS).describe('What is done to them'),
      folderId: z.string().nullish().describe('For `move`: the folder; null or absent: none'),
      tags: z.array(z.string()).nullish().describe('For `addTags` and `removeTags`'),
    }),
    data: z.object({ list: z.array(result) }),
    handle: async (ctx, { body: { ids, ...change } }) => {
      const results = await bulk.change(ctx, { ...change, surveyIds: ids }, 'ids');
      return {
        list: results.map(({ surveyId, code, copyId }) => ({ id: surveyId, code, copyId })),
      };
    },
  });
}

import { findNode } from '@wence/schema';
import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { notFound } from '../../platform/errors/app-error.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { rowInAddress, rowInBody } from '../node/v1-row.type.js';
import { localIdIn } from '../survey/row.policy.js';
import type { SurveyService } from '../survey/survey.service.js';
import { endingFieldNamer, type EndingService, viewOf } from './ending.service.js';
import { endingGiven, endingInBody, toV1Ending, v1Ending } from './v1-ending.type.js';

const tag = 'End pages';
const path = '/v1/nodes/survey-end';

/** The end page of whoever a jump of one question leads to an end (Spec 7, end page). */
export function nodeEndingRoutes(endings: EndingService, surveys: SurveyService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path,
      operationId: 'getNodeEndPage',
      summary: 'The end page of one question',
      description: 'Null: it has none of its own, and the one for how the visit ended is shown. A0404: no such question.',
      tag,
      access: author('surveys:read', { 'query.nodeId': 'node' }),
      query: z.object({ nodeId: rowInAddress.describe('Row id of the question') }),
      data: v1Ending.nullable(),
      handle: async (ctx, { query: { nodeId } }) => {
        const survey = await surveys.ofRow(ctx, nodeId);
        const definition = await endings.definition(ctx, survey.id);
        const of = localIdIn(survey, nodeId);
        if (!findNode(definition, of)) throw notFound();
        const ending = viewOf(definition, survey.id, of);
        return ending && toV1Ending(survey, ending);
      },
    }),
    route({
      method: 'POST',
      path,
      operationId: 'saveNodeEndPage',
      codes: ['A0410'],
      summary: 'Save the end page of one question as a whole',
      description:
        'It takes the place of the normal and the screened one for whoever a jump of this question leads to an end. Keys that are left out, or null, ' +
        'have their defaults; with none of them the page goes, and the answer is null. A0400 as for other end pages; A0404: a question; A0410: the survey runs.',
      tag,
      access: author('surveys:write', { 'body.nodeId': 'node', 'body.nodeIds[]': 'node' }),
      body: z.strictObject({ nodeId: rowInBody, ...endingInBody }),
      data: v1Ending.nullable(),
      handle: async (ctx, { body: { nodeId, ...keys } }) => {
        const survey = await surveys.ofRow(ctx, nodeId);
        const ref = { surveyId: survey.id, of: localIdIn(survey, nodeId) };
        const { ending } = await endings.save(ctx, ref, { replace: endingGiven(survey, keys) }, { words: endingFieldNamer() });
        return ending && toV1Ending(survey, ending);
      },
    }),
  ];
}

import { ENDING_KIND_NAMES } from '@wence/schema';
import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { SurveyService } from '../survey/survey.service.js';
import { endingViews } from '../survey/survey-endings.type.js';
import { answersFor, endingNodes, parametersOf, v1EndingNode, v1EndingParameter } from './ending-offer.js';
import { endingFieldNamer, type EndingService } from './ending.service.js';
import { endingGiven, endingInBody, toV1Ending, v1Ending } from './v1-ending.type.js';

const tag = 'End pages';
const words = endingFieldNamer();
const query = z.object({ surveyId: z.string().describe('Id of the survey') });
const ofSurvey = author('surveys:read', { 'query.surveyId': 'survey' });

/** End pages of a survey (Spec 7, end page). Those of single questions are written in `node-ending.rest.ts`. */
export function endingRoutes(endings: EndingService, surveys: SurveyService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/end',
      operationId: 'listEndPages',
      summary: 'The end pages of a survey',
      description:
        "By kind, then those of single questions. Where the author made none, the product's own is shown, which is not among them.",
      tag,
      access: ofSurvey,
      query,
      data: z.array(v1Ending),
      handle: async (ctx, { query: { surveyId } }) => {
        const survey = await surveys.requireOwned(ctx, surveyId);
        return endingViews(await endings.definition(ctx, surveyId), surveyId).map((ending) => toV1Ending(survey, ending));
      },
    }),
    route({
      method: 'POST',
      path: '/v1/surveys/end',
      operationId: 'saveEndPage',
      codes: ['A0410'],
      summary: 'Save the end page of a kind as a whole',
      description:
        'In place of the one there is: keys that are left out, or null, have their defaults. With none of them the page goes, and the answer is null. ' +
        'A0400: an address that is not of http or https (format), rich text with a link or a picture from elsewhere, anything above its limit; ' +
        'A0404: a question whose answer is to be passed on; A0410: the survey runs.',
      tag,
      access: author('surveys:write', { 'body.surveyId': 'survey', 'body.nodeIds[]': 'node' }),
      body: z.strictObject({
        surveyId: z.string().describe('Id of the survey'),
        kind: z.enum(ENDING_KIND_NAMES).describe('When it is shown'),
        ...endingInBody,
      }),
      data: v1Ending.nullable(),
      handle: async (ctx, { body: { surveyId, kind, ...keys } }) => {
        const survey = await surveys.requireOwned(ctx, surveyId);
        const { ending } = await endings.save(ctx, { surveyId, of: kind }, { replace: endingGiven(survey, keys) }, { words });
        return ending && toV1Ending(survey, ending);
      },
    }),
    route({
      method: 'POST',
      path: '/v1/surveys/end/{id}',
      operationId: 'updateEndPage',
      codes: ['A0410'],
      summary: 'Change an end page',
      description:
        'Sets the keys that it names; null leads back to the default, and a page without any key goes (the answer is null). ' +
        'A0400 as for saving it; A0404: no such page; A0410: the survey runs.',
      tag,
      access: author('surveys:write', { 'params.id': 'ending', 'body.nodeIds[]': 'node' }),
      params: z.object({ id: z.string().describe('Id of the end page') }),
      body: z.strictObject(endingInBody),
      data: v1Ending.nullable(),
      handle: async (ctx, { params: { id }, body }) => {
        const ref = await endings.refOf(ctx, id);
        const survey = await surveys.requireOwned(ctx, ref.surveyId);
        const { ending } = await endings.save(ctx, ref, { change: endingGiven(survey, body) }, { mustExist: true, words });
        return ending && toV1Ending(survey, ending);
      },
    }),
    route({
      method: 'GET',
      path: '/v1/surveys/end/node',
      operationId: 'listEndPageNodes',
      summary: 'The questions whose jumps end the survey',
      description: 'In the order of the survey: each of them may have an end page of its own.',
      tag,
      access: ofSurvey,
      query,
      data: z.array(v1EndingNode),
      handle: async (ctx, { query: { surveyId } }) => {
        const survey = await surveys.requireOwned(ctx, surveyId);
        return endingNodes(survey, await endings.definition(ctx, surveyId));
      },
    }),
    route({
      method: 'GET',
      path: '/v1/surveys/end/parameter',
      operationId: 'listEndPageParameters',
      summary: 'What an end page can add to the address it leads on to',
      description:
        'The id of the response, the source tag, the received parameters that end pages of this survey name, and the questions whose answers fit ' +
        'into an address. Received parameters are whatever the link brings: any name may be chosen.',
      tag,
      access: ofSurvey,
      query,
      data: z.array(v1EndingParameter),
      handle: async (ctx, { query: { surveyId } }) => {
        const survey = await surveys.requireOwned(ctx, surveyId);
        const definition = await endings.definition(ctx, surveyId);
        return [...parametersOf(definition), ...answersFor(survey, definition)];
      },
    }),
  ];
}

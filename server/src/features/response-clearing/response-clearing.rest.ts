import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { ResponseClearingService } from './response-clearing.service.js';

/** `POST /v1/surveys/clear/{id}`: all responses go, the survey stays (Spec 7, surveys). */
export function responseClearingRoute(clearing: ResponseClearingService): AnyRoute {
  return route({
    method: 'POST',
    path: '/v1/surveys/clear/{id}',
    operationId: 'clearSurvey',
    tag: 'Surveys',
    summary: 'Take away all responses of a survey',
    description:
      "For good, with their files, edits and marks, and the visits to the survey. Its definition, its versions and its state stay: a running survey goes on collecting, and new responses are numbered on. Files that were exported before stay until they expire. `title` is the title of the survey, as a sign that it is meant: A0400 (`title`, mismatch) for anything else. A0404: missing, or not the caller's.",
    access: author('responses:write', { 'params.id': 'survey' }),
    params: z.strictObject({ id: z.string().describe('Id of the survey') }),
    body: z.strictObject({ title: z.string().describe('Its title') }),
    data: z
      .object({ responses: z.int().describe('How many responses went, screened and invalid ones included') })
      .meta({ id: 'ClearedSurvey' }),
    handle: async (ctx, { params: { id }, body: { title } }) => ({
      responses: (await clearing.clear(ctx, { surveyId: id, title })).responses,
    }),
  });
}

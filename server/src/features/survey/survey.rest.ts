import { z } from 'zod';
import { author, unlimited } from '../../platform/access/access.js';
import { invalidWhen } from '../../platform/errors/app-error.js';
import { nothing } from '../../platform/http/envelope.js';
import { asReadPlaces, changedAsRead, hasAsRead, readOnlyKeys } from '../../platform/route/as-read.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { DefinitionReadModel } from './definition.read-model.js';
import type { DraftService } from './draft.service.js';
import type { NewSurveyService } from './new-survey.service.js';
import type { SurveyService } from './survey.service.js';
import { toV1Base, v1SurveyBase } from './v1-survey.type.js';

const tag = 'Surveys';
/** What the route that writes the title does not write of a survey. */
const TITLED_AS_READ = readOnlyKeys(v1SurveyBase.shape, { id: 0, title: 0 });
const params = z.object({ id: z.string().describe('Id of the survey') });
const made = z.object({ id: z.string().describe('Id of the new survey') }).meta({ id: 'NewSurvey' });

/** Surveys of the signed-in author (Spec 7, surveys). The list stands in `survey-list.rest.ts`. */
export function surveyRoutes(
  surveys: SurveyService,
  makers: NewSurveyService,
  drafts: DraftService,
  definitions: DefinitionReadModel,
): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/v1/surveys',
      operationId: 'createSurvey',
      summary: 'Make an empty survey',
      description:
        '`title` has 1 to 2,000 characters; `language` of the answering page is zh-CN or en, by default that of Accept-Language.',
      tag,
      access: author(unlimited('surveys:write')),
      body: z.strictObject({
        title: z.string().describe('1 to 2,000 characters'),
        language: z.string().optional().describe('Of the answering page: zh-CN or en; absent: that of Accept-Language'),
      }),
      data: made,
      handle: async (ctx, { body }) => ({ id: (await makers.create(ctx, body)).id }),
    }),
    route({
      method: 'GET',
      path: '/v1/surveys/base/{id}',
      operationId: 'getSurveyBase',
      summary: 'A survey without its questions',
      tag,
      access: author('surveys:read', { 'params.id': 'survey' }),
      params,
      data: v1SurveyBase,
      handle: async (ctx, { params: { id } }) => {
        const survey = await surveys.requireOwned(ctx, id);
        return toV1Base(survey, await definitions.definitionOf(ctx, id));
      },
    }),
    route({
      method: 'POST',
      path: '/v1/surveys/title',
      operationId: 'renameSurvey',
      codes: ['A0410'],
      summary: 'Rename a survey',
      description: 'Changes the definition, so A0410 while the survey runs. The survey may come as it was read without its questions.',
      tag,
      access: author('surveys:write', { 'body.id': 'survey', ...asReadPlaces('body', TITLED_AS_READ) }),
      body: z.strictObject({
        id: z.string().describe('Id of the survey'),
        title: z.string().describe('1 to 2,000 characters'),
        ...TITLED_AS_READ,
      }),
      data: nothing,
      handle: async (ctx, { body }) => {
        const { id, title } = body;
        if (hasAsRead(body, TITLED_AS_READ)) {
          const survey = await surveys.requireOwned(ctx, id);
          invalidWhen(changedAsRead(body, toV1Base(survey, await definitions.definitionOf(ctx, id)), TITLED_AS_READ));
        }
        await drafts.rename(ctx, { surveyId: id, title });
        return null;
      },
    }),
    route({
      method: 'POST',
      path: '/v1/surveys/copy',
      operationId: 'copySurvey',
      codes: ['A0423'],
      summary: 'Copy a survey',
      description: "The copy has the draft's definition, a title that says so, and has never run.",
      tag,
      access: author(unlimited('surveys:write'), { 'body.id': 'survey' }),
      body: z.strictObject({ id: z.string().describe('Id of the survey to copy') }),
      data: made,
      handle: async (ctx, { body: { id } }) => ({ id: (await makers.copy(ctx, id)).id }),
    }),
    route({
      method: 'POST',
      path: '/v1/surveys/remove/{id}',
      operationId: 'removeSurvey',
      summary: 'Put a survey into the recycle bin',
      description: 'A running one stops. It can be restored for 30 days.',
      tag,
      access: author('surveys:write', { 'params.id': 'survey' }),
      params,
      data: nothing,
      handle: async (ctx, { params: { id } }) => {
        await surveys.recycle(ctx, id);
        return null;
      },
    }),
    route({
      method: 'POST',
      path: '/v1/surveys/restore/{id}',
      operationId: 'restoreSurvey',
      codes: ['A0412'],
      summary: 'Take a survey out of the recycle bin',
      description: 'It does not collect until it is launched again. A0412 when it is not in the bin.',
      tag,
      access: author('surveys:write', { 'params.id': 'survey' }),
      params,
      data: nothing,
      handle: async (ctx, { params: { id } }) => {
        await surveys.restore(ctx, id);
        return null;
      },
    }),
  ];
}

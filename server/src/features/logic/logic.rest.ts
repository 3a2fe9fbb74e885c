import { logicOf } from '@wence/schema';
import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { invalidInput } from '../../platform/errors/app-error.js';
import { nothing } from '../../platform/http/envelope.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { rowInAddress } from '../node/v1-row.type.js';
import { localIdIn } from '../survey/row.policy.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import { V1_LOGIC_PLACES } from './logic-places.js';
import type { LogicRef, LogicService } from './logic.service.js';
import { logicFormOf, logicIn, v1FieldName } from './logic.v1.js';
import { toV1Logic, v1Logic } from './v1-logic.type.js';

const tag = 'Logic';
const params = z.object({ id: rowInAddress });

/** Logic by row id (Spec 7, logic). What may be authored stands in `logic-source.rest.ts`. */
export function logicRoutes(logic: LogicService, surveys: SurveyService): AnyRoute[] {
  const find = async (ctx: RequestContext, row: number): Promise<LogicRef & { survey: Survey }> => {
    const survey = await surveys.ofRow(ctx, row);
    return { survey, surveyId: survey.id, logicId: localIdIn(survey, row) };
  };
  return [
    route({
      method: 'GET',
      path: '/v1/logic',
      operationId: 'listLogic',
      summary: 'Logic of a survey, or of one question',
      description:
        'In saved order: of several jumps that hold, the first is taken. `surveyId`, `nodeId` (a row id) or both; `model` narrows.',
      tag,
      access: author('surveys:read', { 'query.surveyId': 'survey', 'query.nodeId': 'node' }),
      query: z.object({
        surveyId: z.string().optional(),
        nodeId: rowInAddress.optional(),
        model: z.coerce.number().int().optional().describe('1 question logic, 2 option logic'),
      }),
      data: z.array(v1Logic),
      handle: async (ctx, { query: { surveyId, nodeId, model } }) => {
        const survey = await surveyOf(ctx, surveys, surveyId, nodeId);
        const owner = nodeId === undefined ? undefined : localIdIn(survey, nodeId);
        const items = logicOf(await logic.definition(ctx, survey.id));
        const wanted = items.filter((item) => (owner ?? item.nodeId) === item.nodeId && (model ?? item.model) === item.model);
        return wanted.map((item) => toV1Logic(survey, item));
      },
    }),
    route({
      method: 'POST',
      path: '/v1/logic',
      operationId: 'saveLogic',
      codes: ['A0410'],
      summary: 'Save a logic item',
      description:
        "With its `id` in place of the saved one. A jump's target travels as first `optionId`: a row id, 0 normal end or -1 screening end. " +
        'A0400 with the rules conditionIncomplete, targetIncomplete or noConditions for what is missing; A0410 while the survey ' +
        'runs. The answer is the saved item; null when carry-over lost its last condition and was deleted.',
      tag,
      access: author('surveys:write', V1_LOGIC_PLACES),
      body: logicIn,
      data: v1Logic.nullable(),
      handle: async (ctx, { body }) => {
        const survey = await surveys.requireOwned(ctx, body.surveyId);
        const { item } = await logic.save(ctx, survey.id, logicFormOf(survey, body), v1FieldName);
        return item && toV1Logic(survey, item);
      },
    }),
    route({
      method: 'POST',
      path: '/v1/logic/copy/{id}',
      operationId: 'copyLogic',
      codes: ['A0410'],
      summary: 'Copy a logic item with its conditions',
      description: 'The copy stands right behind its model.',
      tag,
      access: author('surveys:write', { 'params.id': 'logic' }),
      params,
      data: v1Logic.nullable(),
      handle: async (ctx, { params: { id } }) => {
        const { survey, ...ref } = await find(ctx, id);
        const { item } = await logic.copy(ctx, ref);
        return item && toV1Logic(survey, item);
      },
    }),
    route({
      method: 'POST',
      path: '/v1/logic/remove/{id}',
      operationId: 'removeLogic',
      codes: ['A0410'],
      summary: 'Remove a logic item',
      tag,
      access: author('surveys:write', { 'params.id': 'logic' }),
      params,
      data: nothing,
      handle: async (ctx, { params: { id } }) => {
        await logic.remove(ctx, await find(ctx, id));
        return null;
      },
    }),
  ];
}

async function surveyOf(ctx: RequestContext, surveys: SurveyService, surveyId?: string, nodeId?: number): Promise<Survey> {
  if (surveyId !== undefined) return surveys.requireOwned(ctx, surveyId);
  if (nodeId !== undefined) return surveys.ofRow(ctx, nodeId);
  throw invalidInput([{ field: 'surveyId', rule: 'required' }]);
}

import { defaultLogicType, findNode, logicKindOf } from '@wence/schema';
import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { notFound } from '../../platform/errors/app-error.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { rowInAddress, toV1Ids, v1Ids } from '../node/v1-row.type.js';
import { localIdIn } from '../survey/row.policy.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import { type LogicSource, sourcesOf } from './logic-offer.js';
import type { LogicService } from './logic.service.js';

const oneOrTwo = z.literal(['1', '2']).transform((given): 1 | 2 => (given === '1' ? 1 : 2));
const choice = z.object({ ...v1Ids, code: z.string(), title: z.string() }).meta({ id: 'LogicChoice' });
const source = z
  .object({
    ...v1Ids,
    code: z.string(),
    title: z.string(),
    type: z.number().int().nullable().describe('Type number; null on a group'),
    subType: z.number().int().nullable(),
    algorithms: z
      .array(
        z.object({
          algorithm: z.number().int().describe('1 to 12'),
          operand: z
            .enum(['options', 'count', 'value', 'optionValue', 'row'])
            .nullable()
            .describe('What a condition has to name; null: nothing'),
        }),
      )
      .describe('What may be asked of its answer'),
    options: z.array(choice).describe('Options that a condition may name, carried ones after its own'),
    children: z.array(choice).describe('Rows that a condition may name'),
    lowest: z.number().nullable().describe('Lowest whole number on offer; null: any value'),
    highest: z.number().nullable().describe('Highest whole number on offer; null: any value'),
  })
  .meta({ id: 'LogicSource' });

/** The questions that conditions may look at (Spec 7, logic). */
export function logicSourceRoutes(logic: LogicService, surveys: SurveyService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/logic/node',
      operationId: 'listLogicSources',
      summary: 'The questions that logic of a question may look at, with what may be asked of them',
      description:
        'Earlier questions, in the order of the survey; for a jump the question itself as well; for carry-over single and multiple choice. ' +
        '`model` 1 unless said; `type` is what new logic of the question starts with unless said: 1 jump or carry-over, 2 show or hide.',
      tag: 'Logic',
      access: author('surveys:read', { 'query.nodeId': 'node' }),
      query: z.object({
        nodeId: rowInAddress,
        model: oneOrTwo.optional().describe('1 question logic, 2 option logic'),
        type: oneOrTwo.optional(),
      }),
      data: z.array(source),
      handle: async (ctx, { query: { nodeId, model = 1, type } }) => {
        const survey = await surveys.ofRow(ctx, nodeId);
        const definition = await logic.definition(ctx, survey.id);
        const node = findNode(definition, localIdIn(survey, nodeId));
        if (!node) throw notFound();
        const kind = logicKindOf({ model, type: type ?? defaultLogicType(definition, node.id) ?? 2 });
        return sourcesOf(definition, node.id, kind).map((each) => toV1Source(survey, each));
      },
    }),
  ];
}

function toV1Source(survey: Survey, { node, algorithms, options, rows, lowest, highest }: LogicSource): z.input<typeof source> {
  const toChoice = ({ id, code, title }: LogicSource['options'][number]) => ({ ...toV1Ids(survey.number, id), code, title });
  const { id, code, title, type = null, subType = null } = node;
  return {
    ...toV1Ids(survey.number, id),
    code,
    title,
    type,
    subType,
    algorithms: algorithms.map((each) => ({ ...each })),
    options: options.map(toChoice),
    children: rows.map(toChoice),
    lowest,
    highest,
  };
}

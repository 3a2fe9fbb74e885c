import { z } from 'zod';
import { author } from '../../platform/access.js';
import type { RequestContext } from '../../platform/context.js';
import { nothing } from '../../platform/http/envelope.js';
import { type AnyRoute, route } from '../../platform/http/route.js';
import { anchorAt } from '../survey/order.policy.js';
import { localIdIn } from '../survey/row.policy.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { NodeRef, NodeService } from './node.service.js';
import { toV1Nodes, v1Node, v1NodeIn } from './v1-node.type.js';
import { rowInAddress, rowInBody, unused } from './v1-row.type.js';

const tag = 'Nodes';

/** Changing, copying and removing questions by row id (Spec 7, nodes). */
export function nodeChangeRoutes(nodes: NodeService, surveys: SurveyService): AnyRoute[] {
  const find = async (ctx: RequestContext, row: number, surveyId?: string): Promise<NodeRef> => {
    const survey = await (surveyId === undefined ? surveys.ofRow(ctx, row) : surveys.requireOwned(ctx, surveyId));
    return { surveyId: survey.id, nodeId: localIdIn(survey, row) };
  };
  const remove = (path: string, summary: string) =>
    route({
      method: 'POST',
      path,
      summary,
      description: 'Later questions are renumbered down. The answer lists those that are left. A0410 while the survey runs.',
      tag,
      access: author('id'),
      params: z.object({ id: rowInAddress }),
      data: z.array(v1Node),
      handle: async (ctx, { params: { id } }) => {
        const { survey, definition } = await nodes.remove(ctx, await find(ctx, id));
        return toV1Nodes(survey, definition);
      },
    });
  return [
    remove('/v1/nodes/remove/{id}', 'Remove a question'),
    remove('/v1/nodes/remove-confirm/{id}', 'Remove a question, whatever uses it'),
    route({
      method: 'POST',
      path: '/v1/nodes/update',
      summary: 'Change fields of a question',
      description:
        'What is absent stays. `type` switches single and multiple choice into each other; `setting` holds only the keys to change.',
      tag,
      access: author('surveyId'),
      body: z.strictObject({
        id: rowInBody,
        surveyId: z.string(),
        type: z.number().int().optional(),
        subType: unused(0),
        code: z.string().optional(),
        title: z.string().optional(),
        required: z.boolean().optional(),
        setting: z.record(z.string(), z.unknown()).optional(),
        sequence: unused(0),
        childSequence: unused(0),
      }),
      data: v1Node,
      handle: async (ctx, { body: { id, surveyId, type, code, title, required, setting } }) => {
        const node = await find(ctx, id, surveyId);
        const { survey, definition } = await nodes.update(ctx, node, { type, code, title, required, setting });
        return v1NodeIn(survey, definition, node.nodeId);
      },
    }),
    route({
      method: 'POST',
      path: '/v1/nodes/title',
      summary: 'Set the title of a question',
      tag,
      access: author('surveyId'),
      body: z.strictObject({ id: rowInBody, surveyId: z.string(), title: z.string() }),
      data: nothing,
      handle: async (ctx, { body: { id, surveyId, title } }) => {
        await nodes.update(ctx, await find(ctx, id, surveyId), { title });
        return null;
      },
    }),
    route({
      method: 'POST',
      path: '/v1/nodes/copy',
      summary: 'Copy a question with its options',
      description: '`position` counts from 1; absent: right after the one copied.',
      tag,
      access: author('surveyId'),
      body: z.strictObject({ id: rowInBody, surveyId: z.string(), position: z.number().int().positive().optional() }),
      data: v1Node,
      handle: async (ctx, { body: { id, surveyId, position } }) => {
        const node = await find(ctx, id, surveyId);
        const ids = (await nodes.definition(ctx, surveyId)).nodes.map((each) => each.id);
        const { survey, definition, created } = await nodes.copy(ctx, node, { after: anchorAt(ids, position) });
        return v1NodeIn(survey, definition, created[0]);
      },
    }),
  ];
}

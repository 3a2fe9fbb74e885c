import { parentOf, type Place, type SurveyDefinition } from '@wence/schema';
import { z } from 'zod';
import { author, under } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { nothing } from '../../platform/http/envelope.js';
import { asReadPlaces } from '../../platform/route/as-read.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { arrangementOf } from '../survey/arrangement.policy.js';
import { anchorAt } from '../survey/order.policy.js';
import { localIdIn, parentIdIn } from '../survey/row.policy.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import { EXAM_PLACES, SETTING } from './node-places.type.js';
import type { NodeRef, NodeService } from './node.service.js';
import { changedFields, UPDATED_AS_READ } from './nodes-as-read.js';
import { changeFields } from './v1-fields.type.js';
import { toV1Nodes, v1Node, v1NodeIn } from './v1-node.type.js';
import { parentInBody, rowInAddress, rowInBody } from './v1-row.type.js';

const tag = 'Nodes';

/** Changing, copying and removing questions by row id (Spec 7, nodes). */
export function nodeChangeRoutes(nodes: NodeService, surveys: SurveyService): AnyRoute[] {
  const find = async (ctx: RequestContext, row: number, surveyId?: string): Promise<NodeRef> => {
    const survey = await (surveyId === undefined ? surveys.ofRow(ctx, row) : surveys.requireOwned(ctx, surveyId));
    return { surveyId: survey.id, nodeId: localIdIn(survey, row) };
  };
  /** The position of the copy; by default right after the original. */
  const placeFor = async (ctx: RequestContext, survey: Survey, nodeId: number, parentRow?: number, position?: number): Promise<Place> => {
    if (parentRow === undefined && position === undefined) return {};
    const definition = await nodes.definition(ctx, survey.id);
    const parentId = parentRow === undefined ? (parentOf(definition, nodeId)?.id ?? null) : parentIdIn(survey, parentRow);
    return { after: anchorAt(arrangementOf(definition.nodes).get(parentId ?? 0) ?? [], position), parentId };
  };
  const remove = (path: string, operationId: string, summary: string, confirmed: boolean) =>
    route({
      method: 'POST',
      path,
      operationId,
      codes: confirmed ? ['A0410'] : ['A0103', 'A0410'],
      summary,
      description:
        'A container goes with everything in it. Later questions are renumbered down. The answer lists those that are left. A0410 while the ' +
        `survey runs. ${confirmed ? 'What referred to it is tidied up.' : 'A0103 with `data.ids`, and nothing removed, when others refer to it.'}`,
      tag,
      access: author('surveys:write', { 'params.id': 'node' }),
      params: z.object({ id: rowInAddress }),
      data: z.array(v1Node),
      handle: async (ctx, { params: { id } }) => {
        const { survey, definition } = await nodes.remove(ctx, { ...(await find(ctx, id)), confirmed });
        return toV1Nodes(survey, definition);
      },
    });
  return [
    remove('/v1/nodes/remove/{id}', 'removeNode', 'Remove a question', false),
    remove('/v1/nodes/remove-confirm/{id}', 'removeUsedNode', 'Remove a question, whatever uses it', true),
    route({
      method: 'POST',
      path: '/v1/nodes/update',
      operationId: 'updateNode',
      codes: ['A0103', 'A0410'],
      summary: 'Change fields of a question',
      description:
        'Absent fields keep their values; `setting` holds only the keys to change. `type` and `subType` switch between single and multiple. ' +
        'A question may come as it was read, with changes: keys that are not written here have to be unchanged. ' +
        'A0103 when the change takes away what others refer to, unless `confirmed`.',
      tag,
      access: author('surveys:write', {
        'body.surveyId': 'survey',
        'body.id': 'node',
        'body.setting': SETTING,
        ...under('body', EXAM_PLACES),
        ...asReadPlaces('body', UPDATED_AS_READ),
      }),
      body: z.strictObject({ id: rowInBody, surveyId: z.string(), ...changeFields, confirmed: z.boolean().optional(), ...UPDATED_AS_READ }),
      data: v1Node,
      handle: async (ctx, { body }) => {
        const { id, surveyId, confirmed } = body;
        const own = await surveys.requireOwned(ctx, surveyId);
        const nodeId = localIdIn(own, id);
        const changed = (newest: SurveyDefinition) => changedFields(own, newest, nodeId, body);
        const { survey, definition } = await nodes.update(ctx, { surveyId, nodeId, confirmed }, changed);
        return v1NodeIn(survey, definition, nodeId);
      },
    }),
    route({
      method: 'POST',
      path: '/v1/nodes/convert',
      operationId: 'convertNode',
      codes: ['A0103', 'A0410'],
      summary: 'Make a question one of another type',
      description:
        'Title, options, rows and settings that both types have come along under their ids; what the type needs and lacks is as on a new question. ' +
        'The rest goes. A0103 with `data.ids`, and nothing changed, when others refer to it, unless `confirmed`. A0400: `type`, `subType` ' +
        '(notAllowed: no such type, or one that is a page or holds other questions). A0410 while the survey runs.',
      tag,
      access: author('surveys:write', { 'body.surveyId': 'survey', 'body.id': 'node' }),
      body: z.strictObject({
        id: rowInBody,
        surveyId: z.string(),
        type: z.number().int().describe('Number of the type it is to have'),
        subType: z.number().int().optional().describe('Which kind of its type; absent: the lowest'),
        confirmed: z.boolean().optional(),
      }),
      data: v1Node,
      handle: async (ctx, { body: { id, surveyId, confirmed, ...kind } }) => {
        const node = await find(ctx, id, surveyId);
        const { survey, definition } = await nodes.convert(ctx, { ...node, confirmed }, kind);
        return v1NodeIn(survey, definition, node.nodeId);
      },
    }),
    route({
      method: 'POST',
      path: '/v1/nodes/title',
      operationId: 'renameNode',
      codes: ['A0410'],
      summary: 'Set the title of a question',
      tag,
      access: author('surveys:write', { 'body.surveyId': 'survey', 'body.id': 'node' }),
      body: z.strictObject({ id: rowInBody, surveyId: z.string(), title: z.string() }),
      data: nothing,
      handle: async (ctx, { body: { id, surveyId, title } }) => {
        await nodes.update(ctx, await find(ctx, id, surveyId), () => ({ title }));
        return null;
      },
    }),
    route({
      method: 'POST',
      path: '/v1/nodes/copy',
      operationId: 'copyNode',
      codes: ['A0410'],
      summary: 'Copy a question with everything in it',
      description: '`position` counts from 1 in the container; absent: right after the one copied.',
      tag,
      access: author('surveys:write', { 'body.surveyId': 'survey', 'body.id': 'node', 'body.parentId': 'node' }),
      body: z.strictObject({
        id: rowInBody,
        surveyId: z.string(),
        parentId: parentInBody,
        position: z.number().int().positive().optional(),
      }),
      data: v1Node,
      handle: async (ctx, { body: { id, surveyId, parentId, position } }) => {
        const own = await surveys.requireOwned(ctx, surveyId);
        const nodeId = localIdIn(own, id);
        const place = await placeFor(ctx, own, nodeId, parentId, position);
        const { survey, definition, created } = await nodes.copy(ctx, { surveyId, nodeId }, place);
        return v1NodeIn(survey, definition, created[0]);
      },
    }),
  ];
}

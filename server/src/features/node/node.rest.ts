import type { SurveyDefinition } from '@wence/schema';
import { z } from 'zod';
import { author, under } from '../../platform/access/access.js';
import { asReadPlaces } from '../../platform/route/as-read.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { arrangementOf, relocations } from '../survey/arrangement.policy.js';
import { anchorAt } from '../survey/order.policy.js';
import { localIdIn, parentIdIn } from '../survey/row.policy.js';
import type { SurveyService } from '../survey/survey.service.js';
import { toV1Base, v1SurveyBase } from '../survey/v1-survey.type.js';
import { EXAM_PLACES, optionSettings, SETTING } from './node-places.type.js';
import type { NodeService } from './node.service.js';
import { PLACED_AS_READ, refuseChangedNodes } from './nodes-as-read.js';
import { kindOf, nestedOptions, nodeFields, optionFields, rowFields } from './v1-fields.type.js';
import { toV1Nodes, v1Node, v1NodeIn } from './v1-node.type.js';
import { parentInBody, rowInBody } from './v1-row.type.js';

const tag = 'Nodes';
const wholeSurvey = v1SurveyBase.extend({ nodes: z.array(v1Node) }).meta({ id: 'Survey' });
const position = z.number().int().positive();

/** Reading, adding and arranging nodes (Spec 7, nodes; surveys). Changing one stands in `node-change.rest.ts`. */
export function nodeRoutes(nodes: NodeService, surveys: SurveyService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/{id}',
      operationId: 'getSurvey',
      summary: 'A survey with its questions, each with its options',
      tag: 'Surveys',
      access: author('surveys:read', { 'params.id': 'survey' }),
      params: z.object({ id: z.string() }),
      data: wholeSurvey,
      handle: async (ctx, { params: { id } }) => {
        const survey = await surveys.requireOwned(ctx, id);
        const definition = await nodes.definition(ctx, id);
        return { ...toV1Base(survey, definition), nodes: await toV1Nodes(survey, definition) };
      },
    }),
    route({
      method: 'GET',
      path: '/v1/nodes',
      operationId: 'listNodes',
      summary: 'The questions of a survey in order',
      description: 'Those of groups and other containers are in `nodes` of these.',
      tag,
      access: author('surveys:read', { 'query.surveyId': 'survey' }),
      query: z.object({ surveyId: z.string() }),
      data: z.array(v1Node),
      handle: async (ctx, { query: { surveyId } }) => {
        const survey = await surveys.requireOwned(ctx, surveyId);
        return toV1Nodes(survey, await nodes.definition(ctx, surveyId));
      },
    }),
    route({
      method: 'POST',
      path: '/v1/nodes',
      operationId: 'addNode',
      codes: ['A0410'],
      summary: 'Add a question, a page, a statement, a group or another container',
      description:
        '`position` counts from 1 among the siblings; absent: at the end. What else is absent gets the default of the type: two options or a ' +
        'sample, two rows, settings. Later questions are renumbered. A0410 while the survey runs.',
      tag,
      access: author('surveys:write', {
        'body.surveyId': 'survey',
        'body.parentId': 'node',
        'body.setting': SETTING,
        ...under('body', EXAM_PLACES),
        ...optionSettings,
      }),
      body: z.strictObject({
        surveyId: z.string(),
        ...nodeFields,
        group: z.boolean().optional().describe('True: a group, which has no type'),
        parentId: parentInBody,
        position: position.optional(),
        options: z.array(nestedOptions('OptionOfNewNode', optionFields)).optional(),
        children: z
          .array(z.strictObject(rowFields).meta({ id: 'RowOfNewNode' }))
          .optional()
          .describe('Matrix rows'),
      }),
      data: v1Node,
      handle: async (ctx, { body: { surveyId, parentId, position: wanted, ...given } }) => {
        const own = await surveys.requireOwned(ctx, surveyId);
        const parent = parentIdIn(own, parentId ?? 0);
        const siblings = arrangementOf((await nodes.definition(ctx, surveyId)).nodes).get(parent ?? 0) ?? [];
        const place = { after: anchorAt(siblings, wanted), parentId: parent };
        const { survey, definition, created } = await nodes.add(ctx, surveyId, kindOf(given), place);
        return v1NodeIn(survey, definition, created[0]);
      },
    }),
    route({
      method: 'POST',
      path: '/v1/nodes/sort',
      operationId: 'sortNodes',
      codes: ['A0410'],
      summary: 'Put questions at positions',
      description:
        'With `parentId` also into containers and out of them. Those that are not named keep their order around them. The answer lists all, renumbered.',
      tag,
      access: author('surveys:write', {
        'body.surveyId': 'survey',
        'body.nodes[].id': 'node',
        'body.nodes[].parentId': 'node',
        ...asReadPlaces('body.nodes[]', PLACED_AS_READ),
      }),
      body: z.strictObject({
        surveyId: z.string(),
        nodes: z.array(z.strictObject({ id: rowInBody, parentId: parentInBody, position: position.optional(), ...PLACED_AS_READ })),
      }),
      data: z.array(v1Node),
      handle: async (ctx, { body: { surveyId, nodes: wanted } }) => {
        const own = await surveys.requireOwned(ctx, surveyId);
        const wishes = wanted.map(({ id, parentId, position: place }) => ({
          id: localIdIn(own, id),
          parentId: parentId === undefined ? undefined : (parentIdIn(own, parentId) ?? 0),
          position: place,
        }));
        const arrange = (newest: SurveyDefinition) => {
          refuseChangedNodes(own, newest, wanted, PLACED_AS_READ, 'nodes');
          return relocations(arrangementOf(newest.nodes), wishes);
        };
        const { survey, definition } = await nodes.arrange(ctx, surveyId, arrange);
        return toV1Nodes(survey, definition);
      },
    }),
  ];
}

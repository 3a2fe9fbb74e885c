import { z } from 'zod';
import { author } from '../../platform/access.js';
import { type AnyRoute, route } from '../../platform/http/route.js';
import { anchorAt, movesBetween, orderAt } from '../survey/order.policy.js';
import { localIdIn } from '../survey/row.policy.js';
import type { SurveyService } from '../survey/survey.service.js';
import { toV1Base, v1SurveyBase } from '../survey/v1-survey.type.js';
import type { NodeService } from './node.service.js';
import { toV1Nodes, v1Node, v1NodeIn } from './v1-node.type.js';
import { rowInBody, unused } from './v1-row.type.js';

const tag = 'Nodes';
const position = z.number().int().positive();

/** Reading, adding and arranging questions (Spec 7, nodes; surveys). Changing one stands in `node-change.rest.ts`. */
export function nodeRoutes(nodes: NodeService, surveys: SurveyService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/{id}',
      summary: 'A survey with its questions, each with its options',
      tag: 'Surveys',
      access: author('id'),
      params: z.object({ id: z.string() }),
      data: v1SurveyBase.extend({ nodes: z.array(v1Node) }),
      handle: async (ctx, { params: { id } }) => {
        const survey = await surveys.requireOwned(ctx, id);
        const definition = await nodes.definition(ctx, id);
        return { ...toV1Base(survey, definition), nodes: toV1Nodes(survey, definition) };
      },
    }),
    route({
      method: 'GET',
      path: '/v1/nodes',
      summary: 'The questions of a survey in order',
      tag,
      access: author('surveyId'),
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
      summary: 'Add a question',
      description:
        '`type`: 1 single choice, 2 multiple choice, 3 open text. `position` counts from 1; absent: at the end. Later questions are ' +
        'renumbered (Spec 3, codes). A choice question starts with two options. A0410 while the survey runs.',
      tag,
      access: author('surveyId'),
      body: z.strictObject({
        surveyId: z.string(),
        type: z.number().int(),
        subType: unused(0),
        title: z.string().optional(),
        position: position.optional(),
      }),
      data: v1Node,
      handle: async (ctx, { body: { surveyId, type, title, position: wanted } }) => {
        const current = await nodes.definition(ctx, surveyId);
        const after = anchorAt(
          current.nodes.map(({ id }) => id),
          wanted,
        );
        const { survey, definition, created } = await nodes.add(ctx, surveyId, { type, title }, { after });
        return v1NodeIn(survey, definition, created[0]);
      },
    }),
    route({
      method: 'POST',
      path: '/v1/nodes/sort',
      summary: 'Put questions at positions',
      description: 'Those that are not named keep their order around them. The answer lists all, renumbered.',
      tag,
      access: author('surveyId'),
      body: z.strictObject({
        surveyId: z.string(),
        nodes: z.array(z.strictObject({ id: rowInBody, parentId: unused(0), position })),
      }),
      data: z.array(v1Node),
      handle: async (ctx, { body: { surveyId, nodes: wanted } }) => {
        const own = await surveys.requireOwned(ctx, surveyId);
        const positions = new Map(wanted.map(({ id, position: place }) => [localIdIn(own, id), place]));
        const current = (await nodes.definition(ctx, surveyId)).nodes.map(({ id }) => id);
        const moves = movesBetween(current, orderAt(current, positions));
        const { survey, definition } = await nodes.arrange(ctx, surveyId, moves);
        return toV1Nodes(survey, definition);
      },
    }),
  ];
}

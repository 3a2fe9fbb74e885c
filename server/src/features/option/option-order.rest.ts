import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { notFound } from '../../platform/errors/app-error.js';
import { asReadPlaces } from '../../platform/route/as-read.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { parentInBody, rowInBody } from '../node/v1-row.type.js';
import { localIdIn, parentIdIn } from '../survey/row.policy.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import { groupEntries } from './group-entries.js';
import { QUESTION_PLACES } from './option-places.type.js';
import type { OptionService } from './option.service.js';
import { listKind, partPosition } from './option.v1.js';
import { changesOf, type PartEntry } from './part-changes.js';
import { listsOf, OPTIONS, questionIn, ROWS } from './part-writer.policy.js';
import { GROUPED_AS_READ, MEMBER_AS_READ, ORDERED_AS_READ, PLACED_AS_READ, refuseChangedParts } from './parts-as-read.js';
import { v1Parts, v1PartsIn } from './v1-parts-in.js';

const tag = 'Options';
const ofQuestion = { surveyId: z.string(), nodeId: rowInBody };
const member = z.strictObject({ id: rowInBody, ...MEMBER_AS_READ }).meta({ id: 'GroupMember' });
const leaf = z
  .strictObject({
    id: rowInBody,
    ...ORDERED_AS_READ,
    nodes: z.array(z.never()).max(0).optional().describe('Nothing stands below the third level'),
  })
  .meta({ id: 'OptionOrderOfLevel3' });
const level = z.strictObject({ id: rowInBody, ...ORDERED_AS_READ, nodes: z.array(leaf).optional() }).meta({ id: 'OptionOrderOfLevel2' });
const tree = z.strictObject({ id: rowInBody, ...ORDERED_AS_READ, nodes: z.array(level).optional() }).meta({ id: 'OptionOrder' });

interface Ordered {
  readonly id: number;
  readonly nodes?: readonly Ordered[];
}

/** An order as a list of changes: each stands where the list has it. */
const orderEntries = (survey: Survey, options: readonly Ordered[], parentId?: number): PartEntry[] =>
  options.map(({ id, nodes = [] }, place) => ({
    id: localIdIn(survey, id),
    parentId,
    position: place + 1,
    nodes: orderEntries(survey, nodes),
  }));

/** The order of options and rows, and groups of options (Spec 7, options). */
export function optionOrderRoutes(service: OptionService, surveys: SurveyService): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/v1/nodes/option/sort',
      operationId: 'sortOptions',
      codes: ['A0410'],
      summary: 'Put options or rows at positions',
      description:
        'With `parentId` also into groups and out of them. Positions rank: gaps do not matter, those that are not named keep their order around them, ' +
        'the exclusive one stays last. All must be of one survey; the ids tell whether they are options or rows.',
      tag,
      access: author('surveys:write', {
        'body.options[].id': 'part',
        'body.options[].parentId': 'option',
        ...QUESTION_PLACES,
        ...asReadPlaces('body.options[]', PLACED_AS_READ),
      }),
      body: z.strictObject({
        options: z.array(z.strictObject({ id: rowInBody, parentId: parentInBody, position: partPosition, ...PLACED_AS_READ })).min(1),
        nodeId: rowInBody.optional(),
        surveyId: z.string().optional(),
      }),
      data: v1Parts,
      handle: async (ctx, { body }) => {
        const first = body.options[0]?.id ?? 0;
        const survey = await (body.surveyId === undefined ? surveys.ofRow(ctx, first) : surveys.requireOwned(ctx, body.surveyId));
        const nodeId = body.nodeId === undefined ? undefined : localIdIn(survey, body.nodeId);
        const entries = body.options.map(({ id, parentId, position }, place) => ({
          id: localIdIn(survey, id),
          parentId: parentId === undefined ? undefined : (parentIdIn(survey, parentId) ?? 0),
          position,
          path: `options[${place}]`,
        }));
        const edited = await service.change(ctx, survey.id, (newest) => {
          const lists = listsOf(newest, entries);
          if (nodeId !== undefined && lists.some(({ holder }) => holder.node.id !== nodeId)) throw notFound();
          const read = () => lists.flatMap(({ holder }) => v1PartsIn({ survey, definition: newest }, holder.node.id, holder.writer));
          refuseChangedParts(body.options, read, PLACED_AS_READ);
          return lists.flatMap(({ holder, members }) => changesOf(newest, holder, { entries: members }));
        });
        return listsOf(edited.definition, entries).flatMap(({ holder }) => v1PartsIn(edited, holder.node.id, holder.writer));
      },
    }),
    route({
      method: 'POST',
      path: '/v1/nodes/option/resort',
      operationId: 'reorderOptions',
      codes: ['A0410'],
      summary: 'Put options or rows in the order of a list',
      description:
        '`options` is the order, `nodes` what stands in a group or below a level; those that are not named come after, in their order. Without ' +
        '`options` nothing changes. Answers all options, or rows, of the question.',
      tag,
      access: author('surveys:write', {
        ...QUESTION_PLACES,
        'body.options[].id': 'part',
        'body.options[].nodes[].id': 'option',
        'body.options[].nodes[].nodes[].id': 'option',
        ...asReadPlaces('body.options[]', ORDERED_AS_READ),
        ...asReadPlaces('body.options[].nodes[]', ORDERED_AS_READ),
        ...asReadPlaces('body.options[].nodes[].nodes[]', ORDERED_AS_READ),
      }),
      body: z.strictObject({ ...ofQuestion, type: listKind, options: z.array(tree).default([]) }),
      data: v1Parts,
      handle: async (ctx, { body }) => {
        const survey = await surveys.requireOwned(ctx, body.surveyId);
        const nodeId = localIdIn(survey, body.nodeId);
        const writer = body.type === 1 ? OPTIONS : ROWS;
        const entries = orderEntries(survey, body.options, 0);
        const edited = await service.change(ctx, survey.id, (newest) => {
          const node = questionIn(newest, nodeId);
          refuseChangedParts(body.options, () => v1PartsIn({ survey, definition: newest }, nodeId, writer), ORDERED_AS_READ);
          return changesOf(newest, { node, writer }, { entries });
        });
        return v1PartsIn(edited, nodeId, writer);
      },
    }),
    route({
      method: 'POST',
      path: '/v1/nodes/option/save-group',
      operationId: 'saveGroups',
      codes: ['A0103', 'A0410'],
      summary: 'Save the groups of a question',
      description:
        'Each entry is a group: without `id` a new one, whose title is made unique by numbering; `nodes` are its options in order, and options that were ' +
        'in it and are not named go to the top level. The groups stand in the order of the list. `deleteIds` are groups that go; their options stay. ' +
        'Answers all options of the question.',
      tag,
      access: author('surveys:write', {
        ...QUESTION_PLACES,
        'body.options[].id': 'option',
        'body.options[].nodes[].id': 'option',
        'body.deleteIds[]': 'option',
        ...asReadPlaces('body.options[]', GROUPED_AS_READ),
        ...asReadPlaces('body.options[].nodes[]', MEMBER_AS_READ),
      }),
      body: z.strictObject({
        ...ofQuestion,
        options: z
          .array(
            z.strictObject({
              id: rowInBody.optional(),
              group: z.literal(true).optional(),
              title: z.string().optional(),
              nodes: z.array(member).optional(),
              ...GROUPED_AS_READ,
            }),
          )
          .default([]),
        deleteIds: z.array(rowInBody).default([]).describe('Row ids of groups that go'),
      }),
      data: v1Parts,
      handle: async (ctx, { body }) => {
        const survey = await surveys.requireOwned(ctx, body.surveyId);
        const nodeId = localIdIn(survey, body.nodeId);
        const groups = body.options.map(({ id, title, nodes }) => ({
          id: id === undefined ? undefined : localIdIn(survey, id),
          title,
          memberIds: nodes?.map((each) => localIdIn(survey, each.id)),
        }));
        const remove = body.deleteIds.map((id) => localIdIn(survey, id));
        const edited = await service.change(ctx, survey.id, (newest) => {
          const node = questionIn(newest, nodeId);
          refuseChangedParts(
            body.options,
            () => v1PartsIn({ survey, definition: newest }, nodeId, OPTIONS),
            GROUPED_AS_READ,
            MEMBER_AS_READ,
          );
          return changesOf(newest, { node, writer: OPTIONS }, { entries: groupEntries(node, groups), remove });
        });
        return v1PartsIn(edited, nodeId, OPTIONS);
      },
    }),
  ];
}

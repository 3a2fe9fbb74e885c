import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { rowInBody } from '../node/v1-row.type.js';
import type { Edited } from '../survey/draft.service.js';
import { localIdIn } from '../survey/row.policy.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import { NEW_PART_PLACES, QUESTION_PLACES, PART_PLACES } from './option-places.type.js';
import type { OptionService } from './option.service.js';
import { editedOption, entryOf, listKind, newOption } from './option.v1.js';
import { changesOf, type PartEdit } from './part-changes.js';
import { OPTIONS, type PartWriter, questionIn, ROWS } from './part-writer.policy.js';
import { CHANGED_AS_READ, refuseChangedParts, type SentParts } from './parts-as-read.js';
import { createdIn, v1Parts, v1PartsIn } from './v1-parts-in.js';

const tag = 'Options';
const ofQuestion = { surveyId: z.string(), nodeId: rowInBody };

interface OfQuestion {
  readonly surveyId: string;
  readonly nodeId: number;
  readonly type: 1 | 2;
}

interface EditedList {
  readonly edited: Edited;
  readonly nodeId: number;
  readonly writer: PartWriter;
}

const all = ({ edited, nodeId, writer }: EditedList) => v1PartsIn(edited, nodeId, writer);

/** Adding and changing options and rows of one question (Spec 7, options). By row id: `option-row.rest.ts`; order and groups: `option-order.rest.ts`. */
export function optionRoutes(service: OptionService, surveys: SurveyService): AnyRoute[] {
  const change = async (
    ctx: RequestContext,
    body: OfQuestion,
    editIn: (survey: Survey) => PartEdit,
    sent: SentParts = [],
  ): Promise<EditedList> => {
    const survey = await surveys.requireOwned(ctx, body.surveyId);
    const nodeId = localIdIn(survey, body.nodeId);
    const writer = body.type === 1 ? OPTIONS : ROWS;
    const edit = editIn(survey);
    const edited = await service.change(ctx, survey.id, (newest) => {
      const node = questionIn(newest, nodeId);
      refuseChangedParts(sent, () => v1PartsIn({ survey, definition: newest }, nodeId, writer), CHANGED_AS_READ);
      return changesOf(newest, { node, writer }, edit);
    });
    return { edited, nodeId, writer };
  };
  return [
    route({
      method: 'POST',
      path: '/v1/nodes/option/save',
      operationId: 'addOptions',
      codes: ['A0410'],
      summary: 'Add options or rows',
      description:
        'Absent fields get their defaults; without `position` they go to the end, before an exclusive one. `nodes` are the options of a ' +
        '`group`, or the next level of a cascade; `parentId` puts one into a group or level that is there. Answers the new ones.',
      tag,
      access: author('surveys:write', { ...QUESTION_PLACES, ...NEW_PART_PLACES }),
      body: z.strictObject({ ...ofQuestion, type: listKind, options: z.array(newOption).min(1) }),
      data: v1Parts,
      handle: async (ctx, { body }) => {
        const { edited, nodeId, writer } = await change(ctx, body, (survey) => ({
          entries: body.options.map((option) => entryOf(survey, option)),
        }));
        return createdIn(edited, nodeId, writer);
      },
    }),
    route({
      method: 'POST',
      path: '/v1/nodes/option/update',
      operationId: 'updateOptions',
      codes: ['A0410'],
      summary: 'Change options or rows',
      description: 'What is absent stays. Each has its `id`, and may come as it was read. Answers all options, or rows, of the question.',
      tag,
      access: author('surveys:write', { ...QUESTION_PLACES, ...PART_PLACES }),
      body: z.strictObject({
        ...ofQuestion,
        type: listKind,
        options: z.array(editedOption.required({ id: true }).meta({ id: 'ChangedOption' })).min(1),
      }),
      data: v1Parts,
      handle: async (ctx, { body }) => {
        const entriesIn = (survey: Survey) => ({ entries: body.options.map((option) => entryOf(survey, option)) });
        return all(await change(ctx, body, entriesIn, body.options));
      },
    }),
    route({
      method: 'POST',
      path: '/v1/nodes/option/edit-options',
      operationId: 'editOptions',
      codes: ['A0103', 'A0410'],
      summary: 'Delete, change and add options or rows in one go',
      description:
        'Entries with an `id` are changed, and may come as they were read; those without are added; `deleteIds` go. All or nothing. A0103 with `data.ids` when others refer to what ' +
        'would go, unless `confirmed`. Answers all options, or rows, of the question.',
      tag,
      access: author('surveys:write', { ...QUESTION_PLACES, ...PART_PLACES, 'body.deleteIds[]': 'part' }),
      body: z.strictObject({
        ...ofQuestion,
        type: listKind,
        deleteIds: z.array(rowInBody).default([]).describe('Row ids of those that go'),
        options: z.array(editedOption).default([]),
        confirmed: z.boolean().optional(),
      }),
      data: v1Parts,
      handle: async (ctx, { body }) => {
        const editIn = (survey: Survey) => ({
          entries: body.options.map((option) => entryOf(survey, option)),
          remove: body.deleteIds.map((id) => localIdIn(survey, id)),
          confirmed: body.confirmed,
        });
        return all(await change(ctx, body, editIn, body.options));
      },
    }),
  ];
}

import { z } from 'zod';
import { author } from '../../platform/access.js';
import { nothing } from '../../platform/http/envelope.js';
import { type AnyRoute, route } from '../../platform/http/route.js';
import { v1Option } from '../node/v1-option.type.js';
import { rowInBody } from '../node/v1-row.type.js';
import { localIdIn } from '../survey/row.policy.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { OptionService } from './option.service.js';
import { changedOption, editedOption, entryOf, newOption } from './option.v1.js';
import { v1OptionsIn } from './v1-options-in.js';

const tag = 'Options';
const ofQuestion = { surveyId: z.string(), nodeId: rowInBody };
const type = z.number().int().optional().describe('Type of the question; not needed');
const options = z.array(v1Option);

/** Adding and changing options (Spec 7, options). Sorting and removing stand in `option-row.rest.ts`. */
export function optionRoutes(service: OptionService, surveys: SurveyService): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/v1/nodes/option/save',
      summary: 'Add options',
      description:
        'Absent fields get their defaults (Spec 3); without `position` they go to the end, before an exclusive one. Answers the new ones.',
      tag,
      access: author('surveyId'),
      body: z.strictObject({ ...ofQuestion, type, options: z.array(newOption).min(1) }),
      data: options,
      handle: async (ctx, { body: { surveyId, nodeId: row, options: add } }) => {
        const nodeId = localIdIn(await surveys.requireOwned(ctx, surveyId), row);
        const edited = await service.change(
          ctx,
          { surveyId, nodeId },
          add.map((option) => entryOf(option)),
        );
        return v1OptionsIn(edited, nodeId, edited.created);
      },
    }),
    route({
      method: 'POST',
      path: '/v1/nodes/option/update',
      summary: 'Change options',
      description: 'What is absent stays. Answers all options of the question.',
      tag,
      access: author('surveyId'),
      body: z.strictObject({ ...ofQuestion, options: z.array(changedOption).min(1) }),
      data: options,
      handle: async (ctx, { body: { surveyId, nodeId: row, options: given } }) => {
        const survey = await surveys.requireOwned(ctx, surveyId);
        const nodeId = localIdIn(survey, row);
        const entries = given.map((option) => entryOf(option, localIdIn(survey, option.id)));
        return v1OptionsIn(await service.change(ctx, { surveyId, nodeId }, entries), nodeId);
      },
    }),
    route({
      method: 'POST',
      path: '/v1/nodes/option/title',
      summary: 'Set the title of an option',
      tag,
      access: author('surveyId'),
      body: z.strictObject({ id: rowInBody, title: z.string(), ...ofQuestion }),
      data: nothing,
      handle: async (ctx, { body: { id, title, surveyId, nodeId } }) => {
        const survey = await surveys.requireOwned(ctx, surveyId);
        await service.update(ctx, { surveyId, nodeId: localIdIn(survey, nodeId), optionId: localIdIn(survey, id) }, { title });
        return null;
      },
    }),
    route({
      method: 'POST',
      path: '/v1/nodes/option/edit-options',
      summary: 'Delete, change and add options in one go',
      description:
        'Entries with an `id` are changed, those without are added; `deleteIds` go. All or nothing. Answers all options of the question.',
      tag,
      access: author('surveyId'),
      body: z.strictObject({ ...ofQuestion, type, deleteIds: z.array(rowInBody).default([]), options: z.array(editedOption).default([]) }),
      data: options,
      handle: async (ctx, { body: { surveyId, nodeId: row, deleteIds, options: given } }) => {
        const survey = await surveys.requireOwned(ctx, surveyId);
        const nodeId = localIdIn(survey, row);
        const entries = given.map((option) => entryOf(option, option.id === undefined ? undefined : localIdIn(survey, option.id)));
        const remove = deleteIds.map((id) => localIdIn(survey, id));
        const edited = await service.change(ctx, { surveyId, nodeId }, entries, remove);
        return v1OptionsIn(edited, nodeId);
      },
    }),
  ];
}

import { z } from 'zod';
import { author } from '../../platform/access.js';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors/app-error.js';
import { type AnyRoute, route } from '../../platform/http/route.js';
import { EXCLUSIVE_POSITION, v1Option } from '../node/v1-option.type.js';
import { rowInAddress, rowInBody, unused } from '../node/v1-row.type.js';
import { localIdIn } from '../survey/row.policy.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { NodeService } from '../node/node.service.js';
import { nodeOfOption } from './option-changes.js';
import type { OptionService } from './option.service.js';
import { v1OptionsIn } from './v1-options-in.js';

const tag = 'Options';
const options = z.array(v1Option);
const ids = z.union([rowInAddress, z.array(rowInAddress).max(500)]);
const place = z.strictObject({ id: rowInBody, parentId: unused(0), position: z.number().int().min(1).max(EXCLUSIVE_POSITION) });

/** Sorting and removing options by row id (Spec 7, options). */
export function optionRowRoutes(service: OptionService, nodes: NodeService, surveys: SurveyService): AnyRoute[] {
  /** The survey of rows that must all be of one, with their local ids. */
  const find = async (
    ctx: RequestContext,
    rows: readonly number[],
    surveyId?: string,
  ): Promise<{ survey: Survey; optionIds: number[] }> => {
    const [first] = rows;
    if (first === undefined) throw notFound();
    const survey = await (surveyId === undefined ? surveys.ofRow(ctx, first) : surveys.requireOwned(ctx, surveyId));
    return { survey, optionIds: rows.map((row) => localIdIn(survey, row)) };
  };
  /** Removes options and answers what is left of their questions. */
  const removeAll = async (ctx: RequestContext, rows: readonly number[]) => {
    const { survey, optionIds } = await find(ctx, rows);
    const before = await nodes.definition(ctx, survey.id);
    const nodeIds = new Set(optionIds.map((optionId) => nodeOfOption(before, optionId).id));
    const edited = await service.removeAll(ctx, survey.id, optionIds);
    return [...nodeIds].flatMap((nodeId) => v1OptionsIn(edited, nodeId));
  };
  const remove = (path: string, summary: string) =>
    route({
      method: 'POST',
      path,
      summary,
      description:
        'Answers the options that are left, with their positions. A0400 for the last one of a question; A0410 while the survey runs.',
      tag,
      access: author('id'),
      params: z.object({ id: rowInAddress }),
      data: options,
      handle: (ctx, { params: { id } }) => removeAll(ctx, [id]),
    });
  return [
    remove('/v1/nodes/option/remove/{id}', 'Remove an option'),
    remove('/v1/nodes/option/remove-confirm/{id}', 'Remove an option, whatever uses it'),
    route({
      method: 'POST',
      path: '/v1/nodes/option/remove/batch',
      summary: 'Remove several options',
      description:
        '`ids` is repeated in the query, at most 500 times; all must be of one survey. All or nothing. Answers what is left of their questions.',
      tag,
      access: author('ids'),
      query: z.object({ ids }),
      data: options,
      handle: (ctx, { query }) => removeAll(ctx, [...new Set([query.ids].flat())]),
    }),
    route({
      method: 'POST',
      path: '/v1/nodes/option/sort',
      summary: 'Put options at positions',
      description:
        'Positions rank: gaps do not matter, options that are not named keep their order around them, the exclusive one stays last.',
      tag,
      access: author('options.id'),
      body: z.strictObject({ options: z.array(place).min(1), nodeId: rowInBody.optional(), surveyId: z.string().optional() }),
      data: options,
      handle: async (ctx, { body }) => {
        const { survey, optionIds } = await find(
          ctx,
          body.options.map(({ id }) => id),
          body.surveyId,
        );
        const places = body.options.map(({ position }, index) => ({ id: optionIds[index] ?? 0, position }));
        const nodeId = body.nodeId === undefined ? undefined : localIdIn(survey, body.nodeId);
        const edited = await service.arrange(ctx, survey.id, places, nodeId);
        const sorted = new Set(optionIds.map((optionId) => nodeOfOption(edited.definition, optionId).id));
        return [...sorted].flatMap((id) => v1OptionsIn(edited, id));
      },
    }),
  ];
}

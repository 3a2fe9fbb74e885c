import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { notFound } from '../../platform/errors/app-error.js';
import { nothing } from '../../platform/http/envelope.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { NodeService } from '../node/node.service.js';
import { rowInAddress, rowInBody } from '../node/v1-row.type.js';
import { localIdIn } from '../survey/row.policy.js';
import type { SurveyService } from '../survey/survey.service.js';
import { QUESTION_PLACES } from './option-places.type.js';
import type { OptionService } from './option.service.js';
import { changesOf } from './part-changes.js';
import { holderOf, listsOf } from './part-writer.policy.js';
import { v1Parts, v1PartsIn } from './v1-parts-in.js';

const tag = 'Options';
const ids = z.union([rowInAddress, z.array(rowInAddress).max(500)]);

/** Titles and removal of options and rows by row id (Spec 7, options): the id tells which of the two it is. */
export function optionRowRoutes(service: OptionService, nodes: NodeService, surveys: SurveyService): AnyRoute[] {
  /** Sets fields of one; A0404 when it is not of the question that is named along with it. */
  const setFields = async (ctx: RequestContext, row: number, fields: object, surveyId?: string, nodeRow?: number): Promise<null> => {
    const survey = await (surveyId === undefined ? surveys.ofRow(ctx, row) : surveys.requireOwned(ctx, surveyId));
    const id = localIdIn(survey, row);
    const nodeId = nodeRow === undefined ? undefined : localIdIn(survey, nodeRow);
    await service.change(ctx, survey.id, (newest) => {
      const holder = holderOf(newest, id);
      if (nodeId !== undefined && holder.node.id !== nodeId) throw notFound();
      return changesOf(newest, holder, { entries: [{ id, fields, path: '' }] });
    });
    return null;
  };
  /** Removes options and rows of one survey and answers what is left of those lists. */
  const removeAll = async (ctx: RequestContext, rows: readonly number[], confirmed: boolean, removePath: string) => {
    const [first] = rows;
    if (first === undefined) throw notFound();
    const survey = await surveys.ofRow(ctx, first);
    const parts = rows.map((row) => ({ id: localIdIn(survey, row) }));
    const before = listsOf(await nodes.definition(ctx, survey.id), parts);
    const edited = await service.change(ctx, survey.id, (newest) =>
      listsOf(newest, parts).flatMap(({ holder, members }) =>
        changesOf(newest, holder, { remove: members.map(({ id }) => id), confirmed, removePath }),
      ),
    );
    return before.flatMap(({ holder }) => v1PartsIn(edited, holder.node.id, holder.writer));
  };
  const remove = (path: string, operationId: string, summary: string, confirmed: boolean) =>
    route({
      method: 'POST',
      path,
      operationId,
      codes: confirmed ? ['A0410'] : ['A0103', 'A0410'],
      summary,
      description:
        'A group leaves its options behind; a level of a cascade goes with what is below it. Answers the options, or rows, that are left, with their ' +
        'positions. A0400 for the last one of a question; A0410 while the survey runs. ' +
        (confirmed ? 'What referred to it is tidied up.' : 'A0103 with `data.ids`, and nothing removed, when others refer to it.'),
      tag,
      access: author('surveys:write', { 'params.id': 'part' }),
      params: z.object({ id: rowInAddress }),
      data: v1Parts,
      handle: (ctx, { params: { id } }) => removeAll(ctx, [id], confirmed, 'id'),
    });
  return [
    remove('/v1/nodes/option/remove/{id}', 'removeOption', 'Remove an option or row', false),
    remove('/v1/nodes/option/remove-confirm/{id}', 'removeUsedOption', 'Remove an option or row, whatever uses it', true),
    route({
      method: 'POST',
      path: '/v1/nodes/option/remove/batch',
      operationId: 'removeOptions',
      codes: ['A0103', 'A0410'],
      summary: 'Remove several options or rows',
      description:
        '`ids` is repeated in the query, at most 500 times; all must be of one survey. All or nothing. Answers what is left of their questions. ' +
        'A0103 with `data.ids` when others refer to one of them.',
      tag,
      access: author('surveys:write', { 'query.ids': 'part', 'query.ids[]': 'part' }),
      query: z.object({ ids: ids.describe('Row ids, all of one survey') }),
      data: v1Parts,
      handle: (ctx, { query }) => removeAll(ctx, [...new Set([query.ids].flat())], false, 'ids'),
    }),
    route({
      method: 'POST',
      path: '/v1/nodes/option/title',
      operationId: 'renameOption',
      codes: ['A0410'],
      summary: 'Set the title of an option or row',
      tag,
      access: author('surveys:write', { ...QUESTION_PLACES, 'body.id': 'part' }),
      body: z.strictObject({ id: rowInBody, title: z.string(), surveyId: z.string(), nodeId: rowInBody }),
      data: nothing,
      handle: (ctx, { body: { id, title, surveyId, nodeId } }) => setFields(ctx, id, { title }, surveyId, nodeId),
    }),
    route({
      method: 'POST',
      path: '/v1/nodes/option/right-title',
      operationId: 'renameRightEnd',
      codes: ['A0410'],
      summary: 'Set the right title of a two-sided option or row',
      description: 'At most 1,000 characters; empty: none. A0400 where the type of the question has none.',
      tag,
      access: author('surveys:write', { ...QUESTION_PLACES, 'body.id': 'part' }),
      body: z.strictObject({ id: rowInBody, title: z.string(), surveyId: z.string().optional(), nodeId: rowInBody.optional() }),
      data: nothing,
      handle: (ctx, { body: { id, title, surveyId, nodeId } }) => setFields(ctx, id, { rightTitle: title }, surveyId, nodeId),
    }),
  ];
}

import { z } from 'zod';
import { author, free } from '../../platform/access/access.js';
import { definitionShape } from '../../platform/openapi/model-schemas.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { HistoryService } from './history.service.js';

const tag = 'Surveys';
const params = z.strictObject({ id: z.string().describe('Id of the survey') });
const number = z.coerce.number().int().min(1).optional();
const A_REVISION = free('a revision of the draft of the survey beside it');

const change = z
  .object({
    kind: z.enum(['added', 'removed', 'changed']),
    part: z.enum(['survey', 'node', 'option', 'row', 'logic', 'quota']),
    id: z.int().describe('Local id of the part; 0: the survey itself.'),
    nodeId: z.int().describe('Local id of the question that it is, or belongs to; 0: none.'),
    code: z.string().describe('Its code, or that of the question which a logic item belongs to; empty where there is none.'),
    title: z.string().describe('Its title, as rich as it is stored, or the name of a quota; empty where there is none.'),
    isMoved: z.boolean().describe('Whether it stands elsewhere among its neighbours, or in another part.'),
    fields: z.array(
      z.object({
        field: z.string().describe('Its key in the definition, with a dot where it stands in a record.'),
        before: z.unknown().optional().describe('Absent: it had its default.'),
        after: z.unknown().optional().describe('Absent: it has its default.'),
      }),
    ),
  })
  .meta({ id: 'DefinitionChange' });

/** History of the definition of a survey. */
export function historyRoutes(history: HistoryService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/history/definition/{id}',
      operationId: 'getEarlierDefinition',
      summary: 'The definition at a version or a revision',
      description:
        'In canonical form. Neither: the draft as it is now. A0404: there is no such version or revision; A0400 when both are given.',
      tag,
      access: author('surveys:read', { 'params.id': 'survey', 'query.version': 'version', 'query.revision': A_REVISION }),
      params,
      query: z.object({
        version: number.describe('Number of a launched version.'),
        revision: number.describe('A revision of the draft.'),
      }),
      data: z.object({ definition: definitionShape }),
      handle: async (ctx, { params: { id }, query }) => ({ definition: JSON.parse(await history.textAt(ctx, id, query, '')) as object }),
    }),
    route({
      method: 'GET',
      path: '/v1/surveys/history/comparison/{id}',
      operationId: 'compareDefinitions',
      summary: 'What differs between two states of a definition',
      description:
        'Each state is a version, a revision of the draft, or the draft as it is now where neither is named. Own fields of the survey come first, then questions in their order, logic and quotas, and last what is gone. A0404: there is no such version or revision.',
      tag,
      access: author('surveys:read', {
        'params.id': 'survey',
        'query.fromVersion': 'version',
        'query.fromRevision': A_REVISION,
        'query.toVersion': 'version',
        'query.toRevision': A_REVISION,
      }),
      params,
      query: z.object({
        fromVersion: number.describe('The version before.'),
        fromRevision: number.describe('The revision of the draft before.'),
        toVersion: number.describe('The version after.'),
        toRevision: number.describe('The revision of the draft after.'),
      }),
      data: z.object({ changes: z.array(change).describe('One for each part that differs.') }),
      handle: async (ctx, { params: { id }, query: { fromVersion, fromRevision, toVersion, toRevision } }) => ({
        changes: [
          ...(await history.compare(
            ctx,
            id,
            { version: fromVersion, revision: fromRevision },
            { version: toVersion, revision: toRevision },
          )),
        ].map((one) => ({ ...one, fields: [...one.fields] })),
      }),
    }),
    route({
      method: 'POST',
      path: '/v1/surveys/history/restore/{id}',
      operationId: 'restoreDefinition',
      codes: ['A0410', 'A0415', 'A0423', 'A0439'],
      summary: 'Make the draft what it was',
      description:
        'At a version or an earlier revision, as one more edit: responses and versions stay, and one can go back again. A0400: `revision` (required: neither is given; notAllowed: both are); A0410: the survey runs; A0415: `baseRevision` is not the newest.',
      tag,
      access: author('surveys:write', {
        'params.id': 'survey',
        'body.version': 'version',
        'body.revision': A_REVISION,
        'body.baseRevision': A_REVISION,
      }),
      params,
      body: z.strictObject({
        version: z.int().min(1).optional().describe('Number of a launched version; either this or `revision`.'),
        revision: z.int().min(1).optional().describe('An earlier revision of the draft; either this or `version`.'),
        baseRevision: z.int().min(1).optional().describe('The newest revision; may be left out on a draft nobody has edited.'),
      }),
      data: z.object({
        revision: z.int().describe('The newest revision of the draft.'),
        changed: z.boolean().describe('False: the draft says the same already.'),
      }),
      handle: async (ctx, { params: { id }, body: { baseRevision, ...point } }) => {
        const { revision, changed } = await history.restore(ctx, { surveyId: id, ...point, baseRevision: baseRevision ?? null });
        return { revision, changed };
      },
    }),
  ];
}

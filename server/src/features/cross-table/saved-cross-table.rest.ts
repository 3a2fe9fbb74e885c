import { LIMITS, SAVED_CROSS_LIMITS } from '@wence/schema';
import { z } from 'zod';
import { author, free } from '../../platform/access/access.js';
import { invalidWhen } from '../../platform/errors/app-error.js';
import { moment, nothing } from '../../platform/http/envelope.js';
import { FILTER_SCHEMA_PATH } from '../../platform/openapi/model-schemas.js';
import type { RequestContext } from '../../platform/request/context.js';
import { asReadPlaces, changedAsRead, readOnlyKeys } from '../../platform/route/as-read.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { TableView } from '../response-table/response-tables.read-model.js';
import { CROSS_MEASURES } from './cross-setup.policy.js';
import type { SavedCrossTable } from './saved-cross-table.entity.js';
import { type SavedCrossTableService, setupOf } from './saved-cross-table.service.js';

const tag = 'Results';
const PATH = '/v1/surveys/report/cross-table/{id}';
const NAME = `1 to ${SAVED_CROSS_LIMITS.name} characters, spaces around it left out; unique in its survey, letter by letter`;
const MISTAKES =
  '`name` (tooShort, tooLong, notUnique), `setup.rows`, `setup.columns` (required, tooMany, notUnique, notAllowed: no table is made of it), `setup.nested…` (notAllowed: no column; notUnique: the same question twice; tooMany pairs), `setup.conditions…` (what the filter language does not know; notAllowed: a question, row or option that no version has)';
const OF_THE_SURVEY = free('conditions on the survey in the path: local ids, looked up in its versions alone');

const ids = (most: number) => z.array(z.int()).describe(`Local ids of 1 to ${most} questions or rows of matrices, each once.`);
const conditions = z
  .record(z.string(), z.unknown())
  .describe(`Conditions on responses in the format of ${FILTER_SCHEMA_PATH}, the same as \`where\` of a cross report.`);
const measure = z.enum(CROSS_MEASURES).describe('What the cells show: shares of the column, the row or the table, counts, or means.');
const confidence = z
  .literal([90, 95, 99])
  .nullable()
  .describe('Percent: a difference that holds at this level is pointed out. Null: columns are not compared.');
const bonferroni = z.boolean().describe('Whether the number of pairs that are compared in a row is corrected for.');

const nested = z
  .array(
    z
      .strictObject({
        outer: z.int().describe('One of the columns.'),
        inner: z.int().describe('Its categories stand within each of the outer one.'),
      })
      .meta({ id: 'CrossNesting' }),
  )
  .describe('Columns that are divided by another question, each once.');

const rowsAndColumns = { rows: ids(LIMITS.crossRows), columns: ids(LIMITS.crossColumns) };
const v1Table = z
  .object({
    id: z.string(),
    name: z.string(),
    setup: z.object({ ...rowsAndColumns, nested, conditions, measure, confidence, bonferroni }).meta({ id: 'CrossSetup' }),
    missing: z
      .array(z.string())
      .describe('Places in its set-up that ask for a question, row or option that the survey no longer has, such as `rows[1]`.'),
    createdAt: moment.describe('When it was saved first.'),
  })
  .meta({ id: 'SavedCrossTable' });

const given = z
  .strictObject({
    ...rowsAndColumns,
    nested: nested.default([]),
    conditions: conditions.optional(),
    measure: measure.default('column'),
    confidence: confidence.default(null),
    bonferroni: bonferroni.default(false),
  })
  .describe('What is chosen about the report.')
  .meta({ id: 'CrossSetupInput' });

/** Keys that a change does not write. */
const TABLE_AS_READ = readOnlyKeys(v1Table.shape, { name: 0, setup: 0 });
const oneTable = z.strictObject({ id: z.string(), tableId: z.string().describe('Id of the saved table') });
const ONE = { 'params.id': 'survey', 'params.tableId': 'savedCrossTable' } as const;

/** Saved tables of the cross report (Spec 2, reports). */
export function savedCrossTableRoutes(tables: SavedCrossTableService): AnyRoute[] {
  const written = async (ctx: RequestContext, table: SavedCrossTable) => toV1Table(tables, table, await tables.view(ctx, table.surveyId));
  return [
    route({
      method: 'GET',
      path: PATH,
      operationId: 'listSavedCrossTables',
      tag,
      summary: 'Saved cross tables',
      description: `Set-ups of the cross report that are saved under names, oldest first; at most ${SAVED_CROSS_LIMITS.perSurvey}.`,
      access: author('responses:read', { 'params.id': 'survey' }),
      params: z.strictObject({ id: z.string() }),
      data: z.object({ list: z.array(v1Table) }),
      handle: async (ctx, { params: { id } }) => {
        const list = await tables.list(ctx, id);
        const view = await tables.view(ctx, id);
        return { list: list.map((table) => toV1Table(tables, table, view)) };
      },
    }),
    route({
      method: 'POST',
      path: PATH,
      operationId: 'createSavedCrossTable',
      tag,
      summary: 'Save a cross table',
      description: `A0404: not the caller's survey. A0400: ${MISTAKES}, \`tables\` (tooMany: there are ${SAVED_CROSS_LIMITS.perSurvey}).`,
      access: author('surveys:write', { 'params.id': 'survey', 'body.setup.conditions': OF_THE_SURVEY }),
      params: z.strictObject({ id: z.string() }),
      body: z.strictObject({ name: z.string().describe(NAME), setup: given }),
      data: v1Table,
      handle: async (ctx, { params: { id }, body }) => written(ctx, (await tables.create(ctx, { surveyId: id, ...body })).table),
    }),
    route({
      method: 'PUT',
      path: `${PATH}/{tableId}`,
      operationId: 'updateSavedCrossTable',
      tag,
      summary: 'Change a saved cross table',
      description: `What is left out stays; a set-up is replaced as a whole. It may be sent as it was read. A0404: no such table of this survey of the caller. A0400: ${MISTAKES}.`,
      access: author('surveys:write', { ...ONE, 'body.setup.conditions': OF_THE_SURVEY, ...asReadPlaces('body', TABLE_AS_READ) }),
      params: oneTable,
      body: z.strictObject({ name: z.string().optional().describe(NAME), setup: given.optional(), ...TABLE_AS_READ }),
      data: v1Table,
      handle: async (ctx, { params: { id: surveyId, tableId }, body }) => {
        const before = await written(ctx, await tables.one(ctx, tableId, surveyId));
        invalidWhen(changedAsRead(body, before, TABLE_AS_READ));
        return written(ctx, (await tables.update(ctx, { tableId, surveyId, name: body.name, setup: body.setup })).table);
      },
    }),
    route({
      method: 'POST',
      path: `${PATH}/{tableId}/delete`,
      operationId: 'deleteSavedCrossTable',
      tag,
      summary: 'Delete a saved cross table',
      description: 'For good; the responses stay. A0404: no such table of this survey of the caller.',
      access: author('surveys:write', ONE),
      params: oneTable,
      data: nothing,
      handle: async (ctx, { params: { id, tableId } }) => {
        await tables.remove(ctx, tableId, id);
        return null;
      },
    }),
  ];
}

function toV1Table(tables: SavedCrossTableService, table: SavedCrossTable, view: TableView): z.input<typeof v1Table> {
  const { rows, columns, nested: pairs, conditions: where, ...rest } = setupOf(table);
  const setup = { rows: [...rows], columns: [...columns], nested: [...pairs], conditions: { ...where }, ...rest };
  return { id: table.id, name: table.name, setup, missing: tables.missingOf(table, view), createdAt: table.createdAt.toISOString() };
}

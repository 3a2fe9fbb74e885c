import { DEFAULT_TIME_ZONE } from '@wence/schema';
import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { moment } from '../../platform/http/envelope.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { IMPORT_LIMITS } from './import.policy.js';
import { IMPORT_WORDS } from './import-words.js';
import type { ResponseImport } from './response-import.entity.js';
import type { ResponseImportService } from './response-import.service.js';

const MEBIBYTE = 1024 * 1024;
const PATH = '/v1/surveys/imports/{id}';
const tag = 'Results';
const names = z.array(z.string());

const report = z
  .object({
    fault: z.string().nullable().describe(IMPORT_WORDS.fault),
    rows: z.int().describe('Rows that were looked at, headings not counted.'),
    ready: z.int().describe('Rows that become responses.'),
    known: z.int().describe('Rows that are responses of the survey already, or stand in the table twice.'),
    refusedRows: z.int().describe('Rows with a cell that is refused.'),
    refusedCells: z.int().describe('Cells that are refused.'),
    cells: z
      .array(
        z
          .object({
            row: z.int().describe('Row of the table, 1 for the headings.'),
            column: z.string().describe('Name of the column.'),
            text: z.string().describe('The beginning of what stands in the cell.'),
            reason: z.string().describe(IMPORT_WORDS.reason),
            limit: z.number().nullable().describe('The limit of the broken rule, if it has one.'),
          })
          .meta({ id: 'RefusedCell' }),
      )
      .describe(`The first ${IMPORT_LIMITS.listed} of the refused cells.`),
    unknownColumns: names.describe('Headings that name no column; they are passed over.'),
    repeatedColumns: names.describe('Headings that name a column which another one has named before; they are passed over.'),
    absentColumns: names.describe('Columns of the survey that the table does not have.'),
    imported: z.int().describe('Responses that were stored.'),
  })
  .meta({ id: 'ResponseImportReport' });

const v1Import = z
  .object({
    id: z.string(),
    name: z.string().describe('Name of the file.'),
    size: z.int().describe('Bytes.'),
    status: z.enum(['checking', 'checked', 'importing', 'done', 'failed']).describe('What is being done, or was done last.'),
    interrupted: z.boolean().describe('The work on it has stopped without an end; it may be begun again.'),
    report,
    createdAt: moment.describe('When it was handed in.'),
  })
  .meta({ id: 'ResponseImport' });

const zone = z.string().describe('IANA name of the time zone of times that stand without an offset.');
const preferred = z.enum(['code', 'title']).describe('What a cell is that could be the code of one option and the title of another.');
const oneImport = z.strictObject({ id: z.string(), importId: z.string().describe('Id of the import') });
const ONE = { 'params.id': 'survey', 'params.importId': 'responseImport' } as const;

/** Import of responses (Spec 3, export types, the other way round). */
export function responseImportRoutes(imports: ResponseImportService): AnyRoute[] {
  const view = (row: ResponseImport): z.input<typeof v1Import> => {
    const { id, name, size, status, createdAt } = row;
    const { cells, unknownColumns, repeatedColumns, absentColumns, ...counts } = row.report;
    const lists = { unknownColumns: [...unknownColumns], repeatedColumns: [...repeatedColumns], absentColumns: [...absentColumns] };
    const told = { ...counts, ...lists, cells: [...cells] };
    return { id, name, size, status, interrupted: imports.isInterrupted(row), report: told, createdAt: createdAt.toISOString() };
  };
  return [
    route({
      method: 'POST',
      path: PATH,
      operationId: 'uploadResponseImport',
      codes: ['A0412'],
      tag,
      summary: 'Hand in a table of responses',
      description: `${IMPORT_WORDS.file} The body is the file. Nothing is stored yet: the table is looked at, which goes on after the answer; ask for the import until its status is \`checked\`, its report names every cell that is refused. ${IMPORT_WORDS.forgotten} A0412: the survey was never launched. A0413: too large.`,
      access: author('responses:write', { 'params.id': 'survey' }),
      carries: 'upload',
      bodyLimit: IMPORT_LIMITS.megabytes * MEBIBYTE,
      params: z.strictObject({ id: z.string() }),
      query: z.object({
        name: z.string().min(1).max(200).default('table').describe('As the file is called.'),
        timeZone: zone.default(DEFAULT_TIME_ZONE),
        preferred: preferred.default('code'),
      }),
      data: v1Import,
      handle: async (ctx, { params: { id }, query, file }) => view(await imports.upload(ctx, id, { ...query, bytes: file })),
    }),
    route({
      method: 'GET',
      path: `${PATH}/{importId}`,
      operationId: 'getResponseImport',
      tag,
      summary: 'An import of responses and how far it is',
      description: 'A0404: no such import of this survey of the caller, or it is forgotten.',
      access: author('responses:read', ONE),
      params: oneImport,
      data: v1Import,
      handle: async (ctx, { params: { id: surveyId, importId } }) => view(await imports.one(ctx, { surveyId, importId })),
    }),
    route({
      method: 'POST',
      path: `${PATH}/{importId}/check`,
      operationId: 'checkResponseImport',
      codes: ['A0412'],
      tag,
      summary: 'Look at a table of responses again',
      description: 'With other options, or when responses have come meanwhile. A0412: it is being read, or was imported.',
      access: author('responses:write', ONE),
      params: oneImport,
      body: z.strictObject({ timeZone: zone.default(DEFAULT_TIME_ZONE), preferred: preferred.default('code') }),
      data: v1Import,
      handle: async (ctx, { params: { id: surveyId, importId }, body }) => view(await imports.check(ctx, { surveyId, importId }, body)),
    }),
    route({
      method: 'POST',
      path: `${PATH}/{importId}/apply`,
      operationId: 'applyResponseImport',
      codes: ['A0412'],
      tag,
      summary: 'Import a table of responses',
      description: `${IMPORT_WORDS.apply} It goes on after the answer; ask for the import until its status is \`done\`. A0412: it is being read, was imported, or nothing in it can be. A0400 with the field \`partly\`: rows are refused, and the others were not asked for.`,
      access: author('responses:write', ONE),
      params: oneImport,
      body: z.strictObject({
        partly: z.boolean().default(false).describe('True: rows without refused cells are imported, the others are left out.'),
      }),
      data: v1Import,
      handle: async (ctx, { params: { id: surveyId, importId }, body: { partly } }) =>
        view(await imports.apply(ctx, { surveyId, importId }, partly)),
    }),
  ];
}

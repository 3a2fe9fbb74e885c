import { EXPORT_CODE_KINDS, EXPORT_FAILURES, EXPORT_LIMITS, EXPORT_TYPES, type ExportCodeKind, type ExportType } from '@wence/schema';
import { z } from 'zod';
import { moment } from '../../platform/http/envelope.js';
import { FILTER_SCHEMA_PATH } from '../../platform/openapi/model-schemas.js';
import { v1Flag, v1ReportFilter } from '../response/v1-response-filter.type.js';
import { v1ResponseStatus } from '../response/v1-response.type.js';

const TYPES = '1 Excel, 2 SPSS, 3 CSV, 4 Parquet, 5 JSON lines, 6 a ZIP archive of the files that came with the responses';
const KINDS = '1 codes, 2 texts';

/** A table of names by numbers, read from the numbers that `/v1` speaks. */
const numbered = <Name extends string>(table: Readonly<Record<Name, number>>) =>
  z.coerce
    .number()
    .int()
    .refine((number) => Object.values(table).includes(number))
    .transform((number) => (Object.keys(table) as Name[]).find((name) => table[name] === number) as Name); // Refined to one of its numbers.

const type = numbered<ExportType>(EXPORT_TYPES).describe(`Type of the file: ${TYPES}.`);
const kind = numbered<ExportCodeKind>(EXPORT_CODE_KINDS).describe(`What the cells of choices hold: ${KINDS}. Codes if absent.`);
const multiple = z
  .enum(['columns', 'joined'])
  .describe('How questions are laid out of which several options can be chosen: a column for each option, or one for all of them.');
const language = z
  .enum(['zh-CN', 'en'])
  .describe('Language of the words that the file has besides those of the survey; that of the survey if absent.');
const timeZone = z.string().describe('IANA name of the zone in which times are written; that of the survey if absent.');
const looks = { kind: kind.optional(), multiple: multiple.optional(), language: language.optional(), timeZone: timeZone.optional() };

/** The query of a file that is answered at once. */
export const exportQuery = z.object({
  type,
  ...looks,
  withInvalid: v1Flag.describe('1: responses that were marked as invalid as well.'),
  ...v1ReportFilter,
});

const instant = moment.transform((text) => new Date(text)).optional();
const filter = z
  .strictObject({
    status: z.array(v1ResponseStatus).optional().describe('Responses with any of these statuses. Complete ones otherwise.'),
    version: z.int().min(1).optional().describe('Responses to this version of the survey.'),
    submittedFrom: instant.describe('Responses stored at this instant or later.'),
    submittedTo: instant.describe('Responses stored before this instant.'),
    source: z.string().optional().describe('Responses whose link had exactly this source tag.'),
    valid: z.boolean().optional().describe('True: valid responses, as when it is absent. False: those that were marked as invalid.'),
    starred: z.boolean().optional().describe('True: responses that have a star. False: that have none.'),
    tags: z.array(z.string()).optional().describe('Responses that have all of these tags, at most 10.'),
    where: z
      .record(z.string(), z.unknown())
      .optional()
      .describe(`Conditions on answers and on everything else, in the format of ${FILTER_SCHEMA_PATH}.`),
  })
  .meta({ id: 'ExportFilter' });

/** The body of a file that is made in the background. */
export const exportBody = z.strictObject({
  type,
  ...looks,
  columns: z.array(z.string()).optional().describe('Keys of the columns that are wanted. All columns if absent.'),
  nodeIds: z
    .array(z.int())
    .optional()
    .describe('Local ids of questions: all columns of theirs and the facts about responses. Not together with `columns`.'),
  withInvalid: z.boolean().optional().describe('True: responses that were marked as invalid as well.'),
  filter: filter.optional().describe('Which responses. Those that count, complete and valid ones, unless it says otherwise.'),
});

/** A task as `/v1` shows it. */
export const v1Task = z
  .object({
    id: z.string(),
    type: z.int().describe(`Type of the file: ${TYPES}.`),
    status: z.int().describe('0 waiting, 1 generating, 2 done, 3 failed, 4 expired.'),
    rowsDone: z.int().describe('Responses that are in the file by now; of attachments, files.'),
    rowsTotal: z.int().nullable().describe('How many there will be; null: not counted yet.'),
    failure: z
      .enum(EXPORT_FAILURES)
      .nullable()
      .describe(
        'Why it has failed: its author cancelled it, the server was interrupted several times, there are no files, the filter does not fit the survey any more, or something unexpected happened. Null: it has not failed.',
      ),
    fileName: z.string().nullable().describe('Name of the file; null: there was none yet.'),
    size: z.int().nullable().describe('Bytes; null: there is no file yet.'),
    kind: z.int().describe(`What the cells of choices hold: ${KINDS}.`),
    timeZone: z.string().describe('IANA name of the zone in which times are written.'),
    createdAt: moment.describe('When it was put into the line, for the last time if it was retried.'),
    finishedAt: moment.nullable().describe('When it ended, with or without a file; null: it has not.'),
    expiresAt: moment.nullable().describe(`When its file is removed, ${EXPORT_LIMITS.days} days after it was made; null: there is none.`),
  })
  .meta({ id: 'ExportTask' });

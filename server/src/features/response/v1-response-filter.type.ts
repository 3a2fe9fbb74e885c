import { z } from 'zod';
import { moment } from '../../platform/http/envelope.js';
import { FILTER_SCHEMA_PATH } from '../../platform/openapi/model-schemas.js';
import { v1ResponseStatus } from './v1-response.type.js';

const INSTANT = 'RFC 3339 with zone, such as 2026-05-01T00:00:00Z; a `+` in it is written `%2B`.';
const instant = moment.transform((text) => new Date(text)).optional();

export const v1Flag = z
  .literal(['0', '1'])
  .transform((given) => given === '1')
  .optional();

/** The value that a JSON text stands for; what it may hold depends on the survey. */
const conditions = z.string().transform((text, context): object => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Told below, as any other text that is no object.
  }
  context.issues.push({ code: 'invalid_format', format: 'json_string', input: text });
  return z.NEVER;
});

/** Query parameters of `/v1` that say which responses are meant. */
export const v1ResponseFilter = {
  status: z
    .union([v1ResponseStatus.transform((one) => [one]), z.array(v1ResponseStatus)])
    .optional()
    .describe('Responses with this status; given more than once, with any of them. All of them otherwise, screened ones included.'),
  version: z.coerce.number().int().min(1).optional().describe('Responses to this version of the survey.'),
  submittedFrom: instant.describe(`Responses stored at this instant or later: ${INSTANT}`),
  submittedTo: instant.describe(`Responses stored before this instant: ${INSTANT}`),
  source: z.string().optional().describe('Responses whose link had exactly this source tag.'),
  valid: v1Flag.describe('1: valid responses. 0: those that were marked as invalid.'),
  starred: v1Flag.describe('1: responses that have a star. 0: that have none.'),
  tag: z
    .union([z.string().transform((one) => [one]), z.array(z.string())])
    .optional()
    .describe('Responses that have this tag; given more than once, all of them, at most 10.'),
  where: conditions
    .optional()
    .describe(
      `Conditions on answers and on everything else, as JSON in the format of ${FILTER_SCHEMA_PATH}, such as {"conditions":[{"answer":{"nodeId":4,"anyOf":[5]}}]}. Not together with \`deleted=1\`.`,
    ),
  deleted: v1Flag.describe('1: responses in the recycle bin, which no list has otherwise.'),
};

const { deleted: _deleted, ...filter } = v1ResponseFilter;

/** The same of reports, which mean the responses that count and never deleted ones. */
export const v1ReportFilter = {
  ...filter,
  status: filter.status.describe('Responses with this status; given more than once, with any of them. Complete ones otherwise.'),
  valid: filter.valid.describe('1: valid responses, as when it is absent. 0: those that were marked as invalid.'),
};

import { ERROR_CODES, type ErrorCode } from '@wence/schema';
import { z } from 'zod';
import { ERROR_DATA, type ErrorWithData } from '../errors/error-data.js';
import { textsOf } from '../i18n/messages.js';
import { occasionsEn } from '../i18n/occasions.en.js';

const codes = Object.keys(ERROR_CODES).toSorted() as ErrorCode[];
const rules = Object.entries(textsOf('en').faults);

const errorCode = z
  .enum(codes)
  .describe(`Codes stay, messages may change. ${codes.map((code) => `${code}: ${occasionsEn[code].when}`).join(' ')}`)
  .meta({ id: 'ErrorCode' });

const faultRule = z
  .enum(rules.map(([rule]) => rule))
  .describe(`The rule that a field broke. ${rules.map(([rule, text]) => `${rule}: "${text}".`).join(' ')}`)
  .meta({ id: 'FaultRule' });

const fieldFault = z
  .object({
    field: z.string().describe('Path of the wrong value, such as `options[0].title`; the name of a header or query parameter'),
    rule: faultRule,
    limit: z.number().optional().describe('The limit of that rule, where it has one'),
  })
  .meta({ id: 'FieldFault' });

const int = z.number().int();

const answerFault = z
  .object({
    nodeId: int.describe('Local id of the question'),
    reason: z.string().describe('What is wrong, such as `required`'),
    limit: z.number().optional().describe('The limit that was broken'),
    optionId: int.optional().describe('Local id of the option, field or column concerned'),
    rowId: int.optional().describe('Local id of the row concerned'),
    row: int.optional().describe('Row of a growing table, counted from 0'),
  })
  .meta({ id: 'AnswerFault' });

const finding = z
  .looseObject({
    severity: z.enum(['error', 'warning']).describe('An error prevents the launch, a warning does not'),
    code: z.string().describe('What was found'),
  })
  .describe('Further keys hold local ids of what it concerns, and answers that show it')
  .meta({ id: 'LaunchFinding' });

/** Names of the data that errors of `/v1` carry; the limits of queries are the graph's alone. */
type Name = (typeof ERROR_DATA)[Exclude<ErrorWithData, 'A0420'>][number];

const data = {
  ids: z.array(int),
  items: int,
  categories: int,
  triesLeft: int,
  errors: z.array(answerFault),
  scope: z.string().nullable(),
  touched: z.array(int),
  revisions: z.array(int),
  megabytes: int,
  findings: z.array(finding),
  revision: int,
  opensAt: z.iso.datetime({ offset: true }),
  ending: z.looseObject({}),
  parts: z.array(z.string()),
  settings: z.array(z.string()),
  taskId: z.string(),
  uses: int,
  earlier: int,
  subject: z.string(),
  attempts: int,
  dueAt: z.iso.datetime({ offset: true }),
  earliestAt: z.iso.datetime({ offset: true }),
  nextAt: z.iso.datetime({ offset: true }).nullable(),
  retryAfterSeconds: int,
  name: z.string().nullable(),
  reason: z.string(),
  state: int,
  faults: z.array(fieldFault),
  row: int,
  limit: z.number(),
} as const satisfies Record<Name, z.ZodType>;

const described = Object.entries(data).map(([name, shape]) => [name, shape.optional().describe(meaningOf(name))]);
const failureData = z.object(Object.fromEntries(described)).meta({ id: 'FailureData' });

/** What the catalogue says of a name, with the codes that carry it. */
function meaningOf(name: string): string {
  const carrying = (Object.keys(ERROR_DATA) as ErrorWithData[]).filter(
    (code) => code !== 'A0420' && ERROR_DATA[code].some((each) => each === name),
  );
  return carrying.map((code) => `${code}: ${(occasionsEn[code].data as Readonly<Record<string, string>>)[name] ?? ''}`).join(' ');
}

/** Every answer that is no success. Each operation narrows `code` down to those that it answers with. */
export const failureShape = z
  .object({
    code: errorCode,
    message: z.string().describe('For people, in the language of Accept-Language: zh-CN or en'),
    data: failureData.nullable().describe('Facts that belong to the code; null: none'),
    fields: z.array(fieldFault).optional().describe('With A0400: what is wrong with the input'),
  })
  .meta({ id: 'Failure' });

import { DIVISION_CODE } from '../answer/read-places.js';
import { LIMITS } from '../limit/limits.js';
import { BROWSERS, DEVICES, orUnknown, SYSTEMS } from '../origin/origin.js';
import { REGIONS } from '../origin/regions.js';
import { QUALITY_FLAGS } from '../quality/quality.js';
import { INSTANT_PATTERN } from '../reading/calendar.js';
import { described, integer, type JsonSchema, list, oneOfValues, record, text } from '../reading/json-schema.js';
import { ANSWER_STATES, type ConditionKey, FILTER_STATUSES, type TestKey } from './filter.js';

const ID = integer(1, LIMITS.localId);
const TEXT = text(LIMITS.filterText, 1);

/** At least one of something. */
const some = (items: JsonSchema): JsonSchema => list(items, LIMITS.filterValues, 1);

const anyOf = (items: JsonSchema): JsonSchema => record({ anyOf: some(items) }, ['anyOf']);

/** One end or both. */
const range = (end: JsonSchema): JsonSchema => ({ ...record({ from: end, to: end }, []), minProperties: 1 });

const TESTS: Readonly<Record<TestKey, JsonSchema>> = described(
  {
    anyOf: some(ID),
    noneOf: some(ID),
    allOf: some(ID),
    range: range({ type: 'number' }),
    dates: range({ type: 'string' }),
    contains: TEXT,
    divisions: some({ type: 'string', pattern: DIVISION_CODE.source }),
    state: oneOfValues(ANSWER_STATES),
  },
  {
    anyOf: 'Local ids of options, at least one of which was chosen; of a cascade, on any level.',
    noneOf: 'Local ids of options, none of which was chosen although the question was answered.',
    allOf: 'Local ids of options, all of which were chosen.',
    range:
      'Number that was given, both ends included: a rate, a level, a place, a weight, a typed number, a number of rows, files or marks.',
    dates: 'Local date or time that was given, both ends included, as exact as wanted: from 2026-03 to 2026-03 is all of March.',
    contains: 'Text that occurs in a typed text, letters A to Z in either case.',
    divisions: 'Six-digit codes of provinces, cities or districts, one of which the address lies in.',
    state:
      'answered, or why it was not: unanswered (it was left open), notShown (logic passed it by), notReached (the respondent was screened out before).',
  },
);

const PLACE = described(
  { nodeId: ID, rowId: ID, optionId: ID },
  {
    nodeId: 'Local id of the question.',
    rowId: 'Local id of a row. Needed where a question has rows, except to search texts.',
    optionId: 'Local id of a field, a column, an item that is ranked or weighed, or of the option whose typed text is asked.',
  },
);

/** One key of those that may stand alone, beside others that always may. */
const oneKeyOf = (
  alternatives: Readonly<Record<string, JsonSchema>>,
  beside: Readonly<Record<string, JsonSchema>> = {},
  needed: readonly string[] = [],
): JsonSchema => ({
  oneOf: Object.entries(alternatives).map(([key, schema]) => record({ ...beside, [key]: schema }, [...needed, key])),
});

const CONDITIONS: Readonly<Record<ConditionKey, JsonSchema>> = described(
  {
    answer: oneKeyOf(TESTS, PLACE, ['nodeId']),
    submitted: range({ type: 'string', pattern: INSTANT_PATTERN }),
    duration: range({ type: 'number' }),
    source: anyOf(text(LIMITS.filterText)),
    device: anyOf(oneOfValues(orUnknown(DEVICES))),
    os: anyOf(oneOfValues(orUnknown(SYSTEMS))),
    browser: anyOf(oneOfValues(orUnknown(BROWSERS))),
    region: anyOf(oneOfValues(orUnknown(REGIONS))),
    parameter: record({ name: TEXT, anyOf: some(text(LIMITS.filterText)) }, ['name', 'anyOf']),
    link: record({ contains: TEXT }, ['contains']),
    invitation: record({ contains: TEXT }, ['contains']),
    score: range({ type: 'number' }),
    version: anyOf({ type: 'integer', minimum: 1 }),
    status: anyOf(oneOfValues(FILTER_STATUSES)),
    text: record({ contains: TEXT }, ['contains']),
    valid: { type: 'boolean' },
    starred: { type: 'boolean' },
    tags: anyOf(text(LIMITS.filterText)),
    quality: anyOf(oneOfValues(QUALITY_FLAGS)),
    flagged: { type: 'boolean' },
  },
  {
    answer: 'What a question was answered with: exactly one test.',
    submitted: 'When the response was submitted: from an instant, included, to an instant, excluded.',
    duration: 'Seconds from the start to the submission, both ends included. A response without a known start is outside of every range.',
    source: 'Source tag of the link, any of these; the empty text stands for responses without one.',
    device: 'Device, any of these; unknown stands for responses of which it is not known.',
    os: 'Operating system, any of these, or unknown.',
    browser: 'Browser, or the app that showed the page in one of its own, any of these, or unknown.',
    region:
      'Region that the address belonged to, any of these: ISO 3166-2 of a province of China, Hong Kong, Macao and Taiwan included (CN-GD, CN-HK), ISO 3166-1 of other countries (JP), or unknown.',
    parameter: 'Value of a received parameter, any of these.',
    link: 'Text that occurs in the code or the name of the one-to-one link that it came by, letters A to Z in either case. Links that responses do not tell are not found.',
    invitation: 'Text that occurs in the invitation code that it was given with, letters A to Z in either case.',
    score:
      'Points of the exam as they stand now, both ends included: answers that wait for people to mark them count nothing yet. A response without a score is outside of every range, and so is every response of a survey that never was an exam.',
    version: 'Version of the survey, any of these.',
    status: 'Status, any of these.',
    text: 'Text that occurs in any typed text, whatever the question, letters A to Z in either case.',
    valid: 'False: responses that were marked as invalid. True: all others.',
    starred: 'Whether the response carries a star.',
    tags: 'Tags, at least one of which the response carries.',
    quality: 'Flags of quality, at least one of which the response carries among the other responses of the survey.',
    flagged: 'Whether the response carries any flag of quality.',
  },
);

const MATCH: JsonSchema = {
  ...oneOfValues(['all', 'any'], 'all'),
  description: 'all: every condition has to be true. any: at least one.',
};

/** The JSON Schema of a filter. What depends on the survey, such as which questions there are, only `parseFilter` knows. */
export function filterJsonSchema(): JsonSchema {
  const condition: JsonSchema = { $ref: '#/$defs/condition' };
  const group = record({ match: MATCH, conditions: list(condition, LIMITS.filterConditions, 1) }, ['conditions']);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...record({ match: MATCH, conditions: list({ oneOf: [condition, record({ group }, ['group'])] }, LIMITS.filterConditions) }, []),
    $defs: { condition: oneKeyOf(CONDITIONS) },
  };
}

import { DIVISION_CODE } from '../answer/read-places.js';
import { FILE_ID } from '../answer/read-files.js';
import { dateForms } from '../answer/read-text.js';
import { questionCatalogue } from '../catalogue/question-catalogue.js';
import { answerKindOf } from '../definition/answer-kind.js';
import type { AnswerKind } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { integer, type JsonSchema, list, record, text } from '../reading/json-schema.js';

/** Kinds of answers; questions of kind `none` have none. */
type Answered = Exclude<AnswerKind, 'none'>;

const ID: JsonSchema = { ...integer(1, LIMITS.localId), description: 'Local id' };
const KEY: JsonSchema = { pattern: '^[1-9][0-9]{0,8}$' };
const NUMBER: JsonSchema = { type: 'number' };
const REMARK = text(LIMITS.otherText, 1);

/** A record keyed by local ids. */
const byId = (values: JsonSchema, minProperties?: number): JsonSchema => ({
  type: 'object',
  propertyNames: KEY,
  additionalProperties: values,
  minProperties,
});

const texts = (minProperties?: number): JsonSchema => byId(text(LIMITS.words, 1), minProperties);
const refTo = (kind: string): JsonSchema => ({ $ref: `#/$defs/${kind}` });
const many = (items: JsonSchema, maxItems?: number): JsonSchema => ({ type: 'array', items, minItems: 1, maxItems });

const CELLS: readonly Answered[] = ['single', 'multiple', 'fields', 'text', 'number'];

/** What each kind of answer looks like, as readers give it back and as it is stored. The compiler wants every kind. */
const KINDS: Readonly<Record<Answered, { readonly schema: JsonSchema; readonly is: string }>> = {
  single: {
    schema: record({ option: ID, text: REMARK }, ['option']),
    is: 'The option that was chosen; `text` is what was typed into its input.',
  },
  multiple: {
    schema: record({ options: many(refTo('single')) }, ['options']),
    is: 'The options that were chosen, each once, in the order of the survey.',
  },
  text: { schema: record({ text: text(LIMITS.words, 1) }, ['text']), is: 'What was typed, without white space around it.' },
  number: { schema: record({ number: NUMBER }, ['number']), is: 'A rate, or the place of a slider.' },
  evaluate: {
    schema: record({ level: { type: 'integer', minimum: 1 }, tags: { type: 'array', items: { type: 'string' } }, text: REMARK }, [
      'level',
      'tags',
    ]),
    is: 'The level from 1, the chosen tags of this level, and the comment.',
  },
  table: {
    schema: record({ rows: many(texts()) }, ['rows']),
    is: 'Texts by id of the column, row by row. In a fixed table the n-th entry is that of the n-th row, `{}` where nothing was filled in.',
  },
  rank: { schema: record({ order: { ...many(ID), uniqueItems: true } }, ['order']), is: 'Ids of the options, first place first.' },
  cascade: { schema: record({ path: many(ID) }, ['path']), is: 'Ids of the options, one a level, each within the one before it.' },
  city: {
    schema: record({ codes: list({ type: 'string', pattern: DIVISION_CODE.source }, 3), detail: REMARK }, ['codes']),
    is: 'Six-digit codes of province, city and district (GB/T 2260), as many as are asked; `detail` is the address in the district.',
  },
  matrix: {
    schema: record({ rows: byId({ oneOf: CELLS.map(refTo) }, 1), names: byId(REMARK, 1) }, ['rows']),
    is: 'By id of the row what the sub-type asks; `names` are those that the respondent gave to rows.',
  },
  fields: { schema: record({ fields: texts(1) }, ['fields']), is: 'Texts by id of the field.' },
  proportion: { schema: record({ fields: byId(NUMBER, 1) }, ['fields']), is: 'Weights by id of the option, whole numbers.' },
  date: {
    schema: record({ date: { type: 'string', pattern: dateForms().join('|') } }, ['date']),
    is: 'A day or time in ISO 8601, as exact as the question asks, without a zone: it is that of the respondent.',
  },
  files: {
    schema: record({ files: { ...many({ type: 'string', pattern: FILE_ID.source }, LIMITS.files), uniqueItems: true } }, ['files']),
    is: 'Ids that uploads answered.',
  },
  position: {
    schema: record(
      { lng: { type: 'number', minimum: -180, maximum: 180 }, lat: { type: 'number', minimum: -90, maximum: 90 }, address: REMARK },
      ['lng', 'lat'],
    ),
    is: 'A place on earth in degrees (WGS 84), and what people call it.',
  },
  points: {
    schema: record({ points: many(record({ x: share(), y: share(), option: ID }, ['x', 'y']), LIMITS.points) }, ['points']),
    is: 'Marks on a picture, as shares of its width and height from the upper left; `option` is what a mark stands for.',
  },
};

function share(): JsonSchema {
  return { type: 'number', minimum: 0, maximum: 1 };
}

/** Names of the question types that are answered so, with their numbers. */
function askedBy(kind: Answered): string {
  const rows = questionCatalogue.filter((row) => answerKindOf(row) === kind);
  return `Of the question types ${rows.map(({ key, type, subType }) => `${key} (${[type, subType].filter(Boolean).join('.')})`).join(', ')}.`;
}

/**
 * The format of answers as JSON Schema (draft 2020-12): a record by local id of the question, with a definition for each kind of answer. It describes
 * answers as they are stored and read; handed in, they may also have blank parts, which are left out. What a schema cannot say stays with the model,
 * which knows the survey: ids that exist, and the limits of the question.
 */
export function answersJsonSchema(): JsonSchema {
  const kinds = Object.entries(KINDS).map(([kind, { schema, is }]): [string, JsonSchema] => {
    const description = `${is} ${askedBy(kind as Answered)}`; // `Object.entries` forgets which keys the record has.
    return [kind, { ...schema, title: `Answer of kind ${kind}`, description }];
  });
  const answers: JsonSchema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Answers',
    description: 'Answers by local id of the question; a question that is not there was not answered.',
    ...byId(refTo('answer')),
    $defs: {
      answer: { oneOf: Object.keys(KINDS).map(refTo), description: 'The type of the question says which kind it is.' },
      ...Object.fromEntries(kinds),
    },
  };
  // Undefined values are removed, so that the schema is the same in memory as in its file.
  return JSON.parse(JSON.stringify(answers)) as JsonSchema;
}

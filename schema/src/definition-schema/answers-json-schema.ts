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

const ID = integer(1, LIMITS.localId);
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

const told = (schema: JsonSchema, description: string): JsonSchema => ({ ...schema, description });

const COORDINATES = {
  lng: told({ type: 'number', minimum: -180, maximum: 180 }, 'Degrees east.'),
  lat: told({ type: 'number', minimum: -90, maximum: 90 }, 'Degrees north.'),
};
const SHARE: JsonSchema = { type: 'number', minimum: 0, maximum: 1 };
const MARK = record(
  {
    x: told(SHARE, 'Share of the width of the picture, from the left.'),
    y: told(SHARE, 'Share of its height, from above.'),
    option: told(ID, 'Local id of the option that the mark stands for, where marks are chosen.'),
  },
  ['x', 'y'],
);
const FILE: JsonSchema = { type: 'string', pattern: FILE_ID.source };
const CODE: JsonSchema = { type: 'string', pattern: DIVISION_CODE.source };
const LEVEL: JsonSchema = { type: 'integer', minimum: 1 };

/** Keys of each kind of answer, as readers give them back and as they are stored. The compiler wants every kind. */
const KINDS: Readonly<Record<Answered, readonly [properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]]>> = {
  single: [{ option: told(ID, 'Local id of the chosen option.'), text: told(REMARK, 'What was typed into its input.') }, ['option']],
  multiple: [{ options: told(many(refTo('single')), 'The chosen options, each once, in the order of the survey.') }, ['options']],
  text: [{ text: told(text(LIMITS.words, 1), 'What was typed, without white space around it.') }, ['text']],
  number: [{ number: told(NUMBER, 'The rate, or the place of the slider.') }, ['number']],
  evaluate: [
    {
      level: told(LEVEL, 'The chosen level, from 1.'),
      tags: told({ type: 'array', items: { type: 'string' } }, 'Chosen tags of this level, in their order.'),
      text: told(REMARK, 'The comment.'),
    },
    ['level', 'tags'],
  ],
  table: [
    {
      rows: told(
        many(texts()),
        'Texts by local id of the column. The n-th entry of a fixed table is that of its n-th row, {} for a blank one.',
      ),
    },
    ['rows'],
  ],
  rank: [{ order: told({ ...many(ID), uniqueItems: true }, 'Local ids of the options, first place first.') }, ['order']],
  cascade: [{ path: told(many(ID), 'Local ids of the options, one a level, each within the one before it.') }, ['path']],
  city: [
    {
      codes: told(list(CODE, 3), 'Six-digit codes of province, city and district (GB/T 2260), as many as are asked.'),
      detail: told(REMARK, 'The address in the district.'),
    },
    ['codes'],
  ],
  matrix: [
    {
      rows: told(byId({ oneOf: CELLS.map(refTo) }, 1), 'By local id of the row what the sub-type asks.'),
      names: told(byId(REMARK, 1), 'Names that the respondent gave to rows, by local id of the row.'),
    },
    ['rows'],
  ],
  fields: [{ fields: told(texts(1), 'Texts by local id of the field.') }, ['fields']],
  proportion: [{ fields: told(byId(NUMBER, 1), 'Weights by local id of the option, whole numbers.') }, ['fields']],
  date: [
    {
      date: told(
        { type: 'string', pattern: dateForms().join('|') },
        "ISO 8601, as exact as the question asks, without a zone: the respondent's own.",
      ),
    },
    ['date'],
  ],
  files: [
    { files: told({ ...many(FILE, LIMITS.files), uniqueItems: true }, 'Ids that uploads answered, in the order of adding.') },
    ['files'],
  ],
  position: [{ ...COORDINATES, address: told(REMARK, 'What people call the place.') }, ['lng', 'lat']],
  points: [{ points: told(many(MARK, LIMITS.points), 'Marks on the picture, in the order of setting them.') }, ['points']],
};

/** Names of the question types that are answered so, with their numbers. */
function askedBy(kind: Answered): string {
  const rows = questionCatalogue.filter((row) => answerKindOf(row) === kind);
  return `The answer to the question types ${rows.map(({ key, type, subType }) => `${key} (${[type, subType].filter(Boolean).join('.')})`).join(', ')}.`;
}

/**
 * The format of answers as JSON Schema (draft 2020-12): a record by local id of the question, with a definition for each kind of answer. It describes
 * answers as they are stored and read; handed in, they may also have blank parts, which are left out. What a schema cannot say stays with the model,
 * which knows the survey: ids that exist, and the limits of the question.
 */
export function answersJsonSchema(): JsonSchema {
  const kinds = Object.entries(KINDS).map(([kind, [properties, required]]): [string, JsonSchema] => {
    const description = askedBy(kind as Answered); // `Object.entries` forgets which keys the record has.
    return [kind, { ...record(properties, required, `Answer of kind ${kind}`), description }];
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

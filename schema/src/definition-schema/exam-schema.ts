import { keyKindOf, scoringsOf, TEXT_MATCHES } from '../exam/node-exam.js';
import type { QuestionRow } from '../catalogue/entry/question-row.js';
import { LIMITS } from '../limit/limits.js';
import { type JsonSchema, list, oneOfValues, record, text } from '../reading/json-schema.js';

const points = (maximum: number): JsonSchema => ({ type: 'number', minimum: 0, maximum });

const OPTION_IDS: JsonSchema = list({ type: 'integer' }, LIMITS.optionsPerNode);

const TEXTS = {
  texts: list(text(LIMITS.acceptedText, 1), LIMITS.acceptedTexts),
  match: oneOfValues(TEXT_MATCHES, 'exact'),
  tolerance: { type: 'number', minimum: 0 },
} as const satisfies Readonly<Record<string, JsonSchema>>;

const KEYS: Readonly<Record<NonNullable<ReturnType<typeof keyKindOf>>, Readonly<Record<string, JsonSchema>>>> = {
  choice: { optionIds: OPTION_IDS },
  choices: { optionIds: OPTION_IDS },
  order: { optionIds: OPTION_IDS },
  text: TEXTS,
  rows: { rows: list(record({ rowId: { type: 'integer' }, optionIds: OPTION_IDS }, ['rowId', 'optionIds']), LIMITS.rowsPerNode) },
  fields: { fields: list(record({ optionId: { type: 'integer' }, ...TEXTS }, ['optionId', 'texts']), LIMITS.optionsPerNode) },
};

/** The exam part of a question of this entry; null where an exam cannot mark it. */
export function examSchema(row: QuestionRow): JsonSchema | null {
  const kind = keyKindOf({ ...row, group: row.type === undefined });
  if (kind === null) return null;
  const shared = {
    score: points(LIMITS.examPoints),
    scoring: oneOfValues(scoringsOf(kind), 'allRight'),
    penalty: points(LIMITS.examPoints),
    analysis: text(LIMITS.examAnalysis),
  };
  return record({ ...shared, ...KEYS[kind] }, ['score']);
}

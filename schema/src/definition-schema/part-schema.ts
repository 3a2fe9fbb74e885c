import type { QuestionRow } from '../catalogue/entry/question-row.js';
import { isCascade, mostOptions } from '../definition/cascade-level.js';
import type { OPTION_KEYS, ROW_KEYS } from '../definition/parse/read-option.js';
import { LIMITS } from '../limit/limits.js';
import { described, emptyList, flag, integer, type JsonSchema, list, oneOfValues, only, record, text } from '../reading/json-schema.js';
import { OPTION_SETTING_TEXTS, OPTION_TEXTS, ROW_TEXTS } from './descriptions.js';
import { settingSchema } from './setting-schema.js';

type Properties<Keys extends readonly string[]> = Readonly<Record<Keys[number], JsonSchema>>;

/** A local id. */
export const localId: JsonSchema = integer(1, LIMITS.localId);

/** A code of at least one letter or digit; generated ones may begin with a dollar sign and are as long as their number. */
export const code: JsonSchema = { type: 'string', pattern: '^\\$?[A-Za-z0-9]{1,14}$' };

const optional = (isTaken: boolean, schema: JsonSchema, otherwise: unknown): JsonSchema => (isTaken ? schema : only(otherwise));

function innerOptions(row: QuestionRow, depth: number): JsonSchema {
  const isNested = isCascade(row) ? depth < LIMITS.cascadeLevels : row.hasOptionGroups && depth === 1;
  return isNested ? list(optionSchema(row, depth + 1), mostOptions(row)) : emptyList;
}

/** An option of an entry on a level: 1 is the top. */
export function optionSchema(row: QuestionRow, depth = 1): JsonSchema {
  const hasInput = row.optionInput !== 'none';
  const properties: Properties<typeof OPTION_KEYS> = {
    id: localId,
    code,
    title: text(row.optionTitle.max, 1),
    rightTitle: optional(row.takesRightTitle, text(LIMITS.rightTitle), ''),
    image: optional(row.takesImage, text(LIMITS.imageName), ''),
    group: optional(row.hasOptionGroups && depth === 1, flag(), false),
    nodes: innerOptions(row, depth),
    other: optional(row.takesOther, flag(), false),
    exclusive: optional(row.takesExclusive && depth === 1, flag(), false),
    required: flag(true),
    locked: flag(),
    type: optional(hasInput, oneOfValues([0, 1, 2, 3, 4, 5, 6, 90], 0), 0),
    prefix: optional(hasInput, text(LIMITS.optionPrefix), ''),
    setting: settingSchema(row.optionSetting, OPTION_SETTING_TEXTS),
    optionKey: localId,
  };
  return record(described(properties, OPTION_TEXTS), ['id', 'code', 'title']);
}

/** A row of an entry. */
export function rowSchema(row: QuestionRow): JsonSchema {
  const properties: Properties<typeof ROW_KEYS> = {
    id: localId,
    code,
    title: text(LIMITS.rowTitle, 1),
    rightTitle: optional(row.rowsTakeRightTitle, text(LIMITS.rightTitle), ''),
    image: optional(row.rowsTakeImage, text(LIMITS.imageName), ''),
    other: optional(row.rowsTakeOther, flag(), false),
    locked: flag(),
  };
  return record(described(properties, ROW_TEXTS), ['id', 'code', 'title']);
}

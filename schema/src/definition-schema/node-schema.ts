import { subTypesOf } from '../catalogue/question-catalogue.js';
import type { QuestionRow } from '../catalogue/entry/question-row.js';
import { mostOptions } from '../definition/cascade-level.js';
import type { NODE_KEYS } from '../definition/parse/read-node.js';
import { LIMITS } from '../limit/limits.js';
import { NODE_TEXTS, SETTING_TEXTS } from './descriptions.js';
import { described, emptyList, flag, type JsonSchema, list, only, oneOfValues, record, text } from '../reading/json-schema.js';
import { examSchema } from './exam-schema.js';
import { code, localId, optionSchema, rowSchema } from './part-schema.js';
import { settingSchema } from './setting-schema.js';

const SEQUENCE = oneOfValues([0, 1, 2, 3], 0);

const DRAW: JsonSchema = { type: 'integer', minimum: 1, maximum: LIMITS.nodes };

/** A list with items where the entry has them, else at most an empty one. */
const partsOf = (has: boolean, items: () => JsonSchema, limit: number): JsonSchema => (has ? list(items(), limit) : emptyList);

/** Returns whether the sub-type identifies the entry: it may be left out where it is the lowest one. */
const isNamedBySubType = ({ type, subType }: QuestionRow): boolean =>
  type !== undefined && subType !== undefined && subTypesOf(type)[0] !== subType;

/** A node of one entry of the catalogue. `inner` names the schema of nodes that may stand in containers. */
export function nodeSchema(row: QuestionRow, inner: string): JsonSchema {
  const isGroup = row.type === undefined;
  const properties: Readonly<Record<Exclude<(typeof NODE_KEYS)[number], 'type' | 'subType' | 'exam' | 'draw'>, JsonSchema>> = {
    id: localId,
    code,
    group: isGroup ? only(true) : only(false),
    title: text(LIMITS.title, 1),
    required: row.isAnswerable ? flag() : only(false),
    locked: flag(),
    setting: settingSchema(row.setting, SETTING_TEXTS),
    sequence: row.hasOptions || row.isContainer ? SEQUENCE : only(0),
    childSequence: row.hasRows ? SEQUENCE : only(0),
    options: partsOf(row.hasOptions, () => optionSchema(row), mostOptions(row)),
    children: partsOf(row.hasRows, () => rowSchema(row), LIMITS.rowsPerNode),
    nodes: partsOf(row.isContainer, () => ({ $ref: inner }), LIMITS.nodes),
  };
  const { type: typeText, subType: subTypeText, exam: examText, draw: drawText, ...texts } = NODE_TEXTS;
  const exam = examSchema(row);
  const kind = {
    ...(isGroup ? {} : { type: { ...only(row.type), description: typeText } }),
    ...(row.subType === undefined ? {} : { subType: { ...only(row.subType), description: subTypeText } }),
  };
  const named = [isGroup ? 'group' : 'type', ...(isNamedBySubType(row) ? ['subType'] : [])];
  return record(
    {
      ...kind,
      ...described(properties, texts),
      ...(exam && { exam: { ...exam, description: examText } }),
      ...(row.isContainer && { draw: { ...DRAW, description: drawText } }),
    },
    ['id', 'code', 'title', ...named],
    row.key,
  );
}

import { type CELL_KEYS, QUOTA_EFFECTS, type QUOTA_KEYS } from '../definition/parse/read-quota.js';
import type { CONDITION_KEYS, LOGIC_KEYS } from '../definition/parse/read-logic.js';
import { LIMITS } from '../limit/limits.js';
import { CONDITION_TEXTS, LOGIC_TEXTS, QUOTA_TEXTS } from './descriptions.js';
import { described, emptyList, flag, integer, type JsonSchema, list, oneOfValues, only, record, text } from '../reading/json-schema.js';
import { localId } from './part-schema.js';

type Properties<Keys extends readonly string[]> = Readonly<Record<Keys[number], JsonSchema>>;

/** Carry-over knows checked and unchecked only. */
const CARRY_ALGORITHMS = 2;

const localIds = (maxItems: number, minItems?: number): JsonSchema => ({ ...list(localId, maxItems, minItems), uniqueItems: true });

/** A condition whose algorithm is one of the first `algorithms`. Those of carry-over stand in no brackets. */
function conditionSchema(algorithms: number): JsonSchema {
  const properties: Properties<typeof CONDITION_KEYS> = {
    id: localId,
    nodeId: localId,
    childId: localId,
    optionId: localIds(LIMITS.optionsPerNode),
    operator: oneOfValues([1, 2], 1),
    parentId: algorithms === CARRY_ALGORITHMS ? only(0) : integer(0, LIMITS.conditionsPerItem),
    algorithm: integer(1, algorithms),
    result: list({ anyOf: [{ type: 'number' }, text(LIMITS.conditionText)] }, LIMITS.conditionValues),
  };
  return record(described(properties, CONDITION_TEXTS), ['id', 'nodeId', 'algorithm']);
}

const conditions = (algorithms = 12, minItems?: number): JsonSchema =>
  list(conditionSchema(algorithms), LIMITS.conditionsPerItem, minItems);

type LogicKey = (typeof LOGIC_KEYS)[number];

function logicKind(title: string, model: 1 | 2, type: 1 | 2, own: Partial<Readonly<Record<LogicKey, JsonSchema>>>): JsonSchema {
  const base = { id: localId, model: only(model), type: only(type), nodeId: localId, conditions: conditions() };
  const properties: Readonly<Record<string, JsonSchema>> = { ...base, ...own };
  const texts: Readonly<Record<string, string>> = LOGIC_TEXTS;
  const asked = ['target', 'algorithm'].concat(title === 'option logic' ? 'optionId' : []).filter((key) => key in own);
  return record(
    Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, { ...schema, description: texts[key] }])),
    ['id', 'model', 'type', 'nodeId', 'conditions', ...asked],
    title,
  );
}

const SHOW_OR_HIDE = oneOfValues([1, 2]);
const OPTIONS_OR_ROWS = oneOfValues([1, 2], 1);

/** A logic item of one of the four kinds. */
export const logicSchema: JsonSchema = {
  oneOf: [
    logicKind('jump', 1, 1, { target: integer(-1, LIMITS.localId), optionType: only(1), optionId: emptyList }),
    logicKind('show or hide', 1, 2, { algorithm: SHOW_OR_HIDE, optionType: only(1), optionId: emptyList }),
    logicKind('carry-over', 2, 1, {
      optionType: OPTIONS_OR_ROWS,
      optionId: emptyList,
      after: integer(0, LIMITS.localId),
      conditions: conditions(CARRY_ALGORITHMS, 1),
    }),
    logicKind('option logic', 2, 2, {
      algorithm: SHOW_OR_HIDE,
      optionType: OPTIONS_OR_ROWS,
      optionId: localIds(LIMITS.optionsPerNode, 1),
    }),
  ],
};

const limit: JsonSchema = integer(0, LIMITS.quotaLimit);

function cellSchema(): JsonSchema {
  const properties: Properties<typeof CELL_KEYS> = { optionId: localIds(LIMITS.quotaQuestions, 1), limit };
  const { optionId, limit: limitText } = QUOTA_TEXTS;
  return record(described(properties, { optionId, limit: limitText }), ['optionId', 'limit']);
}

const quotaBase = { id: localId, name: text(LIMITS.quotaName, 1), enabled: flag(true), onFull: oneOfValues([...QUOTA_EFFECTS], 1) };

function tableQuota(): JsonSchema {
  const properties: Properties<(typeof QUOTA_KEYS)['table']> = {
    ...quotaBase,
    kind: only('table'),
    nodeIds: localIds(LIMITS.quotaQuestions, 1),
    cells: list(cellSchema(), LIMITS.quotaCells),
  };
  return record(described(properties, QUOTA_TEXTS), ['id', 'kind', 'name', 'nodeIds', 'cells'], 'table quota');
}

function customQuota(): JsonSchema {
  const properties: Properties<(typeof QUOTA_KEYS)['custom']> = { ...quotaBase, kind: only('custom'), conditions: conditions(), limit };
  return record(described(properties, QUOTA_TEXTS), ['id', 'kind', 'name', 'conditions', 'limit'], 'custom quota');
}

/** A quota of one of the two kinds. */
export const quotaSchema = (): JsonSchema => ({ oneOf: [tableQuota(), customQuota()] });

import type { Operation } from './operation.js';
import { partId } from './restore-operation.js';

type Scalar = string | number | boolean | null | undefined;
/** Settings and themes hold no ids; those in end pages, which a change of the survey itself may carry, have the names of others. */
type IdFree = 'setting' | 'theme' | 'survey';
type Deeper = { 5: 4; 4: 3; 3: 2; 2: 1; 1: 0; 0: 0 };

type KeyOf<K, V, Depth extends keyof Deeper> = V extends readonly (infer Item)[]
  ? KeyOf<K, Item, Depth>
  : V extends number
    ? K
    : V extends Scalar
      ? never
      : NumericKeys<V, Deeper[Depth]>;
type NumericKeys<T, Depth extends keyof Deeper> = Depth extends 0
  ? never
  : T extends object
    ? { [K in keyof T & string]-?: K extends IdFree ? never : KeyOf<K, T[K], Depth> }[keyof T & string]
    : never;

/** Every key under which an operation, or a part that it carries, holds a number or a list of numbers. */
type NumericKey = NumericKeys<Exclude<Operation, { op: 'updateSurvey' }>, 5>;

/**
 * The role of each numeric key. `named`: the id of something that the operation changes or anchors to. `mentioned`: an id that is part of what
 * it carries. `value`: no id. The compiler wants an entry for every such key.
 */
const ROLES: Readonly<Record<NumericKey, 'named' | 'mentioned' | 'value'>> = {
  after: 'named',
  groupId: 'named',
  logicId: 'named',
  nodeId: 'named',
  optionId: 'named',
  optionIds: 'named',
  parentId: 'named',
  quotaId: 'named',
  remove: 'named',
  removeIds: 'named',
  rowId: 'named',
  childId: 'mentioned',
  id: 'mentioned',
  missing: 'mentioned',
  nodeIds: 'mentioned',
  optionKey: 'mentioned',
  target: 'mentioned',
  algorithm: 'value',
  childSequence: 'value',
  draw: 'value',
  lastId: 'value',
  limit: 'value',
  model: 'value',
  onFull: 'value',
  penalty: 'value',
  operator: 'value',
  optionType: 'value',
  result: 'value',
  score: 'value',
  sequence: 'value',
  subType: 'value',
  template: 'value',
  tolerance: 'value',
  type: 'value',
};

const keysOf = (...roles: readonly string[]): ReadonlySet<string> =>
  new Set(Object.entries(ROLES).flatMap(([key, role]) => (roles.includes(role) ? [key] : [])));

const NAMED_KEYS = keysOf('named');
const ID_KEYS = keysOf('named', 'mentioned');

const isId = (value: unknown): value is number => typeof value === 'number';

const namedIn = (record: object): number[] =>
  Object.entries(record)
    .flatMap(([key, value]): unknown => (NAMED_KEYS.has(key) ? value : []))
    .filter(isId);

/**
 * The ids that an operation names: what it changes and what it anchors to, for a part that it puts back also the part itself. 0 stands for the
 * survey's own fields. Ids that it merely mentions, like the questions that a condition looks at, are not among them. An id may come twice.
 */
export function idsIn(operation: Operation): number[] {
  switch (operation.op) {
    case 'updateSurvey':
      return [0];
    case 'saveLogic':
      return [operation.item.id, operation.item.nodeId].filter(isId);
    case 'saveQuota':
      return [operation.quota.id].filter(isId);
    case 'restore': {
      const parts = (operation.put ?? []).flatMap((part) => [...namedIn(part), partId(part)]);
      return [...namedIn(operation), ...parts, ...Object.keys(operation.codes ?? {}).map(Number), ...(operation.survey ? [0] : [])];
    }
    default:
      return namedIn(operation);
  }
}

type MapId = (id: number) => number;

/** A record from ids, written as text, to codes. */
const KEYED_BY_ID = 'codes';

/** 0 and -1 name no part of a survey: the ends of a jump, the place before all options. */
function mapValue(value: unknown, map: MapId): unknown {
  if (typeof value === 'number') return value > 0 ? map(value) : value;
  return Array.isArray(value) ? value.map((each: unknown) => mapValue(each, map)) : walk(value, map);
}

const mapKeys = (codes: object, map: MapId): object =>
  Object.fromEntries(Object.entries(codes).map(([id, code]: [string, unknown]) => [String(map(Number(id))), code]));

/** The key under which a condition, unlike everything else, holds no id but the number of its brackets. */
const BRACKETS = 'parentId';

function walk(value: unknown, map: MapId): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => walk(each, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      if (key === BRACKETS && 'algorithm' in value) return [key, inner];
      if (ID_KEYS.has(key)) return [key, mapValue(inner, map)];
      return [key, key === KEYED_BY_ID && typeof inner === 'object' && inner !== null ? mapKeys(inner, map) : walk(inner, map)];
    }),
  );
}

/** The same operation with every id in it, named or mentioned, put through `map`. */
export const mapIds = (operation: Operation, map: MapId): Operation =>
  // Only ids are exchanged for ids: what goes in is what comes out.
  walk(operation, map) as Operation;

/** Returns whether one of these ids occurs anywhere in the operation. */
export function mentions(operation: Operation, ids: ReadonlySet<number>): boolean {
  let found = false;
  mapIds(operation, (id) => {
    found ||= ids.has(id);
    return id;
  });
  return found;
}

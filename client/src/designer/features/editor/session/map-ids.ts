import type { Operation } from '@wence/schema';

type MapId = (id: number) => number;

/**
 * The keys under which operations and the parts they carry name something of the survey (`edit/operation.ts`, `edit/restore/restore-operation.ts`).
 * No other number stands under any of them.
 */
const ID_KEYS = new Set([
  'id',
  'nodeId',
  'nodeIds',
  'optionId',
  'optionIds',
  'optionKey',
  'rowId',
  'childId',
  'parentId',
  'groupId',
  'logicId',
  'quotaId',
  'after',
  'target',
  'removeIds',
  'remove',
  'missing',
]);

/** A record from ids, written as text, to something that names nothing. */
const KEYED_BY_ID = 'codes';

/** 0 and -1 name no part of a survey: a jump's ends, conditions without a group. */
const mapped = (value: unknown, map: MapId): unknown => {
  if (typeof value === 'number') return value > 0 ? map(value) : value;
  return Array.isArray(value) ? value.map((each: unknown) => mapped(each, map)) : walk(value, map);
};

const mappedKeys = (codes: object, map: MapId): object =>
  Object.fromEntries(Object.entries(codes).map(([id, code]: [string, unknown]) => [String(map(Number(id))), code]));

function walk(value: unknown, map: MapId): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => walk(each, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      if (ID_KEYS.has(key)) return [key, mapped(inner, map)];
      return [key, key === KEYED_BY_ID && typeof inner === 'object' && inner !== null ? mappedKeys(inner, map) : walk(inner, map)];
    }),
  );
}

/** The same operation with every id in it (targets, anchors, parts that come back and what they refer to) put through `map`. */
export function mapIds(operation: Operation, map: MapId): Operation {
  // Only ids are exchanged for ids: what goes in is what comes out.
  return walk(operation, map) as Operation;
}

/** Whether the operation names one of these ids, as target or as anchor. */
export function mentions(operation: Operation, ids: ReadonlySet<number>): boolean {
  let found = false;
  mapIds(operation, (id) => {
    found ||= ids.has(id);
    return id;
  });
  return found;
}

/** A record whose keys are all its own: `toString` and `__proto__` are ordinary keys in it. */
export type PlainRecord = { readonly [key: string]: unknown };

/** Stands for anything JSON could not carry: class instances, functions, numbers that are none, things nested too deep. */
const UNREADABLE = Symbol('unreadable');

/** A tag of an option on the third level of a question in a container is 13 deep in a definition, 14 in an operation. */
const MAX_DEPTH = 16;
const MAX_ENTRIES = 2_000_000;

function isPlainPrototype(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}

/** Remaining budget for copying one value. */
interface Budget {
  entriesLeft: number;
}

/** A container that the present one stands in; `up` is the one around it. */
interface Ancestor {
  readonly value: object;
  readonly depth: number;
  readonly up: Ancestor | null;
}

/** Prototype of copied records: empty, but one step above null, because objects made by `Object.create(null)` are slow dictionaries. */
const NOTHING: object = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.create(null));

function copyRecord(value: object, budget: Budget, up: Ancestor | null): PlainRecord {
  const record: Record<string, unknown> = Object.create(NOTHING);
  for (const key of Object.keys(value)) {
    const copied = copy(Reflect.get(value, key), budget, value, up);
    if (copied !== undefined) record[key] = copied;
  }
  return record;
}

function copyList(list: readonly unknown[], budget: Budget, up: Ancestor | null): readonly unknown[] {
  const copied: unknown[] = [];
  for (let index = 0; index < list.length; index += 1) copied.push(copy(list[index], budget, list, up));
  return copied;
}

function isInside(value: object, within: Ancestor | null): boolean {
  for (let ancestor = within; ancestor !== null; ancestor = ancestor.up) if (ancestor.value === value) return true;
  return false;
}

function copyContainer(value: object, budget: Budget, up: Ancestor | null): unknown {
  if ((up?.depth ?? 0) >= MAX_DEPTH || isInside(value, up)) return UNREADABLE;
  if (Array.isArray(value)) return value.length > budget.entriesLeft ? UNREADABLE : copyList(value, budget, up);
  return isPlainPrototype(value) ? copyRecord(value, budget, up) : UNREADABLE;
}

/** Copies one value. Most values are no containers: ancestors are recorded only for containers. */
function copy(value: unknown, budget: Budget, parent: object | null, up: Ancestor | null): unknown {
  budget.entriesLeft -= 1;
  if (budget.entriesLeft < 0) return UNREADABLE;
  if (typeof value === 'number') return Number.isFinite(value) ? value : UNREADABLE;
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value !== 'object') return UNREADABLE;
  return copyContainer(value, budget, parent === null ? null : { value: parent, depth: (up?.depth ?? 0) + 1, up });
}

/** A copy, and how many entries were read to make it. */
export interface SizedCopy {
  readonly copy: unknown;
  readonly size: number;
}

/** Like `plainCopy`, for callers that want to recognise the value later (`is-copied.ts`). */
export function sizedCopy(value: unknown): SizedCopy {
  const budget = { entriesLeft: MAX_ENTRIES };
  try {
    return { copy: copy(value, budget, null, null), size: MAX_ENTRIES - budget.entriesLeft };
  } catch {
    return { copy: UNREADABLE, size: 0 };
  }
}

/**
 * Copies a value from outside into plain data that is safe to read. Total: getters and proxies may throw whatever they like, cycles end where
 * they close; what cannot be read becomes `UNREADABLE`, which no reader accepts. A key with the value `undefined` counts as absent.
 */
export const plainCopy = (value: unknown): unknown => sizedCopy(value).copy;

export const isRecord = (value: unknown): value is PlainRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

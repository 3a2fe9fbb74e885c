/** A record whose keys are all its own: `toString` and `__proto__` are ordinary keys in it. */
export type PlainRecord = { readonly [key: string]: unknown };

/** Stands for anything JSON could not carry: class instances, functions, numbers that are none, things nested too deep. */
export const UNREADABLE = Symbol('unreadable');

/** A tag of an option on the third level of a question in a container is 13 deep in a definition, 14 in an operation. */
const MAX_DEPTH = 16;
const MAX_ENTRIES = 2_000_000;

const isPlainPrototype = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
};

/** What is left to spend on one value. */
interface Budget {
  entriesLeft: number;
}

/** The containers that the present one stands in, from the inside out. */
interface Ancestor {
  readonly value: object;
  readonly depth: number;
  readonly up: Ancestor | null;
}

/** What records inherit from: nothing, by one step more than `Object.create(null)`, which makes slow dictionaries. */
const NOTHING: object = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.create(null));

const copyRecord = (value: object, budget: Budget, within: Ancestor): PlainRecord => {
  const record: Record<string, unknown> = Object.create(NOTHING);
  for (const key of Object.keys(value)) {
    const copied = copy(Reflect.get(value, key), budget, within);
    if (copied !== undefined) record[key] = copied;
  }
  return record;
};

const copyList = (list: readonly unknown[], budget: Budget, within: Ancestor): readonly unknown[] => {
  const copied: unknown[] = [];
  for (let index = 0; index < list.length; index += 1) copied.push(copy(list[index], budget, within));
  return copied;
};

const isInside = (value: object, within: Ancestor | null): boolean => {
  for (let ancestor = within; ancestor !== null; ancestor = ancestor.up) if (ancestor.value === value) return true;
  return false;
};

const copyContainer = (value: object, budget: Budget, up: Ancestor | null): unknown => {
  const depth = up === null ? 1 : up.depth + 1;
  if (depth > MAX_DEPTH || isInside(value, up)) return UNREADABLE;
  if (Array.isArray(value)) return value.length > budget.entriesLeft ? UNREADABLE : copyList(value, budget, { value, depth, up });
  return isPlainPrototype(value) ? copyRecord(value, budget, { value, depth, up }) : UNREADABLE;
};

const copy = (value: unknown, budget: Budget, within: Ancestor | null): unknown => {
  budget.entriesLeft -= 1;
  if (budget.entriesLeft < 0) return UNREADABLE;
  if (typeof value === 'number') return Number.isFinite(value) ? value : UNREADABLE;
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return value;
  return typeof value === 'object' ? copyContainer(value, budget, within) : UNREADABLE;
};

/**
 * Copies a value from outside into plain data that is safe to read. Total: getters and proxies may throw whatever they like, cycles end where
 * they close; what cannot be read becomes `UNREADABLE`, which no reader accepts. A key with the value `undefined` counts as absent.
 */
export const plainCopy = (value: unknown): unknown => {
  try {
    return copy(value, { entriesLeft: MAX_ENTRIES }, null);
  } catch {
    return UNREADABLE;
  }
};

export const isRecord = (value: unknown): value is PlainRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

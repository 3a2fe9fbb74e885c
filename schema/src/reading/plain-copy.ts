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

/** What is left to spend on one value, and the containers that the present one stands in. */
interface Copying {
  entriesLeft: number;
  readonly ancestors: object[];
}

/** What records inherit from: nothing, by one step more than `Object.create(null)`, which makes slow dictionaries. */
const NOTHING: object = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.create(null));

const copyRecord = (value: object, copying: Copying): PlainRecord => {
  const record: Record<string, unknown> = Object.create(NOTHING);
  for (const key of Object.keys(value)) {
    const copied = copy(Reflect.get(value, key), copying);
    if (copied !== undefined) record[key] = copied;
  }
  return record;
};

const copyList = (list: readonly unknown[], copying: Copying): readonly unknown[] => {
  const copied: unknown[] = [];
  for (let index = 0; index < list.length; index += 1) copied.push(copy(list[index], copying));
  return copied;
};

const copyContainer = (value: object, copying: Copying): unknown => {
  const isEndless = copying.ancestors.length >= MAX_DEPTH || copying.ancestors.includes(value);
  if (isEndless || (Array.isArray(value) && value.length > copying.entriesLeft)) return UNREADABLE;
  if (!Array.isArray(value) && !isPlainPrototype(value)) return UNREADABLE;
  copying.ancestors.push(value);
  const copied = Array.isArray(value) ? copyList(value, copying) : copyRecord(value, copying);
  copying.ancestors.pop();
  return copied;
};

const copy = (value: unknown, copying: Copying): unknown => {
  copying.entriesLeft -= 1;
  if (copying.entriesLeft < 0) return UNREADABLE;
  if (typeof value === 'number') return Number.isFinite(value) ? value : UNREADABLE;
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return value;
  return typeof value === 'object' ? copyContainer(value, copying) : UNREADABLE;
};

/**
 * Copies a value from outside into plain data that is safe to read. Total: getters and proxies may throw whatever they like, cycles end where
 * they close; what cannot be read becomes `UNREADABLE`, which no reader accepts. A key with the value `undefined` counts as absent.
 */
export const plainCopy = (value: unknown): unknown => {
  try {
    return copy(value, { entriesLeft: MAX_ENTRIES, ancestors: [] });
  } catch {
    return UNREADABLE;
  }
};

export const isRecord = (value: unknown): value is PlainRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

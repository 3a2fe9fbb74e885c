/** A record whose keys are all its own: `toString` and `__proto__` are ordinary keys in it. */
export type PlainRecord = { readonly [key: string]: unknown };

/** Stands for anything JSON could not carry: class instances, functions, numbers that are none, things nested too deep. */
export const UNREADABLE = Symbol('unreadable');

const MAX_DEPTH = 12;
const MAX_ENTRIES = 2_000_000;

const isPlainPrototype = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
};

const copyRecord = (value: object, depth: number, budget: { left: number }): PlainRecord => {
  const record: Record<string, unknown> = Object.create(null);
  for (const [key, entry] of Object.entries(value)) {
    const copied = copy(entry, depth + 1, budget);
    if (copied !== undefined) record[key] = copied;
  }
  return record;
};

const copy = (value: unknown, depth: number, budget: { left: number }): unknown => {
  budget.left -= 1;
  if (depth > MAX_DEPTH || budget.left < 0) return UNREADABLE;
  if (typeof value === 'number') return Number.isFinite(value) ? value : UNREADABLE;
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value !== 'object') return UNREADABLE;
  if (Array.isArray(value)) {
    if (value.length > budget.left) return UNREADABLE;
    return Array.from(value, (entry) => copy(entry, depth + 1, budget));
  }
  return isPlainPrototype(value) ? copyRecord(value, depth, budget) : UNREADABLE;
};

/**
 * Copies a value from outside into plain data that is safe to read. Total: getters and proxies may throw whatever they like and cycles end at
 * the depth limit; what cannot be read becomes `UNREADABLE`, which no reader accepts. A key with the value `undefined` counts as absent.
 */
export const plainCopy = (value: unknown): unknown => {
  try {
    return copy(value, 0, { left: MAX_ENTRIES });
  } catch {
    return UNREADABLE;
  }
};

export const isRecord = (value: unknown): value is PlainRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

import { isRecord, type PlainRecord, type SizedCopy } from './plain-copy.js';

/** Instead of a number of entries. */
const DIFFERS = -1;

/** Checked last, because it is the most expensive test of a record. Records of other realms are valid too, but are copied again. */
function isPlain(record: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(record);
  return prototype === Object.prototype || prototype === null;
}

function entriesOfList(list: readonly unknown[], copy: readonly unknown[]): number {
  if (list.length !== copy.length) return DIFFERS;
  let entries = 1;
  for (let index = 0; index < list.length; index += 1) {
    const found = entriesIn(list[index], copy[index]);
    if (found === DIFFERS) return DIFFERS;
    entries += found;
  }
  return entries;
}

/** `for in` makes no list of keys. A copy has no key without a value. */
function entriesOfRecord(record: PlainRecord, copy: PlainRecord): number {
  let entries = 1;
  for (const key in record) {
    const value = record[key];
    const found = value === undefined ? DIFFERS : entriesIn(value, copy[key]);
    if (found === DIFFERS) return DIFFERS;
    entries += found;
  }
  return isPlain(record) ? entries : DIFFERS;
}

/** Returns the number of entries in the value, itself included, if every one of them is in the copy too; otherwise `DIFFERS`. */
function entriesIn(value: unknown, copy: unknown): number {
  if (typeof value !== 'object' || value === null) return value === copy ? 1 : DIFFERS;
  if (Array.isArray(value)) return Array.isArray(copy) ? entriesOfList(value, copy) : DIFFERS;
  return isRecord(value) && isRecord(copy) ? entriesOfRecord(value, copy) : DIFFERS;
}

/**
 * Returns whether copying the value again surely gives the same plain data; false means that it may not. All of the value is in the copy, and the
 * copy is no larger: so keys are counted in one of them only. Reads each part once; cheaper than copying. Total.
 */
export function matchesCopy(value: unknown, { copy, size }: SizedCopy): boolean {
  try {
    return entriesIn(value, copy) === size;
  } catch {
    return false;
  }
}

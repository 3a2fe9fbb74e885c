import { at, type FaultList } from './fault.js';
import type { RecordReader } from './record-reader.js';

/** Reads one item of a list; undefined, with a fault, for one that cannot be read. */
type ReadItem<T> = (item: unknown, path: string, faults: FaultList) => T | undefined;

/** Reads every item of a list, and nothing of a list that is too long to be read. */
function readItems<T>(items: readonly unknown[], path: string, faults: FaultList, limit: number, read: ReadItem<T>): T[] {
  if (items.length > limit) {
    faults.add(path, 'tooMany', limit);
    return [];
  }
  return items.flatMap((item, place) => read(item, at(path, place), faults) ?? []);
}

/** Reads a field that is a list; undefined when it is absent or no list. */
export function readListOf<T>(reader: RecordReader, key: string, limit: number, read: ReadItem<T>): T[] | undefined {
  const items = reader.list(key);
  return items && readItems(items, at(reader.path, key), reader.faults, limit, read);
}

const scalar =
  <T>(isRight: (item: unknown) => item is T): ReadItem<T> =>
  (item, path, faults) => {
    if (isRight(item)) return item;
    faults.add(path, 'type');
    return undefined;
  };

const readText = scalar((item): item is string => typeof item === 'string');
const readNumber = scalar((item): item is number => typeof item === 'number');
const readValue = scalar((item): item is string | number => typeof item === 'string' || typeof item === 'number');

/** Reads a list of texts. */
export const readTexts = (reader: RecordReader, key: string, limit: number): string[] | undefined =>
  readListOf(reader, key, limit, readText);

/** Reads a list of numbers. */
export const readNumbers = (reader: RecordReader, key: string, limit: number): number[] | undefined =>
  readListOf(reader, key, limit, readNumber);

/** Reads a list of texts and numbers. */
export const readValues = (reader: RecordReader, key: string, limit: number): (string | number)[] | undefined =>
  readListOf(reader, key, limit, readValue);

/** Reads a number that has to be one of `values`; any other is noted as not allowed and reads as undefined. */
export const readNumberOf = <T extends number>(reader: RecordReader, key: string, values: readonly T[]): T | undefined =>
  oneOf(reader, key, reader.number(key), values);

/** Reads a text that has to be one of `values`; any other is noted as not allowed and reads as undefined. */
export const readTextOf = <T extends string>(reader: RecordReader, key: string, values: readonly T[]): T | undefined =>
  oneOf(reader, key, reader.text(key), values);

function oneOf<T>(reader: RecordReader, key: string, given: unknown, values: readonly T[]): T | undefined {
  const known = values.find((value) => value === given);
  if (given !== undefined && known === undefined) reader.faults.add(at(reader.path, key), 'notAllowed');
  return known;
}

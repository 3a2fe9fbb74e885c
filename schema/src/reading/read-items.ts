import { at, type FaultList } from './fault.js';
import type { RecordReader } from './record-reader.js';

/** Reads one item of a list; undefined, with a fault, for one that cannot be read. */
type ReadItem<T> = (item: unknown, path: string, faults: FaultList) => T | undefined;

/** Reads every item of a list, and nothing of a list that is too long to be read. */
const readItems = <T>(items: readonly unknown[], path: string, faults: FaultList, limit: number, read: ReadItem<T>): T[] => {
  if (items.length > limit) {
    faults.add(path, 'tooMany', limit);
    return [];
  }
  return items.flatMap((item, place) => read(item, at(path, place), faults) ?? []);
};

/** Reads a field that is a list; undefined when it is absent or no list. */
export const readListOf = <T>(reader: RecordReader, key: string, limit: number, read: ReadItem<T>): T[] | undefined => {
  const items = reader.list(key);
  return items && readItems(items, at(reader.path, key), reader.faults, limit, read);
};

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

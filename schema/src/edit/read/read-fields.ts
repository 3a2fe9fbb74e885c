import { LIMITS } from '../../limit/limits.js';
import { at, type FaultList } from '../../reading/fault.js';
import { readListOf } from '../../reading/read-items.js';
import type { RecordReader } from '../../reading/record-reader.js';
import type { FieldReader } from './operation-reader.js';

const checkedId = (faults: FaultList, path: string, id: number): number => {
  if (!Number.isInteger(id)) faults.add(path, 'type');
  else if (id < 1) faults.add(path, 'tooSmall', 1);
  else if (id > LIMITS.localId) faults.add(path, 'tooLarge', LIMITS.localId);
  return id;
};

/** Reads a local id. */
export const readId: FieldReader<number> = (reader, key) => {
  const id = reader.number(key);
  return id === undefined ? undefined : checkedId(reader.faults, at(reader.path, key), id);
};

/** Reads an id or null: an anchor (null is the front) or a parent (null is the top level). */
export const readIdOrNull: FieldReader<number | null> = (reader, key) => (reader.get(key) === null ? null : readId(reader, key));

/** Reads a list of ids; one in the list twice is noted. */
export const readIdList = (reader: RecordReader, key: string, limit: number): number[] | undefined => {
  const seen = new Set<number>();
  return readListOf(reader, key, limit, (item, path, faults) => {
    if (typeof item !== 'number') {
      faults.add(path, 'type');
      return undefined;
    }
    if (seen.has(item)) faults.add(path, 'notUnique');
    seen.add(item);
    return checkedId(faults, path, item);
  });
};

/** Reads ids of options, at most as many as a question may have. */
export const readOptionIds: FieldReader<number[]> = (reader, key) => readIdList(reader, key, LIMITS.optionsPerNode);

export const readFlag: FieldReader<boolean> = (reader, key) => reader.flag(key);

export const readNumber: FieldReader<number> = (reader, key) => reader.number(key);

export const readText: FieldReader<string> = (reader, key) => reader.text(key);

/** Readers of a position: an anchor and a parent, both optional (`Place`). */
export const PLACE = { after: readIdOrNull, parentId: readIdOrNull };

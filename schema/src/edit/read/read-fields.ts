import { LIMITS } from '../limit/limits.js';
import { at } from '../reading/fault.js';
import type { RecordReader } from '../reading/record-reader.js';
import type { Anchor } from './operation.js';

/** Reads a local id that must be there. */
export const readId = (reader: RecordReader, key: string): number | undefined => {
  reader.require(key);
  const id = reader.number(key);
  if (id === undefined) return undefined;
  if (!Number.isInteger(id)) reader.faults.add(at(reader.path, key), 'type');
  else if (id < 1) reader.faults.add(at(reader.path, key), 'tooSmall', 1);
  else if (id > LIMITS.localId) reader.faults.add(at(reader.path, key), 'tooLarge', LIMITS.localId);
  return id;
};

/** Reads an anchor: null is the front, absent the end (or, for a copy, behind its source). */
export const readAnchor = (reader: RecordReader): Anchor => {
  if (!reader.has('after')) return undefined;
  return reader.get('after') === null ? null : readId(reader, 'after');
};

/** Reads the anchor of a restored node or option, which always has one. */
export const readRestoreAnchor = (reader: RecordReader): number | null | undefined => {
  reader.require('after');
  return readAnchor(reader);
};

import { at } from './fault.js';
import type { RecordReader } from './record-reader.js';

/** Reads a number that has to be one of `values`; any other is noted as not allowed and reads as undefined. */
export const readNumberOf = <T extends number>(reader: RecordReader, key: string, values: readonly T[]): T | undefined =>
  oneOf(reader, key, reader.number(key), values);

/** Reads a text that has to be one of `values`; any other is noted as not allowed and reads as undefined. */
export const readTextOf = <T extends string>(reader: RecordReader, key: string, values: readonly T[]): T | undefined =>
  oneOf(reader, key, reader.text(key), values);

const oneOf = <T>(reader: RecordReader, key: string, given: unknown, values: readonly T[]): T | undefined => {
  const known = values.find((value) => value === given);
  if (given !== undefined && known === undefined) reader.faults.add(at(reader.path, key), 'notAllowed');
  return known;
};

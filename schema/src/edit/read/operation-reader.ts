import { LIMITS } from '../../limit/limits.js';
import { dropUndefined } from '../../reading/drop-undefined.js';
import { at, type FaultList } from '../../reading/fault.js';
import { readListOf } from '../../reading/read-items.js';
import type { RecordReader } from '../../reading/record-reader.js';
import type { Operation, OperationOf } from '../operation/operation.js';

/** Reads one operation out of its record, which names it; undefined, with faults, when a part is missing. */
export type OperationReader<O extends Operation = Operation> = (reader: RecordReader) => O | undefined;

/** Reads one field of a record; undefined when it is absent or, with a fault, wrong. */
export type FieldReader<T> = (reader: RecordReader, key: string) => T | undefined;

type OptionalKey<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];
type Required<Name extends Operation['op']> = Omit<OperationOf<Name>, 'op' | OptionalKey<OperationOf<Name>>>;
type Optional<Name extends Operation['op']> = Pick<OperationOf<Name>, OptionalKey<OperationOf<Name>>>;
type FieldReaders<T> = { readonly [K in keyof T]-?: FieldReader<T[K]> };

/**
 * The reader of an operation out of readers of its fields, those it cannot do without first. Keys that have no reader are refused. The compiler
 * sees to it that every field has one.
 */
export const operationReader =
  <Name extends Operation['op']>(
    op: Name,
    required: FieldReaders<Required<Name>>,
    optional: FieldReaders<Optional<Name>>,
  ): OperationReader<OperationOf<Name>> =>
  (reader) => {
    const readers = Object.entries<FieldReader<unknown>>({ ...required, ...optional });
    reader.allowOnly(['op', ...readers.map(([key]) => key)]);
    reader.require(...Object.keys(required));
    const fields = Object.fromEntries(readers.map(([key, read]) => [key, read(reader, key)]));
    if (Object.keys(required).some((key) => fields[key] === undefined)) return undefined;
    // Each field was read by the reader of its own type, which `fromEntries` forgets.
    return dropUndefined({ op, ...fields }) as unknown as OperationOf<Name>;
  };

/** A field whose value is a record or list of its own, read by a function of value, path and faults. */
export const nested =
  <T>(read: (value: unknown, path: string, faults: FaultList) => T | undefined): FieldReader<T> =>
  (reader, key) =>
    read(reader.get(key), at(reader.path, key), reader.faults);

function checkedId(faults: FaultList, path: string, id: number): number {
  if (!Number.isInteger(id)) faults.add(path, 'type');
  else if (id < 1) faults.add(path, 'tooSmall', 1);
  else if (id > LIMITS.localId) faults.add(path, 'tooLarge', LIMITS.localId);
  return id;
}

/** Reads a local id. */
export const readId: FieldReader<number> = (reader, key) => {
  const id = reader.number(key);
  return id === undefined ? undefined : checkedId(reader.faults, at(reader.path, key), id);
};

/** Reads an id or null: an anchor (null is the front) or a parent (null is the top level). */
export const readIdOrNull: FieldReader<number | null> = (reader, key) => (reader.get(key) === null ? null : readId(reader, key));

/** Reads a list of ids; one in the list twice is noted. */
export function readIdList(reader: RecordReader, key: string, limit: number): number[] | undefined {
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
}

/** Reads ids of options, at most as many as a question may have. */
export const readOptionIds: FieldReader<number[]> = (reader, key) => readIdList(reader, key, LIMITS.optionsPerNode);

export const readFlag: FieldReader<boolean> = (reader, key) => reader.flag(key);

export const readNumber: FieldReader<number> = (reader, key) => reader.number(key);

export const readText: FieldReader<string> = (reader, key) => reader.text(key);

/** Readers of a position: an anchor and a parent, both optional (`Place`). */
export const PLACE = { after: readIdOrNull, parentId: readIdOrNull };

import { dropUndefined } from '../../reading/drop-undefined.js';
import { at, type FaultList } from '../../reading/fault.js';
import type { RecordReader } from '../../reading/record-reader.js';
import type { Operation } from '../operation.js';
import type { OperationOf } from '../operation-of.js';

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

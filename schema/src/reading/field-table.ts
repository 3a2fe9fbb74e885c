import { dropUndefined } from './drop-undefined.js';
import { at, type FaultList } from './fault.js';
import type { Field } from './field.js';
import type { JsonSchema } from './json-schema.js';
import type { RecordReader } from './record-reader.js';

/** Fields by their keys. The functions below hand a value only to the field of its key. */
export type FieldTable = Readonly<Record<string, Field<unknown>>>;

type ValueOf<Of> = Of extends Field<infer Value, infer _> ? Value : never;

/** The record that a table describes: every key may be absent. */
export type RecordOf<Table extends FieldTable> = { readonly [K in keyof Table]?: ValueOf<Table[K]> };

type SpelledValue<Of> = Of extends Field<infer Value, infer Default> ? (Default extends undefined ? Value | null : Value) : never;

/** Every key with its value; `null` where absence has a meaning of its own. */
export type RecordWithDefaultsOf<Table extends FieldTable> = { readonly [K in keyof Table]: SpelledValue<Table[K]> };

/** The keys of a table, in its order. */
export const keysOf = <Table extends FieldTable>(table: Table): readonly (keyof Table & string)[] => Object.keys(table);

/** Reads every field from a record that may have other keys besides. */
export const readFields = <Table extends FieldTable>(table: Table, reader: RecordReader): RecordOf<Table> =>
  // Each key was read by its own field.
  dropUndefined(Object.fromEntries(Object.entries(table).map(([key, field]) => [key, field.read(reader, key)]))) as RecordOf<Table>;

/** Checks each field by itself. */
export function checkFields<Table extends FieldTable>(table: Table, faults: FaultList, path: string, values: RecordOf<Table>): void {
  for (const [key, field] of Object.entries(table)) {
    if (values[key] !== undefined) field.check(faults, at(path, key), values[key]);
  }
}

/** Puts a record into canonical shape; undefined when nothing is left. */
export function shapeFields<Table extends FieldTable>(table: Table, values: RecordOf<Table>): RecordOf<Table> | undefined {
  const shaped = Object.entries(table).flatMap(([key, field]): [string, unknown][] => {
    const value: unknown = values[key] === undefined ? undefined : field.shape(values[key]);
    return value === undefined || value === field.default ? [] : [[key, value]];
  });
  // Each value was shaped by its own field.
  return shaped.length === 0 ? undefined : (Object.fromEntries(shaped) as RecordOf<Table>);
}

/** Returns every key with its default filled in; `null` where absence has a meaning of its own. */
export const withDefaults = <Table extends FieldTable>(table: Table, values: RecordOf<Table>): RecordWithDefaultsOf<Table> =>
  // Fields whose values may not be null have a default.
  Object.fromEntries(
    Object.entries(table).map(([key, field]) => [key, values[key] ?? field.default ?? null]),
  ) as RecordWithDefaultsOf<Table>;

/** The JSON Schema of each field, with its meaning. */
export const schemasOf = <Table extends FieldTable>(table: Table): Readonly<Record<keyof Table & string, JsonSchema>> =>
  // The entries are those of the table.
  Object.fromEntries(Object.entries(table).map(([key, { schema, description }]) => [key, { ...schema, description }])) as Record<
    keyof Table & string,
    JsonSchema
  >;

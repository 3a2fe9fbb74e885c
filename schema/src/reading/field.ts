import { INSTANT_PATTERN, canonicalInstant } from './calendar.js';
import type { FaultList } from './fault.js';
import * as json from './json-schema.js';
import type { RecordReader } from './record-reader.js';

/**
 * One key of a record that is listed in a table (`field-table.ts`): what its values are, which of them are allowed, and what it means. Reading,
 * checking, canonical shape, changes, their inverse, and the JSON Schema of a definition all follow from it. Its functions are methods, so that a
 * field of numbers is a field of `unknown` too, and a table can hold fields of all types.
 */
export interface Field<Value, Default extends Value | undefined = Value | undefined> {
  /** The meaning, with its unit and what it means to leave the key out; part of the JSON Schema. */
  readonly description: string;
  /** The value that an absent key stands for; it is never written. If undefined, absence has its own meaning, and `null` in a change restores it. */
  readonly default: Default;
  /** Reads a value by its type alone; undefined when it is absent or, with a fault, of another type. */
  read(reader: RecordReader, key: string): Value | undefined;
  /** Converts a value to the one way in which it is written; undefined if it says no more than its absence. A value that `check` refuses may stay. */
  shape(value: Value): Value | undefined;
  /** Notes every limit that a value breaks. */
  check(faults: FaultList, path: string, value: Value): void;
  readonly schema: json.JsonSchema;
}

/** Texts about a field where it is listed, besides the limits of its kind. */
export interface FieldText {
  readonly description: string;
}

/** Returns the value unchanged, for fields that can be written in one way only. */
export const asGiven = <Value>(value: Value): Value => value;

/** Validator for fields whose every readable value is allowed. */
export const unlimited = (): void => undefined;

/** True or false. */
const flag = <Default extends boolean>(byDefault: Default, { description }: FieldText): Field<boolean, Default> => ({
  description,
  default: byDefault,
  read: (reader, key) => reader.flag(key),
  shape: asGiven,
  check: unlimited,
  schema: json.flag(byDefault),
});

/** True or false; false unless it is set. */
export const offByDefault = (text: FieldText): Field<boolean, false> => flag(false, text);

/** True or false; true unless it is set. */
export const onByDefault = (text: FieldText): Field<boolean, true> => flag(true, text);

interface Range<Default> extends FieldText {
  readonly min: number;
  readonly max: number;
  readonly default: Default;
}

/** A whole number from `min` to `max`. */
export const integer = <Default extends number | undefined>(range: Range<Default>): Field<number, Default> => ({
  description: range.description,
  default: range.default,
  read: (reader, key) => reader.number(key),
  shape: asGiven,
  check: (faults, path, value) => {
    if (!Number.isInteger(value)) faults.add(path, 'type');
    else if (value < range.min) faults.add(path, 'tooSmall', range.min);
    else if (value > range.max) faults.add(path, 'tooLarge', range.max);
  },
  schema: { ...json.integer(range.min, range.max), default: range.default },
});

/** An ISO 8601 instant with any offset, written in UTC; absent unless it is set. */
export const instant = ({ description }: FieldText): Field<string, undefined> => ({
  description,
  default: undefined,
  read: (reader, key) => reader.text(key),
  shape: (value) => canonicalInstant(value) ?? value,
  check: (faults, path, value) => {
    if (canonicalInstant(value) === null) faults.add(path, 'format');
  },
  schema: { type: 'string', pattern: INSTANT_PATTERN },
});

import type { FaultList } from '../reading/fault.js';
import { INSTANT_PATTERN, canonicalInstant } from '../reading/instant.js';
import * as json from '../reading/json-schema.js';
import type { RecordReader } from '../reading/record-reader.js';

/**
 * One setting of a survey: what its values are, which of them are allowed, and what it means. Reading, checking, canonical shape, changes, the way
 * back, and the JSON Schema of a definition all follow from it.
 */
export interface SurveySetting<Value, Default extends Value | undefined = Value | undefined> {
  /** The meaning of the setting, with its unit and what it means to leave it out; part of the JSON Schema. */
  readonly description: string;
  /** The value that an absent key stands for; it is never written. If undefined, absence has its own meaning, and `null` in a change restores it. */
  readonly default: Default;
  /** Reads a value by its type alone; undefined when it is absent or, with a fault, of another type. */
  readonly read: (reader: RecordReader, key: string) => Value | undefined;
  /** Converts a value to the one way in which it is written. A value that `check` refuses may stay unchanged. */
  readonly shape: (value: Value) => Value;
  /** Notes every limit that a value breaks. */
  readonly check: (faults: FaultList, path: string, value: Value) => void;
  readonly schema: json.JsonSchema;
}

/** Texts about a setting where it is listed, besides the limits of its kind. */
export interface SettingText {
  readonly description: string;
}

/** Returns the value unchanged, for settings that can be written in one way only. */
export const asGiven = <Value>(value: Value): Value => value;

/** Validator for settings whose every readable value is allowed. */
export const unlimited = (): void => undefined;

/** True or false; false unless it is set. */
export const flag = ({ description }: SettingText): SurveySetting<boolean, false> => ({
  description,
  default: false,
  read: (reader, key) => reader.flag(key),
  shape: asGiven,
  check: unlimited,
  schema: json.flag(),
});

interface Range extends SettingText {
  readonly min: number;
  readonly max: number;
}

/** A whole number from `min` to `max`; absent unless it is set. */
export const integer = ({ min, max, description }: Range): SurveySetting<number, undefined> => ({
  description,
  default: undefined,
  read: (reader, key) => reader.number(key),
  shape: asGiven,
  check: (faults, path, value) => {
    if (!Number.isInteger(value)) faults.add(path, 'type');
    else if (value < min) faults.add(path, 'tooSmall', min);
    else if (value > max) faults.add(path, 'tooLarge', max);
  },
  schema: json.integer(min, max),
});

/** An ISO 8601 instant with any offset, written in UTC; absent unless it is set. */
export const instant = ({ description }: SettingText): SurveySetting<string, undefined> => ({
  description,
  default: undefined,
  read: (reader, key) => reader.text(key),
  shape: (value) => canonicalInstant(value) ?? value,
  check: (faults, path, value) => {
    if (canonicalInstant(value) === null) faults.add(path, 'format');
  },
  schema: { type: 'string', pattern: INSTANT_PATTERN },
});

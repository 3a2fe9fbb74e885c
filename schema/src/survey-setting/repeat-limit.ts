import { REPEAT_WINDOWS, type RepeatWindow } from '../limit/repeat-window.js';
import { at, type FaultList } from '../reading/fault.js';
import { type JsonSchema, list, oneOfValues, record } from '../reading/json-schema.js';
import { readListOf, readNumberOf } from '../reading/read-items.js';
import { RecordReader } from '../reading/record-reader.js';
import type { FieldText, Field } from '../reading/field.js';

/** Criteria that can identify a returning respondent, in the order in which a definition names them (Spec 9, repeat-answer limits). */
export const REPEAT_SUBJECTS = ['device', 'ip', 'wechat', 'account', 'link', 'parameter', 'mobile'] as const;

/** A criterion that can identify a returning respondent. */
export type RepeatSubject = (typeof REPEAT_SUBJECTS)[number];

/** Limit on repeated answers by one respondent (Spec 9, repeat-answer limits). */
export interface RepeatLimit {
  /** 1 once, 2 hour, 3 day, 4 natural week, 5 seven days, 6 natural month, 7 thirty days, 8 natural year, 9 365 days (`limit/repeat-window.ts`). */
  readonly window: RepeatWindow;
  /** Criteria that identify a returning respondent. At least one, in the order of `REPEAT_SUBJECTS`, each once. */
  readonly by: readonly RepeatSubject[];
}

const SCHEMAS: Readonly<Record<keyof RepeatLimit, JsonSchema>> = {
  window: {
    ...oneOfValues(REPEAT_WINDOWS),
    description: '1 once, 2 hour, 3 day, 4 natural week, 5 seven days, 6 natural month, 7 thirty days, 8 natural year, 9 365 days.',
  },
  by: {
    ...list(oneOfValues(REPEAT_SUBJECTS), REPEAT_SUBJECTS.length, 1),
    uniqueItems: true,
    description: 'What makes two respondents the same.',
  },
};

const KEYS = Object.keys(SCHEMAS);

function readSubject(value: unknown, path: string, faults: FaultList): RepeatSubject | undefined {
  const known = REPEAT_SUBJECTS.find((subject) => subject === value);
  if (known === undefined) faults.add(path, typeof value === 'string' ? 'notAllowed' : 'type');
  return known;
}

function readRepeat(value: unknown, path: string, faults: FaultList): RepeatLimit | undefined {
  if (value === undefined) return undefined;
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(KEYS);
  reader.require(...KEYS);
  const window = readNumberOf(reader, 'window', REPEAT_WINDOWS);
  const by = readListOf(reader, 'by', REPEAT_SUBJECTS.length, readSubject);
  return window === undefined || by === undefined ? undefined : { window, by };
}

/** Setting that limits repeated answers by one respondent; unlimited unless it is set. */
export const repeatLimit = ({ description }: FieldText): Field<RepeatLimit, undefined> => ({
  description,
  default: undefined,
  read: (reader, key) => readRepeat(reader.get(key), at(reader.path, key), reader.faults),
  /** Subjects in the order of the list; one that is named twice stays so, for `check` to refuse. */
  shape: ({ window, by }) => ({ window, by: [...by].sort((a, b) => REPEAT_SUBJECTS.indexOf(a) - REPEAT_SUBJECTS.indexOf(b)) }),
  check: (faults, path, { by }) => {
    if (by.length === 0) faults.add(at(path, 'by'), 'tooShort', 1);
    by.forEach((subject, place) => {
      if (by.indexOf(subject) < place) faults.add(at(at(path, 'by'), place), 'notUnique');
    });
  },
  schema: record(SCHEMAS, KEYS),
});

import { at, type FaultList } from '../reading/fault.js';
import { readListOf } from '../reading/read-items.js';
import { readNumberOf, readTextOf } from '../reading/read-one-of.js';
import { RecordReader } from '../reading/record-reader.js';
import type { Paging } from './defaults.js';
import type { RepeatLimit, SurveySettings } from './definition.js';
import { PAGINGS } from './paging.js';
import { REPEAT_SUBJECTS, REPEAT_WINDOWS } from './repeat-subjects.js';
import type { RepeatSubject } from './survey-settings.js';

export const SETTINGS_KEYS = ['paging', 'autoAdvance', 'timeZone', 'repeat', 'opensAt', 'closesAt', 'total'] as const;

export const REPEAT_KEYS = ['window', 'by'] as const;

/** Settings as they come from outside: `paging` in all three values. */
export type GivenSettings = Omit<SurveySettings, 'paging'> & { readonly paging?: Paging };

const readSubject = (value: unknown, path: string, faults: FaultList): RepeatSubject | undefined => {
  const known = REPEAT_SUBJECTS.find((subject) => subject === value);
  if (known === undefined) faults.add(path, typeof value === 'string' ? 'notAllowed' : 'type');
  return known;
};

/** Reads how often one respondent may answer; undefined when it is absent or not whole. */
export const readRepeat = (value: unknown, path: string, faults: FaultList): RepeatLimit | undefined => {
  if (value === undefined) return undefined;
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(REPEAT_KEYS);
  reader.require('window', 'by');
  const window = readNumberOf(reader, 'window', REPEAT_WINDOWS);
  const by = readListOf(reader, 'by', REPEAT_SUBJECTS.length, readSubject);
  return window === undefined || by === undefined ? undefined : { window, by };
};

/** Reads `paging` from the record that carries it. */
export const readPaging = (reader: RecordReader): Paging | undefined => readTextOf(reader, 'paging', PAGINGS);

/** Reads the settings of a survey; undefined when there are none. */
export const readSurveySettings = (value: unknown, path: string, faults: FaultList): GivenSettings | undefined => {
  if (value === undefined) return undefined;
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(SETTINGS_KEYS);
  return {
    paging: readPaging(reader),
    autoAdvance: reader.flag('autoAdvance'),
    timeZone: reader.text('timeZone'),
    repeat: readRepeat(reader.get('repeat'), at(path, 'repeat'), faults),
    opensAt: reader.text('opensAt'),
    closesAt: reader.text('closesAt'),
    total: reader.number('total'),
  };
};

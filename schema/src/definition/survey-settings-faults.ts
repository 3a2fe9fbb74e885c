import { at, type FaultList } from '../reading/fault.js';
import type { RepeatLimit, SurveySettings } from './definition.js';

/** Narrower than what runtimes take (offsets like +08:00 are no zones with a calendar of their own) and never long. */
const ZONE_NAME = /^[A-Z][A-Za-z_]{1,20}(?:\/[A-Z][A-Za-z0-9_+-]{1,30}){0,2}$/;

/** Whether a name is an IANA time zone that this runtime knows. */
const isTimeZone = (name: string): boolean => {
  if (!ZONE_NAME.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const checkRepeat = (faults: FaultList, path: string, { by }: RepeatLimit): void => {
  if (by.length === 0) faults.add(at(path, 'by'), 'tooShort', 1);
  by.forEach((subject, place) => {
    if (by.indexOf(subject) < place) faults.add(at(at(path, 'by'), place), 'notUnique');
  });
};

/** The rules of the survey's settings: a known time zone, somebody to tell apart where answers are limited. */
export const checkSettings = (faults: FaultList, path: string, { timeZone, repeat }: SurveySettings): void => {
  if (timeZone !== undefined && !isTimeZone(timeZone)) faults.add(at(path, 'timeZone'), 'format');
  if (repeat !== undefined) checkRepeat(faults, at(path, 'repeat'), repeat);
};

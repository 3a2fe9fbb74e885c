import { LIMITS } from '../limit/limits.js';
import { at, type FaultList } from '../reading/fault.js';
import type { RepeatLimit, SurveySettings } from './definition.js';
import { canonicalInstant } from './instant.js';

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

/** A survey that ends has begun before: the limit of `closesAt` is `opensAt` in milliseconds since 1970. */
const checkSpan = (faults: FaultList, path: string, { opensAt, closesAt }: SurveySettings): void => {
  const [from, to] = [opensAt, closesAt].map((text) => (text === undefined ? null : canonicalInstant(text)));
  if (opensAt !== undefined && from === null) faults.add(at(path, 'opensAt'), 'format');
  if (closesAt !== undefined && to === null) faults.add(at(path, 'closesAt'), 'format');
  if (from && to && to <= from) faults.add(at(path, 'closesAt'), 'tooSmall', Date.parse(from));
};

const checkTotal = (faults: FaultList, path: string, total: number): void => {
  if (!Number.isInteger(total)) faults.add(path, 'type');
  else if (total < 1) faults.add(path, 'tooSmall', 1);
  else if (total > LIMITS.total) faults.add(path, 'tooLarge', LIMITS.total);
};

/** The rules of the survey's settings: a known time zone, somebody to tell apart where answers are limited, an end after the beginning. */
export const checkSettings = (faults: FaultList, path: string, settings: SurveySettings): void => {
  const { timeZone, repeat, total } = settings;
  checkSpan(faults, path, settings);
  if (total !== undefined) checkTotal(faults, at(path, 'total'), total);
  if (timeZone !== undefined && !isTimeZone(timeZone)) faults.add(at(path, 'timeZone'), 'format');
  if (repeat !== undefined) checkRepeat(faults, at(path, 'repeat'), repeat);
};

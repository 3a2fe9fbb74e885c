import { DATE_FORMATS, type DatePart, TIME_FORMATS } from '@wence/schema';

/** The smallest part that a date or time question of a format asks for. */
export function datePartOf(format: number): DatePart {
  return DATE_FORMATS[format] ?? 'day';
}

/** The same of a time. */
export function timePartOf(format: number): 'minute' | 'second' {
  return TIME_FORMATS[format] === 'second' ? 'second' : 'minute';
}

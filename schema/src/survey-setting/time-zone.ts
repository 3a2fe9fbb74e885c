import { asGiven, type FieldText, type Field } from '../reading/field.js';

/** The zone of surveys that name none. */
export const DEFAULT_TIME_ZONE = 'Asia/Shanghai';

/** Narrower than what runtimes take (offsets like +08:00 are no zones with a calendar of their own) and never long. */
const ZONE_NAME = /^[A-Z][A-Za-z_]{1,20}(?:\/[A-Z][A-Za-z0-9_+-]{1,30}){0,2}$/;

/** Returns whether a name is an IANA time zone that this runtime knows. */
export function isTimeZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The IANA name of a time zone. */
export const timeZone = ({ description }: FieldText): Field<string, string> => ({
  description,
  default: DEFAULT_TIME_ZONE,
  read: (reader, key) => reader.text(key),
  shape: asGiven,
  check: (faults, path, value) => {
    if (!isTimeZone(value)) faults.add(path, 'format');
  },
  schema: { type: 'string', pattern: '^[A-Z][A-Za-z0-9_+/-]*$', default: DEFAULT_TIME_ZONE },
});

/** Digits of a number, filled up with zeros. */
const padded = (value: number, digits = 2) => String(value).padStart(digits, '0');

/** An ISO 8601 instant as a field for date and time takes it, in the time zone of this browser: `2026-11-21T20:00`; '' for none. */
export function localTimeOf(instant: string | undefined): string {
  if (instant === undefined) return '';
  const at = new Date(instant);
  const date = [padded(at.getFullYear(), 4), padded(at.getMonth() + 1), padded(at.getDate())].join('-');
  return `${date}T${padded(at.getHours())}:${padded(at.getMinutes())}`;
}

/** The instant that a field for date and time means in the time zone of this browser; null for an empty one. */
export const instantOf = (local: string): string | null => (local === '' ? null : new Date(local).toISOString());

/** Returns the name of this browser's time zone. */
export const zoneName = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Names of the time zones that this browser knows, and the one that is set, which it may know by another name. */
export const zoneNames = (set: string): string[] => [...new Set([set, ...Intl.supportedValuesOf('timeZone')])].sort();

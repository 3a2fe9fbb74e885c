import type { FileOptions } from './file-options.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Clocks are set forward and back on a quarter of an hour in every zone, so the offset is the same within one. */
const QUARTER = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;
/** In an hour, and seconds in a minute. */
const MINUTES = 60;
/** Quarters that are remembered at once: those of a hundred days. */
const REMEMBERED = 10_000;

/** Milliseconds by which the clocks of a zone are ahead of UTC at an instant (milliseconds since 1970). */
export type OffsetAt = (instant: number) => number;

/** Prepares the offsets of an IANA time zone; asking the calendar of the runtime costs a thousand times as much as remembering. Throws a RangeError for a zone that the runtime does not know. */
export function zoneOffsets(timeZone: string): OffsetAt {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    era: 'short',
  });
  const known = new Map<number, number>();
  const read = (instant: number): number => {
    const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
    for (const { type, value } of format.formatToParts(instant)) parts[type] = value;
    const year = parts.era === 'BC' ? 1 - Number(parts.year) : Number(parts.year);
    const local = new Date(0);
    local.setUTCFullYear(year, Number(parts.month) - 1, Number(parts.day));
    local.setUTCHours(Number(parts.hour), Number(parts.minute), Number(parts.second));
    return local.getTime() - Math.floor(instant / SECOND) * SECOND;
  };
  return (instant) => {
    const quarter = Math.floor(instant / QUARTER);
    const kept = known.get(quarter);
    if (kept !== undefined) return kept;
    if (known.size >= REMEMBERED) known.clear();
    const offset = read(quarter * QUARTER);
    known.set(quarter, offset);
    return offset;
  };
}

const two = (number: number): string => (number < 10 ? `0${number}` : String(number));

/** `+08:00` */
function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / MINUTES))}:${two(minutes % MINUTES)}`;
}

const UTC: OffsetAt = () => 0;

/**
 * Prepares the writing of instants as files of responses have them (Spec 3, code kinds): codes in UTC, `2026-03-31T10:05:30.250Z`, texts local to the
 * zone, to the second and with the offset, `2026-03-31 18:05:30+08:00`. Instants that follow each other mostly share their day, which is kept.
 */
export function instantTexts({ kind, timeZone }: Pick<FileOptions, 'kind' | 'timeZone'>): (instant: number) => string {
  const isLocal = kind === 2;
  const offsetAt = isLocal ? zoneOffsets(timeZone) : UTC;
  let day = Number.NaN;
  let date = '';
  return (instant) => {
    const offset = offsetAt(instant);
    const local = instant + offset;
    if (Math.floor(local / DAY) !== day) {
      day = Math.floor(local / DAY);
      date = new Date(day * DAY).toISOString().slice(0, -'T00:00:00.000Z'.length);
    }
    const inDay = local - day * DAY;
    const seconds = Math.floor(inDay / SECOND);
    const minutes = Math.floor(seconds / MINUTES);
    const time = `${two(Math.floor(minutes / MINUTES))}:${two(minutes % MINUTES)}:${two(seconds % MINUTES)}`;
    return isLocal ? `${date} ${time}${offsetText(offset)}` : `${date}T${time}.${String(inDay % SECOND).padStart(3, '0')}Z`;
  };
}

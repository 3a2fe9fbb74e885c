import { textOfSerial } from './read-cell.js';

const PARTS = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3}))?)?\s?(Z|[+-]\d{2}:?\d{2})?$/i;
const MINUTE = 60_000;
/** Clocks are moved by less than a day. */
const GUESSES = 2;

/** Returns by how many milliseconds the clocks of a time zone were ahead of UTC at a moment. */
function aheadOf(zone: Intl.DateTimeFormat, moment: number): number {
  const parts = new Map(zone.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour') % 24, part('minute'), part('second'));
  return local - Math.floor(moment / 1000) * 1000;
}

function offsetOf(text: string): number {
  if (text.toUpperCase() === 'Z') return 0;
  const [hours, minutes] = [Number(text.slice(1, 3)), Number(text.slice(-2))];
  return (text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * MINUTE;
}

/**
 * Prepares the reading of moments: ISO 8601 with an offset, or a local date and time of this time zone (an IANA name). Null for any other text. A time
 * that the clocks of the zone passed over, or showed twice, is taken as one of its neighbours.
 */
export function instantReader(timeZone: string): (text: string) => Date | null {
  const digits = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const zone = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...digits });
  return (text) => {
    const [, year, month, day, hour, minute, second = '0', fraction = '', offset] = PARTS.exec(textOfSerial(text.trim())) ?? [];
    if (year === undefined) return null;
    const [y, m, d, h, min, s] = [year, month, day, hour, minute, second].map(Number) as [number, number, number, number, number, number];
    const local = Date.UTC(y, m - 1, d, h, min, s, Number(fraction.padEnd(3, '0')));
    if (new Date(local).getUTCDate() !== d || new Date(local).getUTCMonth() !== m - 1 || h > 23 || min > 59 || s > 59) return null;
    if (offset !== undefined) return new Date(local - offsetOf(offset));
    let moment = local;
    for (let guess = 0; guess < GUESSES; guess += 1) moment = local - aheadOf(zone, moment);
    return new Date(moment);
  };
}

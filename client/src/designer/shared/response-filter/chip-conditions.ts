import { isBrackets, type ResponseFilter as Filter } from '@wence/schema';
import { asEntries, type Entry } from '../response-conditions/conditions';
import { dayEnd, dayOf, dayStart, daysBefore } from './day-range';
import { NO_FILTER, RESPONSE_STATUSES, type ResponseFilter as Chips, type ResponseStatus } from './response-filter';

const nameOf = (status: ResponseStatus) => status.toLowerCase() as Lowercase<ResponseStatus>; // The names differ in their case alone.

/** The day that begins at an instant on this device; null if none does. */
function dayFrom(instant: string): string | null {
  const day = dayOf(new Date(instant));
  return dayStart(day) === instant ? day : null;
}

/** The day that is over at an instant on this device; null if none is. */
function dayUntil(instant: string): string | null {
  const day = daysBefore(new Date(instant), 1);
  return dayEnd(day) === instant ? day : null;
}

/** Returns what a chip says of a condition; null: no chip can say it. */
function chipOf(entry: Entry): Partial<Chips> | null {
  if ('status' in entry) return { status: RESPONSE_STATUSES.filter((status) => entry.status.anyOf.includes(nameOf(status))) };
  if ('version' in entry) {
    const [version, another] = entry.version.anyOf;
    return version === undefined || another !== undefined ? null : { version };
  }
  if ('source' in entry) {
    const [source, another] = entry.source.anyOf;
    return !source || another !== undefined ? null : { source };
  }
  if (!('submitted' in entry)) return null;
  const { from, to } = entry.submitted;
  const days = { from: from === undefined ? null : dayFrom(from), to: to === undefined ? null : dayUntil(to) };
  const isExact = (from === undefined || days.from !== null) && (to === undefined || days.to !== null);
  return isExact ? days : null;
}

/** Returns what the chips say of a filter, the one of conditions included. Of conditions that are alike one has a chip of its own, so that none is lost. */
export function chipsOf(filter: Filter): Chips {
  if (filter.match === 'any') return { ...NO_FILTER, conditions: filter };
  const seen = new Set<string>();
  const rest: Entry[] = [];
  let chips = NO_FILTER;
  for (const entry of filter.conditions) {
    const said = chipOf(entry);
    const key = Object.keys(entry).join();
    if (said === null || seen.has(key)) rest.push(entry);
    else chips = { ...chips, ...said };
    seen.add(key);
  }
  const [only, another] = rest;
  return { ...chips, conditions: only && isBrackets(only) && another === undefined ? only.group : { conditions: rest } };
}

/** Whether chips can be combined with these conditions: brackets do not stand in brackets. */
export const takesChips = ({ match, conditions }: Filter): boolean => match !== 'any' || !conditions.some(isBrackets);

/** The filter that means what all chips say. */
export function filterOfChips({ status, version, source, from, to, conditions }: Chips): Filter {
  const said: Entry[] = [
    ...(status.length > 0 ? [{ status: { anyOf: status.map(nameOf) } }] : []),
    ...(version === null ? [] : [{ version: { anyOf: [version] } }]),
    ...(source === null ? [] : [{ source: { anyOf: [source] } }]),
    ...(from === null && to === null
      ? []
      : [{ submitted: { ...(from !== null && { from: dayStart(from) }), ...(to !== null && { to: dayEnd(to) }) } }]),
  ];
  return said.length === 0 ? conditions : { conditions: [...said, ...asEntries(conditions)] };
}

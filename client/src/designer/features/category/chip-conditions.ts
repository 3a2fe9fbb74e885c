import type { FilterBrackets, FilterCondition, ResponseFilter as Filter } from '@wence/schema';
import { dayEnd, dayOf, dayStart, daysBefore } from '../../shared/response-filter/day-range';
import {
  NO_FILTER,
  RESPONSE_STATUSES,
  type ResponseFilter as Chips,
  type ResponseStatus,
} from '../../shared/response-filter/response-filter';

type Entry = FilterCondition | FilterBrackets;

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

/** What a chip says of a condition; null: no chip can say it. */
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

/** Parts a filter into what the chips say and the rest. Of conditions that are alike one is for the chips, so that none is lost. */
function parted({ match, conditions }: Filter): { chips: Chips; rest: readonly Entry[] } {
  if (match === 'any') return { chips: NO_FILTER, rest: conditions };
  const seen = new Set<string>();
  const rest: Entry[] = [];
  let chips = NO_FILTER;
  for (const entry of conditions) {
    const said = chipOf(entry);
    const key = Object.keys(entry).join();
    if (said === null || seen.has(key)) rest.push(entry);
    else chips = { ...chips, ...said };
    seen.add(key);
  }
  return { chips, rest };
}

/** Whether chips can be combined with a filter: its conditions have to hold together. */
export const takesChips = ({ match }: Filter): boolean => match !== 'any';

/** What the chips say of a filter. */
export const chipsOf = (filter: Filter): Chips => parted(filter).chips;

/** How many conditions no chip can say. */
export const otherConditions = (filter: Filter): number => parted(filter).rest.length;

/** The filter with this on its chips, and everything else as it is. */
export function withChips(filter: Filter, { status, version, source, from, to }: Chips): Filter {
  const said: Entry[] = [
    ...(status.length > 0 ? [{ status: { anyOf: status.map(nameOf) } }] : []),
    ...(version === null ? [] : [{ version: { anyOf: [version] } }]),
    ...(source === null ? [] : [{ source: { anyOf: [source] } }]),
    ...(from === null && to === null
      ? []
      : [{ submitted: { ...(from !== null && { from: dayStart(from) }), ...(to !== null && { to: dayEnd(to) }) } }]),
  ];
  return { conditions: [...said, ...parted(filter).rest] };
}

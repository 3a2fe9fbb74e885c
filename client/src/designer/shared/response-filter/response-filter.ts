import { type Conditions, conditionsInput, NO_CONDITIONS, readConditions, writeConditions } from '../response-conditions/conditions';
import { dayEnd, dayStart, readDay } from './day-range';

export const RESPONSE_STATUSES = ['COMPLETE', 'SCREENED', 'OVER_QUOTA'] as const;

export type ResponseStatus = (typeof RESPONSE_STATUSES)[number];

/** Which responses a page is about, as its chips show it. */
export interface ResponseFilter {
  /** Empty: any status. */
  readonly status: readonly ResponseStatus[];
  readonly version: number | null;
  /** Source tag of the link. */
  readonly source: string | null;
  /** First and last day of submission, such as 2026-11-21. */
  readonly from: string | null;
  readonly to: string | null;
  readonly conditions: Conditions;
}

export const NO_FILTER: ResponseFilter = { status: [], version: null, source: null, from: null, to: null, conditions: NO_CONDITIONS };

const NUMBER = /^[1-9]\d{0,8}$/;

/** Reads the filter from an address. What it does not know counts as not there. */
export function readFilter(query: URLSearchParams): ResponseFilter {
  const asked = query.get('status')?.split(',') ?? [];
  const version = query.get('version') ?? '';
  return {
    status: RESPONSE_STATUSES.filter((status) => asked.includes(status)),
    version: NUMBER.test(version) ? Number(version) : null,
    source: query.get('source') || null,
    from: readDay(query.get('from')),
    to: readDay(query.get('to')),
    conditions: readConditions(query),
  };
}

/** Writes the filter into an address, and leaves the rest of it as it is. */
export function writeFilter(query: URLSearchParams, { status, version, source, from, to, conditions }: ResponseFilter): void {
  const values = {
    status: status.join(','),
    version: version === null ? '' : String(version),
    source: source ?? '',
    from: from ?? '',
    to: to ?? '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  writeConditions(query, conditions);
}

/** The filter as the graph takes it; null: all responses. Days are those of this device. */
export function filterInput({ status, version, source, from, to, conditions }: ResponseFilter) {
  const input = {
    ...(status.length > 0 && { status: [...status] }),
    ...(version !== null && { version }),
    ...(source !== null && { source }),
    ...(from !== null && { submittedFrom: dayStart(from) }),
    ...(to !== null && { submittedTo: dayEnd(to) }),
    ...(conditions.conditions.length > 0 && { where: conditionsInput(conditions) }),
  };
  return Object.keys(input).length > 0 ? input : null;
}

/** Whether it leaves anything out. */
export const isFiltering = (filter: ResponseFilter): boolean => filterInput(filter) !== null;

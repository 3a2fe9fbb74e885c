import { REVIEW_LIMITS } from '@wence/schema';
import { invalidInput } from '../../platform/errors/app-error.js';
import type { ResponseFilter } from '../response/response-query.type.js';

type Value = string | number;

/** A condition on rows of a table, with the values for its places `$1`, `$2` … */
export interface RowCondition {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** Writes one part of a filter; `place` takes a value and returns where it stands in the statement. */
type Writer<Given> = (given: Given, place: (value: Value) => string) => string;

const flag =
  (column: string): Writer<boolean> =>
  (given) =>
    `${column} = ${given ? 1 : 0}`;

/** The compiler wants an entry for each part of the filter. */
const WRITERS: { readonly [Part in keyof Required<ResponseFilter>]: Writer<NonNullable<ResponseFilter[Part]>> } = {
  status: (statuses, place) => `status IN (${statuses.map(place).join(', ')})`,
  version: (version, place) => `version = ${place(version)}`,
  submittedFrom: (from, place) => `submitted_at >= ${place(from.getTime())}`,
  submittedTo: (to, place) => `submitted_at < ${place(to.getTime())}`,
  source: (source, place) => `source = ${place(source)}`,
  valid: flag('valid'),
  starred: flag('starred'),
  tags: (tags, place) => (tags.length === 0 ? 'true' : tags.map((tag) => `list_contains(tags, ${place(tag.trim())})`).join(' AND ')),
  deleted: () => 'true',
};

/**
 * The rows that a filter means. Unless it says otherwise, only responses that count: complete and valid ones. A0400: a filter without any status, with
 * too many tags, or for deleted responses, which no report has.
 */
export function rowsOf(filter: ResponseFilter): RowCondition {
  assertReportable(filter);
  const given: ResponseFilter = { ...filter, status: filter.status ?? ['complete'], valid: filter.valid ?? true };
  const values: Value[] = [];
  const place = (value: Value): string => `$${values.push(value)}`;
  const parts = Object.entries(WRITERS).flatMap(([part, write]) => {
    const value = given[part as keyof ResponseFilter] ?? null; // The writers have its keys.
    return value === null ? [] : [(write as Writer<unknown>)(value, place)]; // The key has chosen the writer of this value.
  });
  return { sql: parts.join(' AND '), values };
}

function assertReportable({ status, tags, deleted }: ResponseFilter): void {
  if (status?.length === 0) throw invalidInput([{ field: 'filter.status', rule: 'required' }]);
  if ((tags?.length ?? 0) > REVIEW_LIMITS.tags) throw invalidInput([{ field: 'filter.tags', rule: 'tooMany', limit: REVIEW_LIMITS.tags }]);
  if (deleted) throw invalidInput([{ field: 'filter.deleted', rule: 'notAllowed' }]);
}

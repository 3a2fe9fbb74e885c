import {
  at,
  type ColumnPlan,
  filterExpression,
  parseFilter,
  type ResponseFilter as ModelFilter,
  REVIEW_LIMITS,
  speaksOf,
} from '@wence/schema';
import { invalidInput } from '../../platform/errors/app-error.js';
import type { ResponseFilter } from '../response/response-query.type.js';
import { anyOf, filterSql, type Placer, type Value } from './filter-sql.policy.js';
import type { TableView } from './response-tables.read-model.js';

/** A condition on rows of a table, with the values for its places `$1`, `$2` … */
export interface RowCondition {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** The table that is filtered: flags of quality follow from all of its rows. */
type FilteredRows = Pick<TableView, 'plan' | 'table'>;

const WHERE = 'filter.where';

/** Writes one part of a filter. */
type Writer<Given> = (given: Given, place: Placer) => string;

const flag =
  (column: string): Writer<boolean> =>
  (given) =>
    `${column} = ${given ? 1 : 0}`;

/** The parts that are no conditions of the filter language. The compiler wants an entry for each. */
type Short = Omit<Required<ResponseFilter>, 'where' | 'within'>;

const WRITERS: { readonly [Part in keyof Short]: Writer<NonNullable<ResponseFilter[Part]>> } = {
  status: (statuses, place) => anyOf('status', statuses, place),
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
 * The rows that a filter means. Unless it says otherwise, only responses that count: complete and valid ones; of invalid ones only the complete, where
 * `withInvalid` asks for them too. A0400: a filter without any status, with too many tags, or for deleted responses, which no report has; conditions
 * that are wrong or do not fit the survey.
 */
export function countingRows(filter: ResponseFilter, rows: FilteredRows, withInvalid = false): RowCondition {
  const conditions = conditionsOf(filter, rows.plan);
  const status = filter.status ?? (areAbout(conditions, 'status') ? null : ['complete' as const]);
  const valid = withInvalid ? filter.valid : validIn(filter, conditions);
  return written({ ...filter, status, valid }, conditions, rows);
}

/** The rows that `countingRows` means, of any status unless the filter names some: what became of everybody. A0400 as above. */
export function countingOfAnyStatus(filter: ResponseFilter, rows: FilteredRows): RowCondition {
  const conditions = conditionsOf(filter, rows.plan);
  return written({ ...filter, valid: validIn(filter, conditions) }, conditions, rows);
}

/** The rows that a filter means, those that do not count included. A0400 as above. */
export function meantRows(filter: ResponseFilter, rows: FilteredRows): RowCondition {
  return written(filter, conditionsOf(filter, rows.plan), rows);
}

const areAbout = (conditions: readonly ModelFilter[], what: 'status' | 'valid'): boolean =>
  conditions.some((where) => speaksOf(where, what));

/** Invalid responses count only where somebody asks for them. */
const validIn = ({ valid }: ResponseFilter, conditions: readonly ModelFilter[]): boolean | null =>
  valid ?? (areAbout(conditions, 'valid') ? null : true);

function written(filter: ResponseFilter, conditions: readonly ModelFilter[], { plan, table }: FilteredRows): RowCondition {
  const values: Value[] = [];
  const place = (value: Value): string => `$${values.push(value)}`;
  const parts = Object.entries(WRITERS).flatMap(([part, write]) => {
    const value = filter[part as keyof Short] ?? null; // The writers have its keys.
    return value === null ? [] : [(write as Writer<unknown>)(value, place)]; // The key has chosen the writer of this value.
  });
  for (const where of conditions) parts.push(filterSql(filterExpression(where, plan), place, table));
  return { sql: parts.join(' AND ') || 'true', values };
}

function conditionsOf({ status, tags, deleted, where, within }: ResponseFilter, plan: ColumnPlan): ModelFilter[] {
  if (status?.length === 0) throw invalidInput([{ field: 'filter.status', rule: 'required' }]);
  if ((tags?.length ?? 0) > REVIEW_LIMITS.tags) throw invalidInput([{ field: 'filter.tags', rule: 'tooMany', limit: REVIEW_LIMITS.tags }]);
  if (deleted) throw invalidInput([{ field: 'filter.deleted', rule: 'notAllowed' }]);
  return [where, within].flatMap((given) => {
    if (!given) return [];
    const parsed = parseFilter(plainOf(given), plan);
    if (!parsed.ok)
      throw invalidInput(parsed.faults.map((fault) => ({ ...fault, field: fault.field === '' ? WHERE : at(WHERE, fault.field) })));
    return [parsed.value];
  });
}

/** What is null is not given, and instants are texts, as the model reads them. */
function plainOf(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plainOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === null || inner === undefined ? [] : [[key, plainOf(inner)]])),
  );
}

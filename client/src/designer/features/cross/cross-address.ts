import { LIMITS } from '@wence/schema';
import { useAddressQuery } from '../../shared/useAddressQuery';
import { readFilter, type ResponseFilter, writeFilter } from '../../shared/response-filter/response-filter';

/** What the cells of a cross table show. */
export const MEASURES = ['column', 'row', 'total', 'count', 'mean'] as const;
export type Measure = (typeof MEASURES)[number];

/** Percent of confidence that a difference needs to be pointed out; off: nothing is tested. */
export const CONFIDENCES = ['off', '90', '95', '99'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** A column question and the one whose categories stand within each of its categories. */
export interface Nesting {
  readonly outer: number;
  readonly inner: number;
}

/** Everything that the address of the page says, so that a table survives a reload and can be sent to a colleague. */
export interface CrossAddress {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** Columns that are divided by another question; each is divided once at most. */
  readonly nested: readonly Nesting[];
  readonly measure: Measure;
  readonly confidence: Confidence;
  readonly bonferroni: boolean;
  readonly filter: ResponseFilter;
  /** Id of the saved table that is open; null: none. */
  readonly saved: string | null;
}

/** The parts that are not written into an address. */
const USUAL = { measure: 'column', confidence: '95', bonferroni: true } as const;

const NUMBER = /^[1-9]\d{0,7}$/;

/** Local ids, each once and no more than a report takes. */
function readIds(text: string | null, most: number): number[] {
  const ids = (text ?? '').split(',').filter((id) => NUMBER.test(id));
  return [...new Set(ids.map(Number))].slice(0, most);
}

const PAIR = /^([1-9]\d{0,7}):([1-9]\d{0,7})$/;

/** Pairs of ids, `1:2` for question 2 within question 1. */
function readNested(text: string | null): Nesting[] {
  return (text ?? '').split(',').flatMap((pair) => {
    const [, outer, inner] = PAIR.exec(pair) ?? [];
    return outer === undefined || inner === undefined ? [] : [{ outer: Number(outer), inner: Number(inner) }];
  });
}

/** Keeps the first possible nesting of each column: a question does not stand within itself. */
const possible = (nested: readonly Nesting[], columns: readonly number[]): Nesting[] =>
  columns.flatMap((column) => nested.find(({ outer, inner }) => outer === column && inner !== outer) ?? []);

/** Reads an address. What it does not know counts as not there. */
export function readAddress(query: URLSearchParams): CrossAddress {
  const columns = readIds(query.get('columns'), LIMITS.crossColumns);
  return {
    rows: readIds(query.get('rows'), LIMITS.crossRows),
    columns,
    nested: possible(readNested(query.get('nested')), columns),
    measure: MEASURES.find((measure) => measure === query.get('measure')) ?? USUAL.measure,
    confidence: CONFIDENCES.find((confidence) => confidence === query.get('confidence')) ?? USUAL.confidence,
    bonferroni: query.get('bonferroni') !== 'off',
    filter: readFilter(query),
    saved: query.get('saved') || null,
  };
}

/** Writes what changed into an address, and leaves the rest of it as it is. */
export function changeAddress(query: URLSearchParams, change: Partial<CrossAddress>): URLSearchParams {
  const { rows, columns, nested, measure, confidence, bonferroni, filter, saved } = { ...readAddress(query), ...change };
  const values = {
    rows: rows.join(','),
    columns: columns.join(','),
    nested: possible(nested, columns)
      .map(({ outer, inner }) => `${outer}:${inner}`)
      .join(','),
    measure: measure === USUAL.measure ? '' : measure,
    confidence: confidence === USUAL.confidence ? '' : confidence,
    bonferroni: bonferroni ? '' : 'off',
    saved: saved ?? '',
  };
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  writeFilter(next, filter);
  return next;
}

/** The address of the table, and the way to change it. Another table is not a step that one would want to go back from. */
export function useCrossAddress() {
  const [query, setQuery] = useAddressQuery();
  const change = (part: Partial<CrossAddress>) => setQuery((before) => changeAddress(before, part), { replace: true });
  return { address: readAddress(query), change };
}

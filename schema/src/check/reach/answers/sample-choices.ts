import { isExclusive, maxOf, minOf, optionsOf, otherTextRequired } from '../../../definition/defaults.js';
import type { SurveyOption } from '../../../definition/definition.js';
import { sampleText } from './sample-text.js';
import { type SampledQuestion, combinations, type Sampler, MOST_VALUES, subsets } from './sample.js';

const chosen = (option: SurveyOption): unknown =>
  otherTextRequired(option) ? { option: option.id, text: sampleText(option.setting ?? {}, option.type ?? 0) } : { option: option.id };

export const sampleSingle: Sampler = ({ offered }) => ({ values: [...offered.options.values()].map(chosen), isExact: true });

const COUNT = 5;

type Choice = readonly SurveyOption[];

const isNamed = ({ named }: SampledQuestion, { id }: SurveyOption): boolean => named === null || named.has(id);

/** Returns whether a condition counts the choices, or carry-over takes them. */
const isCounted = ({ reads, named, isCarried }: SampledQuestion): boolean =>
  isCarried || named === null || reads.some(({ condition }) => condition.algorithm === COUNT);

/**
 * Returns subsets of the named options, each combined with some of the others. Of the others only the number matters: every number, or just enough
 * to make the answer valid.
 */
function mixed(asked: SampledQuestion, named: readonly SurveyOption[], others: readonly SurveyOption[], least: number): Choice[] | null {
  const parts = subsets(named);
  if (parts === null) return null;
  if (!isCounted(asked)) return parts.map((part) => [...part, ...others.slice(0, Math.max(0, least - part.length))]);
  if (parts.length * (others.length + 1) > MOST_VALUES) return null;
  return parts.flatMap((part) => [others, ...others].map((_, count) => [...part, ...others.slice(0, count)]));
}

/** Returns selections of one option each, of all, and of the required minimum from either end. */
const few = (options: readonly SurveyOption[], least: number): (readonly SurveyOption[])[] => [
  ...options.map((option) => [option]),
  options.slice(0, Math.max(1, least)),
  options.slice(-Math.max(1, least)),
  options,
];

export const sampleMultiple: Sampler = (asked) => {
  const options = [...asked.offered.options.values()];
  const plain = options.filter((option) => !isExclusive(option));
  const named = plain.filter((option) => isNamed(asked, option));
  const others = plain.filter((option) => !isNamed(asked, option));
  const alone = options.filter(isExclusive).map((option) => [option]);
  const least = Math.max(1, Math.min(minOf(asked.node), plain.length));
  const most = maxOf(asked.node) === 0 ? plain.length : maxOf(asked.node);
  const parts = mixed(asked, named, others, least);
  const fitting = (parts ?? few(plain, least)).filter(({ length }) => length >= least && length <= most);
  const values = [...fitting, ...alone];
  return { values: values.map((part) => ({ options: part.map(chosen) })), isExact: parts !== null };
};

const MOST_RANKED = 5;

const orders = (ids: readonly number[]): number[][] => [
  [],
  ...ids.flatMap((id) => orders(ids.filter((other) => other !== id)).map((rest) => [id, ...rest])),
];

/** Every order of a few options; of many, those that turn round once. */
export const sampleRank: Sampler = ({ offered }) => {
  const ids = [...offered.options.keys()];
  if (ids.length <= MOST_RANKED) return { values: orders(ids).flatMap((order) => (order.length > 0 ? { order } : [])), isExact: true };
  const turned = ids.flatMap((_, place) => [ids.slice(place).concat(ids.slice(0, place)), ids.slice(0, place + 1)]);
  return { values: turned.map((order) => ({ order })), isExact: false };
};

const pathsIn = (options: readonly SurveyOption[], isOffered: (id: number) => boolean): number[][] =>
  options.flatMap(({ id, nodes = [] }) => {
    if (!isOffered(id)) return [];
    const below = pathsIn(nodes, isOffered);
    return below.length === 0 ? [[id]] : below.map((path) => [id, ...path]);
  });

export const sampleCascade: Sampler = ({ node, offered }) => {
  const paths = pathsIn(optionsOf(node), (id) => offered.options.has(id));
  return { values: paths.slice(0, MOST_VALUES).map((path) => ({ path })), isExact: paths.length <= MOST_VALUES };
};

/** Cells of a row of a choice matrix: each column, or each part of the columns; null where those are too many. */
function cellsOf(asked: SampledQuestion): readonly unknown[] | null {
  const cells = asked.node.subType === 2 ? sampleMultiple({ ...asked, named: null }) : sampleSingle(asked);
  return cells.isExact ? cells.values : null;
}

/** Rows that a condition reads take every cell; the others all take the same one, because no condition can tell. */
export function rowsWith(asked: SampledQuestion, cells: readonly unknown[]): { readonly values: unknown[]; readonly isExact: boolean } {
  const rows = [...asked.offered.rows.values()];
  const isAny = asked.reads.some(({ condition }) => condition.childId === undefined && condition.algorithm < 11);
  const isRead = (id: number): boolean => isAny || asked.reads.some(({ condition }) => condition.childId === id);
  const isOne = asked.node.setting?.is_one === true;
  const wide = combinations(rows.map(({ id }) => (isOne || isRead(id) ? [undefined, ...cells] : [cells[0]])));
  const lines = wide ?? [undefined, ...cells].map((cell) => rows.map(() => cell));
  const valueOf = (line: readonly unknown[]): unknown => {
    const entries = rows.flatMap(({ id }, place) => (line[place] === undefined ? [] : [[id, line[place]] as const]));
    const names = rows.flatMap(({ id, other }, place) => (other === true && line[place] !== undefined ? [[id, 'x'] as const] : []));
    return { rows: Object.fromEntries(entries), ...(names.length > 0 && { names: Object.fromEntries(names) }) };
  };
  return { values: lines.map(valueOf), isExact: wide !== null };
}

export const sampleChoiceMatrix: Sampler = (asked) => {
  const cells = cellsOf(asked);
  const { values, isExact } = rowsWith(asked, cells ?? sampleMultiple(asked).values.slice(0, 20));
  return { values, isExact: isExact && cells !== null };
};

import type { QuestionKey } from '../../catalogue/entry/question-key.js';
import type { DraftPart, DraftTest, DraftWhen } from '../draft/draft-survey.js';
import { type Comparing, NEVER } from './read-expression.js';

/** Kinds whose answer is chosen among options, per question or per row. */
const CHOSEN: ReadonlySet<QuestionKey> = new Set<QuestionKey>([
  'single',
  'multiple',
  'dropdown',
  'imageSingle',
  'imageMultiple',
  'matrixSingle',
  'matrixMultiple',
]);

const NUMBERS: Partial<Record<Comparing, readonly number[]>> = {
  equal: [6],
  notEqual: [7],
  less: [9],
  greater: [8],
  lessOrEqual: [9, 6],
  greaterOrEqual: [8, 6],
  contains: [3],
  notContains: [4],
};

/** Question, row and option of a test. */
type Subject = Pick<DraftTest, 'question' | 'row' | 'options'>;

/** Kinds whose answer is a value per option. */
const PER_OPTION: ReadonlySet<QuestionKey> = new Set<QuestionKey>(['form', 'rank', 'proportion']);

/** Kinds whose values are numbers, which a condition holds as such. */
const NUMERIC: ReadonlySet<QuestionKey> = new Set<QuestionKey>(['rate', 'slider', 'matrixRate', 'rank', 'proportion']);

interface Compared {
  readonly part: DraftPart;
  readonly row?: string;
  /** Of a form, a rank or shares: the field or item whose value is compared. */
  readonly option?: string;
}

/** Comparisons that do not hold if nothing that they name is an option. */
const POSITIVE: ReadonlySet<Comparing> = new Set<Comparing>(['equal', 'contains', 'anyOf', 'allOf']);

/**
 * The same of a part as a whole. One whose values are those of its options has none to compare, and is answered or not. What is no option any more is
 * never chosen.
 */
export function compareWhole(part: DraftPart, comparing: Comparing, values: readonly (string | number)[]): DraftWhen | undefined {
  if (PER_OPTION.has(part.kind)) {
    return ['empty', 'notEmpty', 'isTrue'].includes(comparing) ? comparePart({ part }, comparing, values) : undefined;
  }
  const { options = [] } = part;
  const isGone = values.length > 0 && options.length > 0 && !options.some(({ key }) => values.map(String).includes(key));
  return CHOSEN.has(part.kind) && POSITIVE.has(comparing) && isGone ? NEVER : comparePart({ part }, comparing, values);
}

const COUNT = 5;

/** Says what a comparison of the number of chosen options means: there is one number, or it lies between two. */
export function compareCount(part: DraftPart, comparing: Comparing, [value]: readonly (string | number)[]): DraftWhen | undefined {
  const [count, most] = [Number(value ?? Number.NaN), part.options?.length ?? 0];
  if (!Number.isInteger(count) || count < 0 || (part.kind !== 'multiple' && part.kind !== 'imageMultiple')) return undefined;
  const between = (low: number, high: number) => (low <= high ? [[{ question: part.key, algorithm: COUNT, result: [low, high] }]] : []);
  const ranges: Partial<Record<Comparing, DraftWhen>> = {
    equal: [[{ question: part.key, algorithm: COUNT, result: [count] }]],
    notEqual: [...between(0, count - 1), ...between(count + 1, most)],
    less: between(0, count - 1),
    lessOrEqual: between(0, Math.min(count, most)),
    greater: between(count + 1, most),
    greaterOrEqual: between(count, most),
  };
  const when = ranges[comparing];
  return when && when.length > 0 ? when : undefined;
}

/** Algorithm for options by the comparison. "All of" says so in one test. */
const CHOICES: Partial<Record<Comparing, number>> = {
  equal: 1,
  contains: 1,
  anyOf: 1,
  allOf: 3,
  notEqual: 2,
  notContains: 2,
  noneOf: 2,
};

/**
 * Says what a comparison of the answer to a part means. Values name options by key where there are options. Of several texts "or equal" is two
 * tests, because there is no such algorithm. A name alone holds if it says true, or is answered at all.
 */
export function comparePart(compared: Compared, comparing: Comparing, values: readonly (string | number)[]): DraftWhen | undefined {
  const { part, row, option } = compared;
  if (comparing === 'isTrue') {
    const saysTrue = part.options?.some(({ key }) => key === 'true') === true;
    return saysTrue ? comparePart(compared, 'equal', ['true']) : comparePart(compared, 'notEmpty', []);
  }
  const subject: Subject = { question: part.key, ...(row !== undefined && { row }), ...(option !== undefined && { options: [option] }) };
  if (comparing === 'empty' || comparing === 'notEmpty') {
    // Nothing asks of a single field whether it is answered.
    return option === undefined ? [[{ ...subject, algorithm: comparing === 'empty' ? 12 : 11 }]] : undefined;
  }
  if (CHOSEN.has(part.kind)) return compareChoice(part, subject, comparing, values.map(String));
  const algorithms = NUMBERS[comparing];
  if (!algorithms || values.length === 0) return undefined;
  const result = NUMERIC.has(part.kind) ? values.map(Number) : values;
  if (result.some((value) => typeof value === 'number' && !Number.isFinite(value))) return undefined;
  return algorithms.map((algorithm): readonly DraftTest[] => [{ ...subject, algorithm, result }]);
}

const ORDERED: Partial<Record<Comparing, (value: number, than: number) => boolean>> = {
  less: (value, than) => value < than,
  greater: (value, than) => value > than,
  lessOrEqual: (value, than) => value <= than,
  greaterOrEqual: (value, than) => value >= than,
};

/** Options that stand for numbers can be compared in size: it is one of those that are larger, or smaller. */
function compareOrdered(
  part: DraftPart,
  subject: Subject,
  isMore: (value: number, than: number) => boolean,
  [than = '']: readonly string[],
): DraftWhen | undefined {
  const options = part.options ?? [];
  const isNumeric = [than, ...options.filter(({ other, exclusive }) => !other && !exclusive).map(({ key }) => key)].every(isNumberText);
  const fitting = options.map(({ key }) => key).filter((key) => isNumberText(key) && isMore(Number(key), Number(than)));
  return isNumeric && fitting.length > 0 ? [[{ ...subject, algorithm: 1, options: fitting }]] : undefined;
}

const isNumberText = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

function compareChoice(part: DraftPart, subject: Subject, comparing: Comparing, given: readonly string[]): DraftWhen | undefined {
  const isMore = ORDERED[comparing];
  if (isMore) return compareOrdered(part, subject, isMore, given);
  const algorithm = CHOICES[comparing];
  const isOption = (key: string) => part.options?.some((option) => option.key === key) === true;
  // Of a list of which any may be chosen, or none, those that are no options any more say nothing.
  const keys = comparing === 'anyOf' || comparing === 'noneOf' ? given.filter(isOption) : given;
  const isKnown = keys.length > 0 && keys.every(isOption);
  if (algorithm === undefined || !isKnown) return undefined;
  const hasSeveral = part.kind === 'multiple' || part.kind === 'imageMultiple' || part.kind === 'matrixMultiple';
  const isAll = hasSeveral && keys.length > 1 && (comparing === 'equal' || comparing === 'contains');
  return [[{ ...subject, algorithm: isAll ? 3 : algorithm, options: keys }]];
}

import type { QuestionKey } from '../../catalogue/entry/question-key.js';
import type { DraftPart, DraftTest, DraftWhen } from '../draft/draft-survey.js';
import type { Comparing } from './read-expression.js';

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

interface Compared {
  readonly part: DraftPart;
  readonly row?: string;
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
 * tests, because there is no such algorithm.
 */
export function comparePart({ part, row }: Compared, comparing: Comparing, values: readonly (string | number)[]): DraftWhen | undefined {
  const subject = { question: part.key, ...(row !== undefined && { row }) };
  if (comparing === 'empty' || comparing === 'notEmpty') return [[{ ...subject, algorithm: comparing === 'empty' ? 12 : 11 }]];
  if (CHOSEN.has(part.kind)) return compareChoice(part, subject, comparing, values.map(String));
  const algorithms = NUMBERS[comparing];
  if (!algorithms || values.length === 0) return undefined;
  const isNumber = part.kind === 'rate' || part.kind === 'slider' || part.kind === 'matrixRate';
  const result = isNumber ? values.map(Number) : values;
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
  subject: { question: string; row?: string },
  isMore: (value: number, than: number) => boolean,
  [than = '']: readonly string[],
): DraftWhen | undefined {
  const options = part.options ?? [];
  const isNumeric = [than, ...options.filter(({ other, exclusive }) => !other && !exclusive).map(({ key }) => key)].every(isNumberText);
  const fitting = options.map(({ key }) => key).filter((key) => isNumberText(key) && isMore(Number(key), Number(than)));
  return isNumeric && fitting.length > 0 ? [[{ ...subject, algorithm: 1, options: fitting }]] : undefined;
}

const isNumberText = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

function compareChoice(
  part: DraftPart,
  subject: { question: string; row?: string },
  comparing: Comparing,
  keys: readonly string[],
): DraftWhen | undefined {
  const isMore = ORDERED[comparing];
  if (isMore) return compareOrdered(part, subject, isMore, keys);
  const algorithm = CHOICES[comparing];
  const isKnown = keys.length > 0 && keys.every((key) => part.options?.some((option) => option.key === key));
  if (algorithm === undefined || !isKnown) return undefined;
  const hasSeveral = part.kind === 'multiple' || part.kind === 'imageMultiple' || part.kind === 'matrixMultiple';
  const isAll = hasSeveral && keys.length > 1 && (comparing === 'equal' || comparing === 'contains');
  return [[{ ...subject, algorithm: isAll ? 3 : algorithm, options: keys }]];
}

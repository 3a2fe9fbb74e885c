import type { AnswerKind, Condition } from '../../definition/definition.js';
import { betweenTest, dateTest, equalTo, including, numberOf, numericTest, type Value, type ValueTest } from './compare.js';
import type { PartTest, View } from './view.js';

const always: PartTest = () => true;

/** "Checked count": exactly the one value, or within two (R20). Any other values: never. */
export function countTest({ result = [] }: Pick<Condition, 'result'>): (count: number) => boolean {
  const bounds = result.map(numberOf);
  const [exact] = bounds;
  return bounds.length === 1 ? (count) => count === exact : betweenTest(bounds);
}

function optionTest({ has }: View, ids: readonly number[], needsAll: boolean): PartTest {
  const [first, ...rest] = ids.map(has);
  if (first === undefined) return () => false;
  if (rest.length === 0) return first;
  const tests = [first, ...rest];
  return (answer) => {
    for (const test of tests) if (test(answer) !== needsAll) return !needsAll;
    return needsAll;
  };
}

function valueTestOf(algorithm: number, kind: AnswerKind, result: readonly (string | number)[]): ValueTest {
  if (algorithm === 3) return including(result);
  if (algorithm === 6) return equalTo(result);
  return kind === 'date' ? dateTest(algorithm, result) : numericTest(algorithm, result);
}

/**
 * Caches the result for the last value: most answers stay the same from one pass to the next, and reading texts is the slowest part of conditions.
 */
function onceFor(test: ValueTest): ValueTest {
  let last: Value | undefined;
  let passed = false;
  return (value) => {
    if (value !== last) passed = test(value);
    last = value;
    return passed;
  };
}

/** Answered (11): where conditions name an item, that item is. */
const answeredTest = ({ someValue, isByItem }: View, item: number | undefined): PartTest =>
  isByItem !== true || someValue === undefined || item === undefined ? always : someValue(item, () => true);

/**
 * The positive algorithms 1, 3, 5, 6, 8, 9, 10 and 11 on an answer that is there; the negative ones are their complements (R2, R23). An algorithm
 * that means nothing on a kind of answer never holds, so that its negative form always does.
 *
 * - 1, 3 with options: any, all of them chosen (R4). 3 with values: the text contains every one of them.
 * - 6, 8, 9, 10: the value; the place or number of the item in optionId[0] on rank, proportion, fields and tables (R24).
 */
export function partTest(algorithm: number, { optionId = [], result = [] }: Condition, view: View, kind: AnswerKind): PartTest {
  const { someValue } = view;
  const [item] = optionId;
  if (algorithm === 11) return answeredTest(view, item);
  if (algorithm === 5) {
    const fits = countTest({ result });
    return (answer) => fits(view.count(answer));
  }
  if (algorithm === 1 || (algorithm === 3 && (someValue === undefined || result.length === 0)))
    return optionTest(view, optionId, algorithm === 3);
  if (someValue === undefined) return () => false;
  return someValue(item, onceFor(valueTestOf(algorithm, kind, result)));
}

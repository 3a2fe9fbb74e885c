import { type FilterCondition, isBrackets, LIMITS, readableText, REPORT_CATEGORY_LIMITS } from '@wence/schema';
import { asEntries, conditionsInput } from '../../shared/response-conditions/conditions';
import { filterInput, type ResponseFilter } from '../../shared/response-filter/response-filter';
import type { ComparedQuestionFragment } from './category.generated';

/** One value of what responses are split by: an answer to a question, or a source, a device, a region. */
export interface SplitValue {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly condition: FilterCondition;
}

type Question = Pick<ComparedQuestionFragment, 'nodeId' | 'code' | 'title' | 'type' | 'retired' | 'options' | 'values'>;

/** The types of which each option is an answer. */
const CHOICES: ReadonlySet<Question['type']> = new Set<Question['type']>([
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
  'DROPDOWN',
  'IMAGE_CHOICE',
  'GENDER',
  'AGE',
  'EDUCATION',
  'PROFESSION',
  'INDUSTRY',
]);

/** The answers to a question that responses can be split by, in its order; none of a question that is no choice and no rating. */
export function splitValues({ nodeId, type, options, values }: Question): SplitValue[] {
  if (CHOICES.has(type)) {
    return options.map(({ optionId, group, title, count }) => ({
      key: `o${optionId}`,
      name: [...(group === null ? [] : [group]), title].map(readableText).join(' / '),
      count,
      condition: { answer: { nodeId, anyOf: [optionId] } },
    }));
  }
  if (type !== 'RATE') return [];
  return values.map(({ value, count }) => {
    const point = Number(value);
    return { key: `v${value}`, name: value, count, condition: { answer: { nodeId, range: { from: point, to: point } } } };
  });
}

/** The values that get a column, those with the most responses first, and how many get none. */
export function largestOf(values: readonly SplitValue[]): { readonly shown: readonly SplitValue[]; readonly omitted: number } {
  const shown = values.toSorted((one, other) => other.count - one.count).slice(0, REPORT_CATEGORY_LIMITS.compared);
  return { shown, omitted: values.length - shown.length };
}

/** The questions that responses can be split by. */
export const splitVariables = <Asked extends Question>(questions: readonly Asked[]): Asked[] =>
  questions.filter((question) => splitValues(question).length > 0);

/** Whether one more condition can stand beside those of a filter: brackets do not stand in brackets, and there is a highest number. */
export function takesCondition({ conditions }: ResponseFilter): boolean {
  const all = conditions.conditions.flatMap((entry) => (isBrackets(entry) ? entry.group.conditions : [entry]));
  const isNested = conditions.match === 'any' && conditions.conditions.some(isBrackets);
  return !isNested && all.length < LIMITS.filterConditions;
}

/** The filter of a column: what the chips say, and its value. */
export const filterWith = (filter: ResponseFilter, condition: FilterCondition) => ({
  ...filterInput(filter),
  where: conditionsInput({ conditions: [condition, ...asEntries(filter.conditions)] }),
});

import type { Condition, SurveyDefinition } from '../definition/definition.js';
import { nodeByCode, optionIdIn, rowIdIn } from './by-name.js';

/** A condition by codes and titles. Made by the words below. */
export interface BuiltCondition {
  readonly code: string;
  readonly algorithm: number;
  readonly options?: readonly string[];
  readonly row?: string;
  readonly result?: readonly (string | number)[];
  readonly operator?: 2;
  readonly parentId?: number;
}

type AboutOptions = (code: string, ...options: readonly string[]) => BuiltCondition;
type AboutValues = (code: string, ...result: readonly (string | number)[]) => BuiltCondition;

const aboutOptions =
  (algorithm: number): AboutOptions =>
  (code, ...options) => ({ code, algorithm, options });

const aboutValues =
  (algorithm: number): AboutValues =>
  (code, ...result) => ({ code, algorithm, result });

/** Any of the options is chosen; none of them is; all of them are; not all of them are. In a carry-over: selects the carried options. */
export const checked = aboutOptions(1);
export const unchecked = aboutOptions(2);
export const includes = aboutOptions(3);
export const notIncludes = aboutOptions(4);

/** Compares the number of choices with a number, or with the two ends of a range. */
export const count = aboutValues(5);

export const equal = aboutValues(6);
export const notEqual = aboutValues(7);
export const greater = aboutValues(8);
export const less = aboutValues(9);
export const between = aboutValues(10);

export const answered = (code: string): BuiltCondition => ({ code, algorithm: 11 });
export const notAnswered = (code: string): BuiltCondition => ({ code, algorithm: 12 });

/** Applies a condition to one row of a matrix. */
export const inRow = (row: string, condition: BuiltCondition): BuiltCondition => ({ ...condition, row });

/** Applies a condition to one item: its place in a rank, its number in a proportion. */
export const ofOption = (option: string, condition: BuiltCondition): BuiltCondition => ({ ...condition, options: [option] });

/** Joined to the condition before it by "or". */
export const or = (condition: BuiltCondition): BuiltCondition => ({ ...condition, operator: 2 });

/** Puts conditions in brackets of this number. */
export const inBrackets = (group: number, ...conditions: readonly BuiltCondition[]): readonly BuiltCondition[] =>
  conditions.map((condition) => ({ ...condition, parentId: group }));

/** The condition in a definition that has the questions it names. */
export function conditionOf(definition: SurveyDefinition, { code, row, options, ...built }: BuiltCondition, id: number): Condition {
  const node = nodeByCode(definition, code);
  const optionId = options?.map((title) => optionIdIn(node, title));
  return {
    ...built,
    id,
    nodeId: node.id,
    childId: row === undefined ? undefined : rowIdIn(node, row),
    optionId: optionId?.length === 0 ? undefined : optionId,
  };
}

import { LOGIC_ALGORITHM_NAMES, LOGIC_KIND_NAMES, TARGET_ALGORITHM_NAMES, LOGIC_OPERATOR_NAMES, LOGIC_PART_NAMES } from '@wence/schema';
import { registerEnumType } from 'type-graphql';

/** The kinds of logic by the names of the model (Spec 3, logic item: model and type, and on option logic what it is about). */
export const LogicKindName = LOGIC_KIND_NAMES;
export type LogicKindName = (typeof LogicKindName)[keyof typeof LogicKindName];

registerEnumType(LogicKindName, {
  name: 'LogicKind',
  description: 'What a logic item does.',
  valuesConfig: {
    JUMP: { description: 'Leads from its question to a later one, or to an end. Of several that hold, the first in order is taken.' },
    SHOW_HIDE: { description: 'Shows or hides its question.' },
    OPTIONS: { description: 'Shows or hides options of its question.' },
    ROWS: { description: 'Shows or hides rows of its question.' },
    CARRY_OVER: { description: 'Carries options of earlier choice questions over into its question.' },
  },
});

/** Spec 3, logic algorithm codes. */
export const LogicAlgorithmName = LOGIC_ALGORITHM_NAMES;
export type LogicAlgorithmName = (typeof LogicAlgorithmName)[keyof typeof LogicAlgorithmName];

registerEnumType(LogicAlgorithmName, {
  name: 'LogicAlgorithm',
  description: 'What a condition asks of an answer.',
  valuesConfig: {
    CHECKED: { description: 'Any of the options is chosen.' },
    UNCHECKED: { description: 'None of the options is chosen; true of an unanswered question.' },
    INCLUDES: { description: 'All of the options are chosen; of a text: it contains the value.' },
    NOT_INCLUDES: { description: 'Not all of the options are chosen; of a text: it does not contain the value.' },
    CHECKED_COUNT: { description: 'As many choices: one number, or two for a range. An exclusive option does not count.' },
    EQUAL: { description: 'The answer is the value.' },
    NOT_EQUAL: { description: 'The answer is not the value; true of an unanswered question.' },
    GREATER: { description: 'The answer is greater than the value.' },
    LESS: { description: 'The answer is less than the value.' },
    BETWEEN: { description: 'The answer is between two values, both included.' },
    ANSWERED: { description: 'The question has an answer.' },
    NOT_ANSWERED: { description: 'The question has no answer.' },
  },
});

/** Target algorithm (Spec 3, logic item). */
export const TargetAlgorithmName = TARGET_ALGORITHM_NAMES;
export type TargetAlgorithmName = (typeof TargetAlgorithmName)[keyof typeof TargetAlgorithmName];

registerEnumType(TargetAlgorithmName, {
  name: 'TargetAlgorithm',
  description: 'Whether an item shows or hides.',
  valuesConfig: {
    SHOW: { description: 'Shows its target if the conditions hold, and hides it otherwise.' },
    HIDE: { description: 'Hides its target if the conditions hold, and shows it otherwise.' },
  },
});

/** Operator that joins a condition to the previous one (Spec 3, condition). */
export const LogicOperatorName = LOGIC_OPERATOR_NAMES;
export type LogicOperatorName = (typeof LogicOperatorName)[keyof typeof LogicOperatorName];

registerEnumType(LogicOperatorName, {
  name: 'LogicOperator',
  description: 'How a condition joins to the one before it; AND binds tighter.',
  valuesConfig: {
    AND: { description: 'Both it and the condition before have to hold.' },
    OR: { description: 'It or the condition before has to hold.' },
  },
});

/** Option type (Spec 3, logic item). */
export const LogicPartName = LOGIC_PART_NAMES;
export type LogicPartName = (typeof LogicPartName)[keyof typeof LogicPartName];

registerEnumType(LogicPartName, {
  name: 'LogicPart',
  description: 'Options, or rows (sub-questions) of a question.',
  valuesConfig: {
    OPTIONS: { description: 'Options of the question.' },
    ROWS: { description: 'Rows of the question.' },
  },
});

/** Operands that a condition requires besides its question, by their names in the model. */
export enum LogicOperandName {
  OPTIONS = 'options',
  COUNT = 'count',
  VALUE = 'value',
  OPTION_VALUE = 'optionValue',
  ROW = 'row',
}

registerEnumType(LogicOperandName, {
  name: 'LogicOperand',
  description: 'What a condition has to name besides its question.',
  valuesConfig: {
    OPTIONS: { description: 'One or more options.' },
    COUNT: { description: 'How many: one number, or two for a range.' },
    VALUE: { description: 'One value; two for BETWEEN.' },
    OPTION_VALUE: { description: 'One option and its place, number or text.' },
    ROW: { description: 'A row.' },
  },
});

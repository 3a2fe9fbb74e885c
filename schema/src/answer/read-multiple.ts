import { isExclusive, maxOf, minOf, optionsOf } from '../definition/defaults.js';
import type { SurveyNode } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { isRecord } from '../reading/plain-copy.js';
import type { AnswerError, ChoiceAnswer } from './answer.js';
import { type AnswerReading, misshapen } from './answer-reading.js';
import { readChoice } from './read-choice.js';

const choicesIn = (value: unknown): readonly unknown[] | undefined => {
  if (!isRecord(value) || !Array.isArray(value.options) || Object.keys(value).length !== 1) return undefined;
  return value.options.length <= LIMITS.optionsPerNode ? value.options : undefined;
};

/** The minimum is capped at what can be chosen, and an exclusive option alone is enough; an exclusive one beside others is not. */
const countErrors = (node: SurveyNode, chosen: ReadonlyMap<number, ChoiceAnswer>): AnswerError[] => {
  const options = optionsOf(node);
  const exclusive = options.find((option) => isExclusive(option) && chosen.has(option.id));
  if (exclusive !== undefined) return chosen.size === 1 ? [] : [{ nodeId: node.id, reason: 'exclusive', optionId: exclusive.id }];
  const min = Math.min(minOf(node), options.filter((option) => !isExclusive(option)).length);
  const max = maxOf(node);
  if (chosen.size < min) return [{ nodeId: node.id, reason: 'min', limit: min }];
  return max > 0 && chosen.size > max ? [{ nodeId: node.id, reason: 'max', limit: max }] : [];
};

/** Reads `{ options: [{ option, text? }] }`. Choices come back in display order, whatever the order of clicking; none is no answer. */
export const readMultiple = (node: SurveyNode, value: unknown): AnswerReading => {
  const choices = choicesIn(value);
  if (choices === undefined) return misshapen(node.id);
  const errors: AnswerError[] = [];
  const chosen = new Map<number, ChoiceAnswer>();
  for (const item of choices) {
    const reading = readChoice(node, item);
    if (reading === undefined) return misshapen(node.id);
    errors.push(...reading.errors);
    if (reading.choice === undefined) continue;
    if (chosen.has(reading.choice.option)) return misshapen(node.id);
    chosen.set(reading.choice.option, reading.choice);
  }
  if (chosen.size === 0) return { answer: undefined, errors };
  const inOrder = optionsOf(node).flatMap((option) => chosen.get(option.id) ?? []);
  return { answer: { options: inOrder }, errors: [...errors, ...countErrors(node, chosen)] };
};

import { isExclusive, maxOf, minOf } from '../definition/defaults.js';
import type { SurveyNode } from '../definition/definition.js';
import type { AnswerError, ChoiceAnswer, MultipleAnswer } from './answer.js';
import { type AnswerReader, EMPTY, NO_ERRORS, recordWith } from './answer-reading.js';
import { countErrors } from './count-errors.js';
import { ErrorList } from './error-list.js';
import type { Offered } from './offered.js';
import { readChoice } from './read-choice.js';

const KEYS = ['options'];

/** The minimum is capped at what can be chosen, and an exclusive option alone is enough; an exclusive one beside others is not (R25). */
const selectionErrors = (node: SurveyNode, chosen: readonly ChoiceAnswer[], { options }: Offered): readonly AnswerError[] => {
  let plain = 0;
  let exclusive: number | undefined;
  for (const option of options.values()) {
    if (!isExclusive(option)) plain += 1;
    else if (chosen.some((choice) => choice.option === option.id)) exclusive = option.id;
  }
  if (exclusive === undefined) return countErrors(node.id, chosen.length, Math.min(minOf(node), plain), maxOf(node));
  return chosen.length === 1 ? NO_ERRORS : [{ nodeId: node.id, reason: 'exclusive', optionId: exclusive }];
};

/** Reads `{ options: [{ option, text? }] }`. Choices come back in the order of the document, whatever the order of clicking; none is no answer. */
export const readMultiple: AnswerReader<MultipleAnswer> = (node, value, offered) => {
  const given = recordWith(value, KEYS)?.options;
  if (!Array.isArray(given)) return undefined;
  const errors = new ErrorList(node.id);
  const chosen = new Map<number, ChoiceAnswer>();
  for (const item of given) {
    const reading = readChoice(node, item, offered);
    if (reading === undefined) return undefined;
    errors.addAll(reading.errors);
    if (reading.answer === undefined) continue;
    if (chosen.has(reading.answer.option)) return undefined;
    chosen.set(reading.answer.option, reading.answer);
  }
  if (chosen.size === 0) return errors.isEmpty ? EMPTY : { answer: undefined, errors: errors.all };
  const options = [];
  for (const id of offered.options.keys()) {
    const choice = chosen.get(id);
    if (choice !== undefined) options.push(choice);
  }
  errors.addAll(selectionErrors(node, options, offered));
  return { answer: { options }, errors: errors.all };
};

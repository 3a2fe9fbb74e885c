import { isExclusive, maxOf, minOf } from '../definition/defaults.js';
import type { SurveyNode } from '../definition/definition.js';
import type { AnswerError, ChoiceAnswer, MultipleAnswer } from './answer.js';
import { type AnswerReader, type AnswerReading, NO_ERRORS, recordWith } from './answer-reading.js';
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
  const chosen = new Map<number, AnswerReading<ChoiceAnswer>>();
  for (const item of given) {
    const reading = readChoice(node, item, offered);
    if (reading === undefined) return undefined;
    const id = reading.answer?.option;
    if (id === undefined) {
      errors.addAll(reading.errors);
      continue;
    }
    if (chosen.has(id)) return undefined;
    chosen.set(id, reading);
  }
  const options: ChoiceAnswer[] = [];
  if (chosen.size > 0) {
    for (const id of offered.options.keys()) {
      const reading = chosen.get(id);
      if (reading?.answer === undefined) continue;
      options.push(reading.answer);
      errors.addAll(reading.errors);
    }
    errors.addAll(selectionErrors(node, options, offered));
  }
  return { answer: options.length === 0 ? undefined : { options }, errors: errors.all };
};

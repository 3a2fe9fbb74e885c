import { isExclusive, isOther, maxOf, minOf, optionsOf, otherTextRequired } from '../definition/defaults.js';
import type { SurveyNode, SurveyOption } from '../definition/definition.js';
import { type AnswerReader, type AnswerReading, countErrors, EMPTY, ErrorList, NO_ERRORS, recordWith, trimmed } from './answer-reading.js';
import type { AnswerError, CascadeAnswer, ChoiceAnswer, MultipleAnswer, RankAnswer } from './answer.js';
import type { Offered } from './offered.js';
import { inputFault } from './text-fault.js';

const CHOICE_KEYS = ['option', 'text'];

function otherErrors(nodeId: number, option: SurveyOption, text: string): readonly AnswerError[] {
  if (text === '') return otherTextRequired(option) ? [{ nodeId, reason: 'other', optionId: option.id }] : NO_ERRORS;
  const fault = inputFault(option, text);
  return fault === undefined ? NO_ERRORS : [{ nodeId, optionId: option.id, ...fault }];
}

function choose(nodeId: number, option: SurveyOption, text: string): AnswerReading<ChoiceAnswer> {
  const { id } = option;
  if (!isOther(option)) return { answer: { option: id }, errors: NO_ERRORS };
  return { answer: text === '' ? { option: id } : { option: id, text }, errors: otherErrors(nodeId, option, text) };
}

/**
 * Reads one choice, `{ option, text? }`. A text counts only on an option that has an input, as answers count only on questions that are shown; on any
 * other option it is left out. An option that is not offered now is not chosen (R15).
 */
export const readChoice: AnswerReader<ChoiceAnswer> = (node, value, offered) => {
  const record = recordWith(value, CHOICE_KEYS);
  const text = trimmed(record?.text);
  if (record === undefined || typeof record.option !== 'number' || text === null) return undefined;
  const option = offered.options.get(record.option);
  if (option !== undefined) return choose(node.id, option, text);
  if (offered.isKnown(record.option)) return EMPTY;
  return { answer: undefined, errors: [{ nodeId: node.id, reason: 'unknownOption', optionId: record.option }] };
};

const MULTIPLE_KEYS = ['options'];

/** The minimum is capped at what can be chosen, and an exclusive option alone is enough; an exclusive one beside others is not (R25). */
function selectionErrors(node: SurveyNode, chosen: readonly ChoiceAnswer[], { options }: Offered): readonly AnswerError[] {
  let plain = 0;
  let exclusive: number | undefined;
  for (const option of options.values()) {
    if (!isExclusive(option)) plain += 1;
    else if (chosen.some((choice) => choice.option === option.id)) exclusive = option.id;
  }
  if (exclusive === undefined) return countErrors(node.id, chosen.length, Math.min(minOf(node), plain), maxOf(node));
  return chosen.length === 1 ? NO_ERRORS : [{ nodeId: node.id, reason: 'exclusive', optionId: exclusive }];
}

/** Reads `{ options: [{ option, text? }] }`. Choices come back in the order of the document, whatever the order of clicking; none is no answer. */
export const readMultiple: AnswerReader<MultipleAnswer> = (node, value, offered) => {
  const given = recordWith(value, MULTIPLE_KEYS)?.options;
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

const RANK_KEYS = ['order'];

/**
 * Reads `{ order: [optionId] }`, first place first. Each option has one place and each place one option, so `is_one` needs no test. The fewest places
 * are capped at what is offered; options that are not offered now leave their place to the next.
 */
export const readRank: AnswerReader<RankAnswer> = (node, value, { options, isKnown }) => {
  const given: unknown = recordWith(value, RANK_KEYS)?.order;
  if (!Array.isArray(given)) return undefined;
  const errors = new ErrorList(node.id);
  const order = new Set<number>();
  for (const id of given) {
    if (typeof id !== 'number' || order.has(id)) return undefined;
    if (options.has(id)) order.add(id);
    else if (!isKnown(id)) errors.add({ reason: 'unknownOption', optionId: id });
  }
  if (order.size > 0) errors.addAll(countErrors(node.id, order.size, Math.min(minOf(node), options.size), maxOf(node)));
  return { answer: order.size === 0 ? undefined : { order: [...order] }, errors: errors.all };
};

const CASCADE_KEYS = ['path'];

/**
 * Reads `{ path: [optionId] }`, each option within the one before it. A path that has been begun must lead to an option without further levels; an
 * option that is not offered now ends it.
 */
export const readCascade: AnswerReader<CascadeAnswer> = (node, value, offered) => {
  const given: unknown = recordWith(value, CASCADE_KEYS)?.path;
  if (!Array.isArray(given)) return undefined;
  const path: number[] = [];
  let level = optionsOf(node);
  for (const id of given) {
    if (typeof id !== 'number') return undefined;
    if (!offered.isKnown(id)) return { answer: undefined, errors: [{ nodeId: node.id, reason: 'unknownOption', optionId: id }] };
    const option = level.find((candidate) => candidate.id === id);
    if (option === undefined) return undefined;
    if (!offered.options.has(id)) break;
    path.push(option.id);
    level = option.nodes ?? [];
  }
  if (path.length === 0) return EMPTY;
  const isComplete = !level.some(({ id }) => offered.options.has(id));
  return { answer: { path }, errors: isComplete ? NO_ERRORS : [{ nodeId: node.id, reason: 'incomplete' }] };
};

import { maxOf, minOf } from '../definition/defaults.js';
import type { RankAnswer } from './answer.js';
import { type AnswerReader, recordWith } from './answer-reading.js';
import { countErrors } from './count-errors.js';
import { ErrorList } from './error-list.js';

const KEYS = ['order'];

/**
 * Reads `{ order: [optionId] }`, first place first. Each option has one place and each place one option, so `is_one` needs no test. The fewest places
 * are capped at what is offered; options that are not offered now leave their place to the next.
 */
export const readRank: AnswerReader<RankAnswer> = (node, value, { options, isKnown }) => {
  const given: unknown = recordWith(value, KEYS)?.order;
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

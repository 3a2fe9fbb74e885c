import { isRecord } from '../reading/plain-copy.js';
import type { ProportionAnswer } from './answer.js';
import { type AnswerReader, recordWith } from './answer-reading.js';
import { weightsOf } from './bounds.js';
import { ErrorList } from './error-list.js';
import { unknownIds } from './id-key.js';
import { isBlank } from './read-field-texts.js';

const KEYS = ['fields'];

/**
 * Reads `{ fields: { [optionId]: number } }`, whole numbers. Once one number is given, an item without a number counts as 0: for its bounds and for
 * the sum that the numbers must add up to.
 */
export const readProportion: AnswerReader<ProportionAnswer> = (node, value, { options, isKnown }) => {
  const given = recordWith(value, KEYS)?.fields;
  const unknown = isRecord(given) ? unknownIds(given, isKnown) : undefined;
  if (!isRecord(given) || unknown === undefined) return undefined;
  const errors = new ErrorList(node.id);
  const { min, max } = weightsOf(node);
  const fields: Record<string, number> = {};
  const broken = new ErrorList(node.id);
  let total = 0;
  for (const { id: optionId } of options.values()) {
    const number = given[optionId] ?? 0;
    if (typeof number !== 'number') return undefined;
    if (given[optionId] !== undefined) fields[optionId] = number + 0;
    total += number;
    if (number < min) broken.add({ reason: 'min', limit: min, optionId });
    else if (number > max) broken.add({ reason: 'max', limit: max, optionId });
    else if (!Number.isInteger(number)) broken.add({ reason: 'integer', optionId });
  }
  for (const optionId of unknown) errors.add({ reason: 'unknownOption', optionId });
  if (isBlank(fields)) return { answer: undefined, errors: errors.all };
  errors.addAll(broken.all);
  const sum = node.setting?.sum ?? 0;
  if (sum > 0 && total !== sum) errors.add({ reason: 'sum', limit: sum });
  return { answer: { fields }, errors: errors.all };
};

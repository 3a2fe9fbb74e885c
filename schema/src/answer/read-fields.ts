import { isRecord } from '../reading/plain-copy.js';
import { type AnswerReader, ErrorList, recordWith, trimmed, unknownIds } from './answer-reading.js';
import type { AnswerError, FieldsAnswer, FieldTexts, ProportionAnswer } from './answer.js';
import { weightsOf } from './bounds.js';
import type { Offered } from './offered.js';
import { inputFault } from './text-fault.js';

const textOf = (value: unknown): string | null => trimmed(Number.isFinite(value) ? String(value) : value);

/**
 * Reads texts by field, `{ [optionId]: text }`: a form, a row of a table or of a fill-in matrix; a number counts as its digits. Each text obeys the
 * input type of its field. Once one field is filled in, every field that is marked as required must be; nothing filled in is `{}` without an error.
 * @param place The row they belong to, for the errors.
 * @returns Undefined for what does not have the shape.
 */
export function readFieldTexts(
  value: unknown,
  { options, isKnown }: Offered,
  errors: ErrorList,
  place?: Pick<AnswerError, 'rowId' | 'row'>,
): FieldTexts | undefined {
  const unknown = isRecord(value) ? unknownIds(value, isKnown) : undefined;
  if (!isRecord(value) || unknown === undefined) return undefined;
  for (const optionId of unknown) errors.add({ reason: 'unknownOption', optionId, ...place });
  const fields: Record<string, string> = {};
  const missing: number[] = [];
  let isBegun = false;
  for (const option of options.values()) {
    const text = textOf(value[option.id]);
    if (text === null) return undefined;
    if (text === '') {
      if (option.required !== false) missing.push(option.id);
      continue;
    }
    isBegun = true;
    fields[option.id] = text;
    const fault = inputFault(option, text);
    if (fault !== undefined) errors.add({ optionId: option.id, ...fault, ...place });
  }
  if (isBegun) for (const optionId of missing) errors.add({ reason: 'required', optionId, ...place });
  return fields;
}

/** Returns whether no field is filled in. */
export const isBlank = (fields: object): boolean => Object.keys(fields).length === 0;

const FIELDS_KEYS = ['fields'];

/** Reads `{ fields: { [optionId]: text } }`. */
export const readFields: AnswerReader<FieldsAnswer> = (node, value, offered) => {
  const errors = new ErrorList(node.id);
  const fields = readFieldTexts(recordWith(value, FIELDS_KEYS)?.fields, offered, errors);
  if (fields === undefined) return undefined;
  return { answer: isBlank(fields) ? undefined : { fields }, errors: errors.all };
};

const WEIGHT_KEYS = ['fields'];

/**
 * Reads `{ fields: { [optionId]: number } }`, whole numbers. Once one number is given, an item without a number counts as 0: for its bounds and for
 * the sum that the numbers must add up to.
 */
export const readProportion: AnswerReader<ProportionAnswer> = (node, value, { options, isKnown }) => {
  const given = recordWith(value, WEIGHT_KEYS)?.fields;
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

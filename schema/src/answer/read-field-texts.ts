import { isRecord } from '../reading/plain-copy.js';
import type { AnswerError, FieldTexts } from './answer.js';
import { trimmed } from './answer-reading.js';
import type { ErrorList } from './error-list.js';
import { unknownIds } from './id-key.js';
import { inputFault } from './input-fault.js';
import type { Offered } from './offered.js';

const textOf = (value: unknown): string | null => trimmed(Number.isFinite(value) ? String(value) : value);

/**
 * Reads texts by field, `{ [optionId]: text }`: a form, a row of a table or of a fill-in matrix; a number counts as its digits. Each text obeys the
 * input type of its field. Once one field is filled in, every field that is marked as required must be; nothing filled in is `{}` without an error.
 * @param place The row they belong to, for the errors.
 * @returns Undefined for what does not have the shape.
 */
export const readFieldTexts = (
  value: unknown,
  { options, isKnown }: Offered,
  errors: ErrorList,
  place?: Pick<AnswerError, 'rowId' | 'row'>,
): FieldTexts | undefined => {
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
};

/** Returns whether no field is filled in. */
export const isBlank = (fields: object): boolean => Object.keys(fields).length === 0;

import type { FieldsAnswer } from './answer.js';
import { type AnswerReader, recordWith } from './answer-reading.js';
import { ErrorList } from './error-list.js';
import { isBlank, readFieldTexts } from './read-field-texts.js';

const KEYS = ['fields'];

/** Reads `{ fields: { [optionId]: text } }`. */
export const readFields: AnswerReader<FieldsAnswer> = (node, value, offered) => {
  const errors = new ErrorList(node.id);
  const fields = readFieldTexts(recordWith(value, KEYS)?.fields, offered, errors);
  if (fields === undefined) return undefined;
  return { answer: isBlank(fields) ? undefined : { fields }, errors: errors.all };
};

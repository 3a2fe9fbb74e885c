import { isRecord, type PlainRecord } from '../reading/plain-copy.js';
import { addText, type PartTally } from './part-tally.js';

/** A text that says something. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

export const isNumeric = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Texts and numbers by field; ids of fields that no version has are passed over. */
export function eachField(part: PartTally, fields: unknown, count: (field: number, value: unknown) => void): void {
  if (!isRecord(fields)) return;
  for (const [key, value] of Object.entries(fields)) if (part.fields.has(Number(key))) count(Number(key), value);
}

function addChoice({ options }: PartTally, choice: unknown): void {
  if (!isRecord(choice) || typeof choice.option !== 'number') return;
  const tally = options.get(choice.option);
  if (tally === undefined) return;
  tally.count += 1;
  if (isText(choice.text)) tally.texts?.add(choice.text);
}

function addField(part: PartTally, id: number, value: unknown): void {
  const field = part.fields.get(id);
  if (field === undefined || !(isText(value) || isNumeric(value))) return;
  field.base += 1;
  if (isNumeric(value)) field.numbers.add(value);
  else addText(field, value);
}

/**
 * Counts what a question or a row of a matrix may hold, by its shape, not by the type of the question: that may have been switched since. What has
 * no shape that is known counts as answered.
 */
export function addToPart(part: PartTally, answer: PlainRecord): void {
  part.base += 1;
  if ('option' in answer) addChoice(part, answer);
  else if (isText(answer.text)) addText(part, answer.text);
  if (Array.isArray(answer.options)) for (const choice of answer.options) addChoice(part, choice);
  if (isNumeric(answer.number)) part.numbers.add(answer.number);
  eachField(part, answer.fields, (id, value) => addField(part, id, value));
}

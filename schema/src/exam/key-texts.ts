import { optionsOf, rowsOf } from '../definition/defaults.js';
import type { SurveyNode } from '../definition/definition.js';
import { walkOptions } from '../definition/walk.js';
import { readableText } from '../piping/readable-text.js';
import type { AcceptedTexts, NodeExam } from './node-exam.js';

/** A line of a right answer: what is right, and of which row or field. */
export interface KeyLine {
  readonly label: string | null;
  readonly texts: readonly string[];
}

/** A number with how far an answer may be off. */
const acceptedTexts = ({ texts, match, tolerance = 0 }: AcceptedTexts): readonly string[] =>
  match === 'number' && tolerance > 0 ? texts.map((text) => `${text} ± ${tolerance}`) : texts;

/**
 * The right answer of a question as plain texts, in the words of its options and rows: one line, or one for each keyed row or field. Several texts of a
 * line are all of a set, in the right order of a ranking, or any of what is accepted. Empty where there is no key.
 */
export function keyLines(node: SurveyNode): readonly KeyLine[] {
  const { exam } = node;
  if (exam === undefined) return [];
  const titles = new Map<number, string>();
  for (const { id, title } of walkOptions(optionsOf(node))) titles.set(id, readableText(title));
  for (const { id, title } of rowsOf(node)) titles.set(id, readableText(title));
  const named = (ids: readonly number[]): readonly string[] => ids.map((id) => titles.get(id) ?? '');
  const { optionIds = [], texts = [], rows = [], fields = [] }: NodeExam = exam;
  return [
    ...(optionIds.length > 0 ? [{ label: null, texts: named(optionIds) }] : []),
    ...(texts.length > 0 ? [{ label: null, texts: acceptedTexts({ ...exam, texts }) }] : []),
    ...rows.map((row) => ({ label: titles.get(row.rowId) ?? '', texts: named(row.optionIds) })),
    ...fields.map((field) => ({ label: titles.get(field.optionId) ?? '', texts: acceptedTexts(field) })),
  ];
}

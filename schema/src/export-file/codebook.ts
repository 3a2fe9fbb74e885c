import type { Language } from '../definition/definition.js';
import { missingLabel } from '../export/column-text.js';
import type { FileColumn, FileValue } from './file-column.js';
import type { FileLayout } from './file-layout.js';
import { type FileWords, fileWords } from './locales/file-words.js';

const HEADS = ['name', 'label', 'type', 'measure', 'code', 'text'] as const satisfies readonly (keyof FileWords)[];

/** A line of a codebook: name, label, type and measure of a column, and one of its values with its words. */
export type CodebookLine = readonly FileValue[];

function linesOf(
  { name, label, type, measure, labels, missing }: FileColumn,
  words: FileWords,
  language: Language,
): readonly CodebookLine[] {
  const column = [name, label, words.types[type], words.measures[measure]];
  const values: readonly CodebookLine[] = [
    ...labels.map(({ code, title }) => [code, title]),
    ...missing.map((code) => [code, missingLabel(code, language)]),
  ];
  return values.length === 0 ? [[...column, null, null]] : values.map((value) => [...column, ...value]);
}

/**
 * Says in the language of the layout what stands in the columns of a file: the heads, then a line for each value of each column, or one for a column
 * where any value goes. Missing codes are listed where the file has them.
 */
export function codebook({ columns, options: { language } }: FileLayout): readonly CodebookLine[] {
  const words = fileWords(language);
  return [HEADS.map((head) => words[head]), ...columns.flatMap((column) => linesOf(column, words, language))];
}

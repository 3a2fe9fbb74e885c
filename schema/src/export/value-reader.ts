import type { Language } from '../definition/definition.js';
import type { Cell, Column, MissingCode, ValueLabel } from './column.js';
import { columnWords } from './column-text.js';

/** Prepares the reading of a column: the label of a value, undefined for one that has none, like a number, a text or a missing code. */
export function valueReader({ values }: Pick<Column, 'values'>): (cell: Cell) => ValueLabel | undefined {
  const labels = new Map<Cell, ValueLabel>(values.map((label) => [label.value, label]));
  return (cell) => labels.get(cell);
}

/** Returns whether a cell has a value: it is neither null nor one of the missing codes of its column. */
export const hasValue = ({ missing }: Pick<Column, 'missing'>, cell: Cell): boolean =>
  cell !== null && !missing.some((code) => code === cell);

/** What a missing code means, for codebooks and labels. */
export const missingLabel = (code: MissingCode, language: Language): string => columnWords(language).missing[code];

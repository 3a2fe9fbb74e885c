import type { QuestionKey } from '../../catalogue/entry/question-key.js';
import type { NodeSetting } from '../../definition/definition.js';
import type { DraftOption, DraftRow } from '../draft/draft-survey.js';
import { halfWidth } from './half-width.js';
import type { TextItem } from './line-kind.js';
import { COLUMNS, ROWS } from './text-patterns.js';

/** Columns and rows of a matrix, as titles. */
export interface TextMatrix {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

const SEPARATORS = /\s*[|/;\uff1b\u3001\uff0c,\t]\s*/;

const pieces = (text: string): string[] =>
  text
    .split(SEPARATORS)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** The words behind a colon, as they were written. */
function behind(pattern: RegExp, text: string): string | undefined {
  const rest = pattern.exec(halfWidth(text))?.[1];
  return rest === undefined ? undefined : text.slice(text.length - rest.length);
}

/** A table: its first row names the columns, the first cell of every further one its row. A line of dashes between them is only drawn. */
export function matrixOfCells(cells: readonly (readonly string[])[]): TextMatrix {
  const [head = [], ...rows] = cells.filter((row) => !row.every((cell) => /^:?-*:?$/.test(cell)));
  return { columns: head.slice(1).filter(Boolean), rows: rows.map(([first = '']) => first).filter(Boolean) };
}

/**
 * Lines below a matrix: those that name columns or rows; without them letters stand for columns and everything else for rows, or the first line that
 * lists several things for the columns.
 */
export function matrixOfItems(items: readonly TextItem[]): TextMatrix {
  const columns: string[] = [];
  const rows: string[] = [];
  const others: TextItem[] = [];
  for (const item of items) {
    const named = behind(COLUMNS, item.text);
    const namedRows = named === undefined ? behind(ROWS, item.text) : undefined;
    if (named !== undefined) columns.push(...pieces(named));
    else if (namedRows !== undefined) rows.push(...pieces(namedRows));
    else others.push(item);
  }
  const isMixed = new Set(others.map(({ mark }) => mark === 'letter')).size === 2;
  for (const [place, { mark, text }] of others.entries()) {
    const isColumn = columns.length === 0 ? place === 0 && pieces(text).length > 1 : isMixed && mark === 'letter';
    if (isMixed && mark === 'letter') columns.push(text);
    else if (isColumn && !isMixed) columns.push(...pieces(text));
    else rows.push(text);
  }
  return { columns, rows };
}

const isNumber = (text: string): boolean => /^-?\d{1,3}$/.test(halfWidth(text));

/** Fits columns and rows into the kind of matrix; one with numbers for columns is rated. */
export function matrixParts(
  { columns, rows }: TextMatrix,
  kind: QuestionKey | undefined,
  setting: NodeSetting,
): { kind: QuestionKey; setting: NodeSetting; options?: DraftOption[]; rows: DraftRow[] } {
  const draftRows = rows.map((title, place): DraftRow => ({ key: String(place + 1), title }));
  const isScale = columns.length > 1 && columns.every(isNumber);
  if (kind === 'matrixRate' || (kind === undefined && isScale)) {
    const ends = isScale ? columns.map(Number) : [1, columns.length > 1 ? columns.length : 5];
    const [left = '', right = ''] = isScale ? [] : [columns[0], columns.at(-1)];
    const words = { ...(left && { left_text: left }), ...(right && { right_text: right }) };
    return { kind: 'matrixRate', setting: { min: Math.min(...ends), max: Math.max(...ends), ...words, ...setting }, rows: draftRows };
  }
  const options = columns.map((title, place): DraftOption => ({ key: String(place + 1), title }));
  return { kind: kind ?? 'matrixSingle', setting, options, rows: draftRows };
}

import { type Cell, type Column, type ColumnPart, type ColumnPlan, hasValue } from '../column.js';

/** The sentences of a column that holds a part of an answer; null where another column says the same. */
const OF_PART: Readonly<Record<ColumnPart, (column: Column, cell: Cell) => string | readonly string[] | null>> = {
  text: ({ optionId }, cell) => `text of ${optionId} ${cell}`,
  name: (_, cell) => `name ${cell}`,
  state: () => null,
  tag: ({ tag }, cell) => (cell === 1 ? `tag ${tag}` : null),
  comment: (_, cell) => `comment ${cell}`,
  rowCount: (_, cell) => `count ${cell}`,
  lines: (_, cell) =>
    String(cell)
      .split('\n')
      .flatMap((line, index) => line.split('\t').flatMap((text, place) => (text === '' ? [] : [`line ${index} ${place} ${text}`]))),
  level: ({ index }, cell) => `level ${index} ${cell}`,
  province: (_, cell) => `division 1 ${cell}`,
  city: (_, cell) => `division 2 ${cell}`,
  district: (_, cell) => `division 3 ${cell}`,
  address: (_, cell) => `address ${cell}`,
  division: () => null,
  count: (column, cell) => (column.optionId === undefined ? `count ${cell}` : valueOf(column, cell)),
  file: ({ index }, cell) => `file ${index} ${cell}`,
  longitude: (_, cell) => `longitude ${cell}`,
  latitude: (_, cell) => `latitude ${cell}`,
};

/** A weight or a number of marks of 0 is the same as none. */
const valueOf = ({ optionId }: Column, cell: Cell): string | null => (cell === 0 ? null : `value ${optionId} ${cell}`);

function sentencesOf(column: Column, cell: Cell): string | readonly string[] | null {
  const { kind, optionId, part } = column;
  if (part !== undefined) return OF_PART[part](column, cell);
  if (kind === 'code') return `chosen ${cell}`;
  if (kind === 'flag') return cell === 1 ? `chosen ${optionId}` : null;
  if (kind === 'date' || kind === 'time') return `${kind} ${cell}`;
  if (optionId === undefined) return `${kind === 'text' ? 'text' : 'number'} ${cell}`;
  return kind === 'integer' ? valueOf(column, cell) : `field ${optionId} ${kind} ${cell}`;
}

/** Tells the facts that the cells have about the answers, sorted, a sentence for each, in the words of `answerFacts`. It reads the plan and the cells alone. */
export const cellFacts = ({ columns }: ColumnPlan, cells: readonly Cell[]): string[] =>
  columns
    .flatMap((column, position) => {
      const cell = cells[position] ?? null;
      if (column.nodeId === undefined || !hasValue(column, cell)) return [];
      const row = column.rowId === undefined ? '' : `row ${column.rowId} `;
      return [sentencesOf(column, cell) ?? []].flat().map((sentence) => `${column.nodeId} ${row}${sentence}`);
    })
    .sort();

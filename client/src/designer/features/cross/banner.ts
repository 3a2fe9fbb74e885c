import { readableText } from '@wence/schema';
import type { Measure } from './cross-address';
import type { CrossQuestionFragment, CrossTableFragment } from './cross.generated';

type Cell = CrossTableFragment['rows'][number]['cells'][number];

/** Tables of one question in the rows that have the same rows, and so stand beside each other. */
export interface Banner {
  readonly row: CrossQuestionFragment;
  readonly tables: readonly CrossTableFragment[];
}

const labelsOf = ({ row, rows, means }: CrossTableFragment): string =>
  JSON.stringify([row.localId, rows.map(({ code, title }) => [code, title]), means.map(({ title }) => title)]);

/** Puts the tables of each question beside each other if they have the same rows, as they have unless some were left out. */
export function bannersOf(tables: readonly CrossTableFragment[]): Banner[] {
  const places = new Map(tables.map(({ row }, place) => [row.localId, place]));
  const beside = new Map<string, { row: CrossQuestionFragment; tables: CrossTableFragment[] }>();
  for (const table of tables) {
    const banner = beside.get(labelsOf(table)) ?? { row: table.row, tables: [] };
    banner.tables.push(table);
    beside.set(labelsOf(table), banner);
  }
  const placeOf = ({ row }: Banner): number => places.get(row.localId) ?? 0;
  return [...beside.values()].toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Code and title of a question; of a row of a matrix its title follows. */
export const questionName = ({ code, title, rowTitle }: CrossQuestionFragment): string =>
  [`${code} ${readableText(title)}`.trim(), ...(rowTitle === null ? [] : [readableText(rowTitle)])].join(' · ');

/** Names the question that the columns of a table are made of, or one within another. */
export const columnsName = ({ column, inner }: Pick<CrossTableFragment, 'column' | 'inner'>): string =>
  [column, ...(inner ? [inner] : [])].map(questionName).join(' › ');

/** Whether the same person can stand in several columns that would be compared. */
export const isOverlapping = ({ column, inner }: Pick<CrossTableFragment, 'column' | 'inner'>): boolean => (inner ?? column).overlapping;

/** The category that each column stands within, by the place of the column; empty where columns are not nested. */
export const outerOf = ({ groups }: CrossTableFragment): CrossTableFragment['groups'] =>
  groups.flatMap((group) => Array.from({ length: group.span }, () => group));

/** Whether a column is the first within its category. */
export function beginsGroup(table: CrossTableFragment, place: number): boolean {
  const outer = outerOf(table);
  return outer[place] !== undefined && outer[place] !== outer[place - 1];
}

/** The share that a measure shows, 0 to 100; null: it shows no share. */
export function percentOf(cell: Cell, measure: Measure): number | null {
  switch (measure) {
    case 'column':
      return cell.columnPercent;
    case 'row':
      return cell.rowPercent;
    case 'total':
      return cell.totalPercent;
    case 'count':
    case 'mean':
      return null;
  }
}

/** The share of all of a row, in the same measure. */
export function totalPercentOf(percent: number, measure: Measure): number | null {
  if (measure === 'row') return 100;
  return measure === 'column' || measure === 'total' ? percent : null;
}

/** Letters compare shares of columns, and means: beside anything else they would be misread. */
export const showsLetters = (measure: Measure): boolean => measure === 'column' || measure === 'mean';

const SMALLEST = 0.001;

/** A probability to three places; a smaller one is only said to be smaller. */
export const probability = (p: number): string => (p < SMALLEST ? `p < ${SMALLEST}` : `p = ${p.toFixed(3)}`);

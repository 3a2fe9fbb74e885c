import { readableText, type SurveyNode, type SurveyRow } from '@wence/schema';
import type { Column, MatrixKind } from './matrix-kind';

/** Width of a question on a wide screen, in px. */
const SHEET = 608;
const PADDING = 8;
const NARROW = 6.4;
const WIDE = 13;
const MOST_LINES = 5;

/** Characters that a line may end after, as in Chinese. */
const BREAKABLE = /[\u2e80-\uffff]/g;

/** Approximate width at which a column's title breaks no word and takes few lines. */
function widthFor(title: string): number {
  const text = readableText(title);
  const wide = text.match(BREAKABLE)?.length ?? 0;
  const whole = wide * WIDE + (text.length - wide) * NARROW;
  const word = Math.max(...text.split(/[\s\u2e80-\uffff]+/).map(({ length }) => length * NARROW));
  return Math.max(word, whole / MOST_LINES) + PADDING;
}

/**
 * Returns whether all columns fit side by side. If not, each row is a card on every screen, since nothing may scroll sideways.
 * @param least Smallest width of a column.
 * @param sides Width of the titles of the rows.
 */
function hasRoom(titles: readonly string[], least: number, sides: number): boolean {
  const widest = Math.max(least, ...titles.map(widthFor));
  return sides + titles.length * widest <= SHEET;
}

interface MatrixLayout {
  /** A table where the screen is wide; else a card per row on every screen. */
  readonly isTable: boolean;
  /** Rows and columns are swapped in it. */
  readonly isFlipped: boolean;
  /** Some rows have a right end as well. */
  readonly isSided: boolean;
}

/** Widths in px, as the style sheet has them: what leads and what ends a row, and an input over a column. */
const ROW_TITLES = 164;
const RIGHT_ENDS = 104;
const ROW_NAME = 96;

/** Spec 3, question setting fields: `is_split` shows a card per row, `is_flip` swaps rows and columns. */
export function layoutOf(
  { setting }: SurveyNode,
  rows: readonly SurveyRow[],
  columns: readonly Column[],
  { leastWidth }: Pick<MatrixKind, 'leastWidth'>,
): MatrixLayout {
  const isFlipped = setting?.is_flip === true && columns.length > 0;
  const isSided = rows.some(({ rightTitle }) => rightTitle);
  const titles = (isFlipped ? rows : columns).map(({ title }) => title);
  const least = isFlipped && rows.some(({ other }) => other) ? Math.max(leastWidth, ROW_NAME) : leastWidth;
  const sides = isSided && !isFlipped ? ROW_TITLES + RIGHT_ENDS : ROW_TITLES;
  return { isTable: setting?.is_split !== true && hasRoom(titles, least, sides), isFlipped, isSided };
}

import type { SurveyNode, SurveyRow } from '@wence/schema';
import { hasRoom } from './has-room';
import type { Column, MatrixKind } from './matrix-kind';

export interface MatrixLayout {
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

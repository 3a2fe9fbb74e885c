import type { Cell } from '../export/column.js';
import type { FileColumn, FileValue, Recipe } from './file-column.js';
import { CHOICE_SEPARATOR } from './locales/file-words.js';

/** Makes the values of one column of some rows. `cells`: for each source of the layout, its cells. They are good until the next call. */
export type ReadColumn = (cells: readonly ArrayLike<Cell>[], rows: number) => ArrayLike<FileValue>;

const NO_CELLS: ArrayLike<Cell> = [];

/**
 * Prepares the reading of a column in batches. Nothing is allocated for a cell: the values of known options are prepared, and those of a batch go into
 * the same list as those of the one before.
 */
export function columnReader({ sources, recipe }: Pick<FileColumn, 'sources' | 'recipe'>): ReadColumn {
  const [source = 0] = sources;
  if (recipe.way === 'joined') return joinedReader(sources, recipe);
  if (recipe.way === 'same') return (cells) => cells[source] ?? NO_CELLS;
  const { to, others } = recipe;
  const values: FileValue[] = [];
  return (cells, rows) => {
    const from = cells[source] ?? NO_CELLS;
    for (let row = 0; row < rows; row += 1) {
      const cell = from[row] ?? null;
      const value = to.get(cell);
      values[row] = value === undefined && others === 'same' ? cell : (value ?? null);
    }
    return values;
  };
}

function joinedReader(sources: readonly number[], { texts, missing }: Extract<Recipe, { way: 'joined' }>): ReadColumn {
  const values: FileValue[] = [];
  return (cells, rows) => {
    for (let row = 0; row < rows; row += 1) {
      let text: string | null = null;
      let wasAsked = false;
      let code: Cell = null;
      for (const [index, source] of sources.entries()) {
        const cell = cells[source]?.[row] ?? null;
        if (cell === 1) text = text === null ? (texts[index] ?? '') : `${text}${CHOICE_SEPARATOR}${texts[index] ?? ''}`;
        if (cell === 1 || cell === 0) wasAsked = true;
        else if (cell !== null) code ??= cell;
      }
      values[row] = text ?? (wasAsked ? null : (missing.find((one) => one === code) ?? null));
    }
    return values;
  };
}

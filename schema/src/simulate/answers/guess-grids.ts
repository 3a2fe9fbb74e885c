import { weightsOf, boundsOf } from '../../answer/bounds.js';
import { isRequired, rowsOf } from '../../definition/defaults.js';
import { LIMITS } from '../../limit/limits.js';
import type { GuessContext, Guess } from './guess-context.js';
import { guessMultiple, guessSingle } from './guess-choices.js';
import { guessNumber } from './guess-scales.js';
import { guessText, typedInto } from './guess-text.js';

/** Percentage of optional fields or rows that are filled in. */
const FILLING = 85;
/** Rows that people add to a growing table beyond the fewest they must. */
const USUAL_ROWS = 3;

/** Texts by field: all that must be filled in, most of the others, and at least one. */
function fieldsOf(asked: GuessContext): Record<string, string> {
  const [favourite] = asked.byPreference(asked.offered.options.values());
  const filled = [...asked.offered.options.values()].filter(
    (option) => option === favourite || option.required !== false || asked.random.happens(FILLING),
  );
  return Object.fromEntries(filled.map((option) => [option.id, typedInto(option, asked)]));
}

export const guessFields: Guess = (asked) => ({ fields: fieldsOf(asked) });

/** A fixed table has an entry for each of its rows, an empty one for a row that is hidden now. */
export const guessTable: Guess = (asked) => {
  const { node, offered, random } = asked;
  if (node.subType !== 2) {
    const skips = (): boolean => !isRequired(node) && !random.happens(FILLING);
    return { rows: rowsOf(node).map(({ id }) => (!offered.rows.has(id) || skips() ? {} : fieldsOf(asked))) };
  }
  const { min, max } = boundsOf(node);
  const most = Math.min(max === 0 ? LIMITS.growingRows : max, Math.max(1, min) + USUAL_ROWS - 1);
  return { rows: Array.from({ length: random.between(Math.max(1, min), most) }, () => fieldsOf(asked)) };
};

const CELLS: Readonly<Record<number, Guess>> = {
  2: guessMultiple,
  3: (asked) => (asked.node.options === undefined ? guessText(asked) : guessFields(asked)),
  4: guessNumber,
};

/** The first row takes the column that is chosen least, the others any. */
const cellAt = (asked: GuessContext, place: number): unknown =>
  (CELLS[asked.node.type === 14 ? (asked.node.subType ?? 1) : 1] ?? guessSingle)(
    place === 0 ? asked : { ...asked, byPreference: (options) => asked.random.shuffled([...options]) },
  );

/** Gives each row a column of its own, as far as there are any, where a column takes one row only. */
function ownColumns(asked: GuessContext, rows: readonly number[]): [number, unknown][] {
  const columns = asked.byPreference(asked.offered.options.values());
  return asked.random.shuffled(rows).flatMap((row, place): [number, unknown][] => {
    const column = columns[place];
    if (column === undefined) return [];
    return [[row, guessSingle({ ...asked, offered: { ...asked.offered, options: new Map([[column.id, column]]) } })]];
  });
}

/** All rows of a required matrix, most rows of any other; rows that respondents name themselves get a name. */
export const guessMatrix: Guess = (asked) => {
  const { node, offered, random } = asked;
  const must = isRequired(node);
  const ids = [...offered.rows.values()].filter(({ other }) => (must && other !== true) || random.happens(FILLING)).map(({ id }) => id);
  const entries =
    node.setting?.is_one === true ? ownColumns(asked, ids) : random.shuffled(ids).map((id, place) => [id, cellAt(asked, place)] as const);
  if (entries.length === 0) return undefined;
  const named = entries.filter(([id]) => offered.rows.get(id)?.other === true);
  const names = Object.fromEntries(named.map(([id]) => [id, `${asked.words} ${random.below(1_000)}`]));
  return { rows: Object.fromEntries(entries), ...(named.length > 0 && { names }) };
};

/** Gives each item its minimum, and distributes the rest at random, to the least chosen one first. */
export const guessProportion: Guess = ({ node, offered, random, byPreference }) => {
  const { min, max } = weightsOf(node);
  const items = byPreference(offered.options.values());
  const sum = node.setting?.sum ?? 0;
  const weights = new Map(items.map(({ id }) => [id, min]));
  let rest = sum > 0 ? sum - min * items.length : random.below(LIMITS.weightDefaultMax);
  const give = (id: number, more: number): void => {
    weights.set(id, (weights.get(id) ?? 0) + more);
    rest -= more;
  };
  const room = (id: number): number => Math.max(0, Math.min(rest, max - (weights.get(id) ?? 0)));
  for (const { id } of items) give(id, random.between(Math.min(1, room(id)), Math.ceil(room(id) / 2)));
  for (const { id } of items) give(id, room(id));
  return { fields: Object.fromEntries(weights) };
};

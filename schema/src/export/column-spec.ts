import type { Offered } from '../answer/offered.js';
import type { SurveyNode, SurveyRow } from '../definition/definition.js';
import type { PlacedOption } from '../report/planned-option.js';
import type { Cell, Column, ColumnKind, ColumnPart, Measure } from './column.js';

export type { AskedQuestion } from '../report/tally-plan.js';

/** A value that answers of one version can have in a column; the title is rich text. */
export interface SpecValue {
  readonly value: number;
  readonly code: string;
  readonly title: string;
}

/** A column as one version has it: without the words of its label, which may need other versions. */
export interface ColumnSpec extends Pick<Column, 'kind' | 'measure' | 'rowId' | 'optionId' | 'part' | 'index' | 'tag'> {
  readonly key: string;
  /** Joined to the question's code by underscores, these make the name. */
  readonly suffix: readonly string[];
  /** Titles of row and option, as rich text. */
  readonly titles: readonly string[];
  readonly values: readonly SpecValue[];
  /** The multi-response set that it is part of. */
  readonly set?: SetSpec;
}

export interface SetSpec extends Pick<ColumnSpec, 'key' | 'suffix' | 'titles'> {}

/** A question, or a row of it, whose columns are being listed. */
export interface Place extends Pick<ColumnSpec, 'key' | 'suffix' | 'titles' | 'rowId'> {}

/** Returns where in a line of cells the column with this key stands. */
export type PositionOf = (key: string) => number;

/** Writes one answer into a line of cells. `offered`: what logic left of the question; null where logic leaves everything. */
export type Write<Value> = (cells: Cell[], answer: Value, offered: Offered | null) => void;

/** Columns that belong together, and how an answer is laid out in them. */
export interface Layout<Value> {
  readonly specs: readonly ColumnSpec[];
  /** Key of the column that says whether there is an answer: 0 or more if there is. */
  readonly state: string;
  readonly writer: (positionOf: PositionOf) => Write<Value>;
}

/** A row of a matrix as a question of its own. */
export interface RowLayout extends Pick<Layout<unknown>, 'state'> {
  readonly place: Place;
}

export const placeOf = ({ id }: Pick<SurveyNode, 'id'>): Place => ({ key: `n${id}`, suffix: [], titles: [] });

export const placeOfRow = ({ key }: Place, row: SurveyRow): Place => ({
  key: `${key}_r${row.id}`,
  suffix: [row.code],
  titles: [row.title],
  rowId: row.id,
});

interface Facts extends Pick<ColumnSpec, 'optionId' | 'part' | 'index' | 'tag' | 'set'> {
  /** Joined to the key of the place. Two columns at one place that differ in kind or part have different ones. */
  readonly key?: string;
  readonly suffix?: readonly string[];
  readonly titles?: readonly string[];
  readonly values?: readonly SpecValue[];
}

const NOTHING: readonly string[] = [];

const joined = (first: readonly string[], second: readonly string[]): readonly string[] =>
  first.length === 0 ? second : [...first, ...second];

/** A column at a place: of the place itself, or of an option of it. */
export function specAt(place: Place, kind: ColumnKind, measure: Measure, facts: Facts = {}): ColumnSpec {
  const { key, suffix = NOTHING, titles = NOTHING, values = [], optionId, part, index, tag, set } = facts;
  return {
    key: key === undefined ? place.key : `${place.key}_${key}`,
    kind,
    measure,
    rowId: place.rowId,
    optionId,
    part,
    index,
    tag,
    set,
    suffix: joined(place.suffix, suffix),
    titles: joined(place.titles, titles),
    values,
  };
}

/** The facts of a column that holds something about one option; the ends of its key and of its name say what. */
export const ofOption = ({ id, option }: PlacedOption, key?: string, part?: ColumnPart): Facts => ({
  key: key === undefined ? `o${id}` : `o${id}_${key}`,
  suffix: [option.code],
  titles: [option.title],
  optionId: id,
  part,
});

/** Kinds whose values are never negative, so that cells can have missing codes in their place. */
const CARRIERS: ReadonlySet<ColumnKind> = new Set<ColumnKind>(['code', 'flag', 'state', 'integer']);

export const carriesMissing = ({ kind }: Pick<ColumnSpec, 'kind'>): boolean => CARRIERS.has(kind);

/** The column that says whether a question or row was answered, where no other one carries missing codes. */
export const stateOf = (place: Place): ColumnSpec => specAt(place, 'state', 'nominal', { key: 'state', suffix: ['STATE'], part: 'state' });

/** One value of a kind that carries no missing codes, beside the column that says whether there is one. */
export function valueLayout<Value>(place: Place, value: ColumnSpec, cellOf: (answer: Value) => Cell): Layout<Value> {
  const state = stateOf(place);
  return {
    specs: [value, state],
    state: state.key,
    writer: (positionOf) => {
      const [at, stateAt] = [positionOf(value.key), positionOf(state.key)];
      return (cells, answer) => {
        cells[at] = cellOf(answer);
        cells[stateAt] = 1;
      };
    },
  };
}

export const choiceValues = (options: readonly PlacedOption[]): readonly SpecValue[] =>
  options.map(({ id, option: { code, title } }) => ({ value: id, code, title }));

/** A part of a key for what has no id, like tags and parameters: its letters and digits, anything else by the number of the character between underscores. */
export const keyOfText = (text: string): string =>
  Array.from(text, (character) => (/[a-z0-9]/.test(character) ? character : `_${(character.codePointAt(0) ?? 0).toString(16)}_`)).join('');

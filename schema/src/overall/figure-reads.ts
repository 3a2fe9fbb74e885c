import type { TypedInput } from '../report/counts.js';
import type { PlannedOption } from '../report/planned-option.js';
import type { Range } from '../report/scale-values.js';
import type { PlannedQuestion, PlannedRow } from '../report/tally-plan.js';

/** Where in the columns of a survey the figures of a report are read. Several reads of one thing are of columns that different versions have. */

/** A column, and the versions whose responses have in it what is read; null: it holds nothing else. A cell without a value is null. */
export interface Read {
  readonly column: string;
  readonly versions: readonly number[] | null;
}

export interface TextRead extends Read {
  /** The column holds lists of texts. */
  readonly isList: boolean;
}

export interface NumberRead extends Read {
  /** `whole`: negative numbers are codes of missing values. `number`. `text`, or `texts` in a list: only those that are numbers count. */
  readonly form: 'whole' | 'number' | 'text' | 'texts';
  /** Column that is 0 or more where a missing number counts as 0. */
  readonly zeroWhere?: string | undefined;
}

/** Chosen by responses whose cell is this number or, where there is none, 1 or more. */
export interface ChoiceRead extends Read {
  readonly equals: number | null;
}

/** A tag beside the level that it was chosen with. */
export interface TagRead {
  readonly tag: string;
  readonly level: ChoiceRead;
  readonly chosen: ChoiceRead;
}

export interface OptionReads {
  readonly plan: PlannedOption;
  readonly chosen: readonly ChoiceRead[];
  /** Null: the option has no input. */
  readonly texts: readonly TextRead[] | null;
  readonly tags: readonly TagRead[];
}

export interface ValueReads {
  readonly input: TypedInput;
  /** In the order in which a response gives them. */
  readonly texts: readonly TextRead[];
  readonly numbers: readonly NumberRead[];
  /** Ranges in which the numbers are counted as well. */
  readonly ranges: readonly Pick<Range, 'low' | 'high'>[];
}

export interface FieldReads extends ValueReads {
  readonly plan: PlannedOption;
  /** Values of a drop-down that are counted one by one. */
  readonly choices: readonly string[];
}

export interface PartReads extends ValueReads {
  /** Columns of which one is 0 or more in a response that answered. */
  readonly answered: readonly string[];
  readonly options: readonly OptionReads[];
  readonly fields: readonly FieldReads[];
}

export interface RowReads extends PartReads {
  readonly plan: PlannedRow;
}

/** Columns of places on the map. */
export interface PositionReads {
  readonly lng: Read;
  readonly lat: Read;
  readonly address: Read;
}

/** The number of files of a response, and the files in their order. */
export interface FileReads {
  readonly count: Read;
  readonly files: readonly Read[];
}

export interface QuestionReads extends PartReads {
  readonly plan: PlannedQuestion;
  readonly rows: readonly RowReads[];
  readonly rowCounts: readonly NumberRead[];
  readonly dates: readonly Read[];
  readonly areas: readonly (Read & { readonly level: 1 | 2 })[];
  readonly files: FileReads | null;
  readonly positions: PositionReads | null;
  /** Lists of cells of the grid over the picture. */
  readonly marks: readonly Read[];
}

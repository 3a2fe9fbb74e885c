/**
 * Answer values by node id (design: answer values); options by option id, rows by row id. Each interface is the canonical form that readers give
 * back and that is stored: texts trimmed, blank parts left out, choices in the order of the document.
 */

/** One choice: single choice, drop-down, a picture, a ready-made list such as gender; a row of a single-choice matrix or of a picture drag. */
export interface ChoiceAnswer {
  readonly option: number;
  /** Text typed into the input of an `other` option. */
  readonly text?: string;
}
/** Several choices, or the chosen words of a text. */
export interface MultipleAnswer {
  readonly options: readonly ChoiceAnswer[];
}
/** Open text and the text-like types: name, e-mail, mobile number, code. */
export interface TextAnswer {
  readonly text: string;
}
/** A rate (a whole number) or the place of a slider. */
export interface NumberAnswer {
  readonly number: number;
}
export interface EvaluateAnswer {
  /** Number of the level, counted from 1. */
  readonly level: number;
  /** Chosen among the tags of this level, in their order. */
  readonly tags: readonly string[];
  /** The comment. */
  readonly text?: string;
}
/** Texts by id of the field or column. */
export type FieldTexts = Readonly<Record<string, string>>;

/** A fixed table has the entry of its n-th row at place n, empty where nothing was filled in; a growing table has the rows that were filled in. */
export interface TableAnswer {
  readonly rows: readonly FieldTexts[];
}
export interface RankAnswer {
  /** First place first. */
  readonly order: readonly number[];
}
export interface CascadeAnswer {
  /** One option per level, each within the one before it. */
  readonly path: readonly number[];
}
export interface CityAnswer {
  /** Six-digit division codes: province, city, district, as many as are asked. */
  readonly codes: readonly string[];
  /** The address within the district (level 4). */
  readonly detail?: string;
}
/** Several fields: a form, a row of a fill-in matrix. */
export interface FieldsAnswer {
  readonly fields: FieldTexts;
}
/** Weights by option id: whole numbers. */
export interface ProportionAnswer {
  readonly fields: Readonly<Record<string, number>>;
}
/** Content of one row of a matrix, depending on the sub-type: a choice, choices, fields (a text where the matrix has no columns) or a number. */
export type MatrixCell = ChoiceAnswer | MultipleAnswer | FieldsAnswer | TextAnswer | NumberAnswer;

export interface MatrixAnswer {
  /** Contents of the rows, keyed by row id. */
  readonly rows: Readonly<Record<string, MatrixCell>>;
  /** Names that the respondent gave to answered rows that are `other`, keyed by row id. */
  readonly names?: Readonly<Record<string, string>>;
}
export interface DateAnswer {
  /** Date or time in ISO 8601 without a zone, as far as asked: `2026-03-31`, `2026-03`, `2026-03-31T18:05`, `18:05`. */
  readonly date: string;
}
export interface FilesAnswer {
  /** Ids of stored files, in the order of adding. */
  readonly files: readonly string[];
}
export interface PositionAnswer {
  /** Degrees, WGS 84: -180 to 180 and -90 to 90. */
  readonly lng: number;
  readonly lat: number;
  readonly address?: string;
}
/** Marks on a picture, in the order of setting them. */
export interface PointsAnswer {
  readonly points: readonly PointMark[];
}
export interface PointMark {
  /** Shares of the picture's width and height from its upper left corner, 0 to 1. */
  readonly x: number;
  readonly y: number;
  /** The option that the mark stands for, where the question offers a choice of marks. */
  readonly option?: number;
}

export type Answer =
  | ChoiceAnswer
  | MultipleAnswer
  | TextAnswer
  | NumberAnswer
  | EvaluateAnswer
  | TableAnswer
  | RankAnswer
  | CascadeAnswer
  | CityAnswer
  | FieldsAnswer
  | ProportionAnswer
  | MatrixAnswer
  | DateAnswer
  | FilesAnswer
  | PositionAnswer
  | PointsAnswer;

/** Keyed by node id as text, as JSON has it. A missing key is an unanswered question. */
export type Answers = Readonly<Record<string, Answer>>;

/** Reason why an answer is refused. The words are for programs; the page that shows them turns them into texts for people. */
export type AnswerReason =
  | 'required' // nothing chosen or typed; with `optionId`: a field that must be filled in
  | 'min' // fewer choices, places, rows, files or marks, or a smaller number, than `limit`
  | 'max' // more of them, or a larger number, than `limit`
  | 'exclusive' // the exclusive option together with others
  | 'other' // the input of a chosen `other` option, or the name of an answered `other` row, is empty
  | 'minWord' // fewer characters than `limit`
  | 'maxWord' // more characters than `limit`
  | 'integer'
  | 'number'
  | 'mobile'
  | 'email'
  | 'letters'
  | 'chinese' // the text does not have the question's format
  | 'choice' // not one of the choices of a drop-down input, not a tag of the level
  | 'sum' // the weights do not add up to `limit`
  | 'step' // between two marks of the scale; `limit` is the step
  | 'unique' // a column that takes one row only was chosen in several
  | 'row' // a row that must be answered is empty
  | 'incomplete' // a cascade or an address ends too early
  | 'date' // not a day or time of the asked form
  | 'file' // not the id of a stored file
  | 'unverified' // a mobile number that no code has proven; told by the server only
  | 'unknownQuestion'
  | 'unknownOption' // not an option of this question
  | 'unknownRow' // not a row of this question
  | 'shape'; // not an answer of this type at all

export interface AnswerError {
  readonly nodeId: number;
  readonly reason: AnswerReason;
  /** The limit of the broken rule, if it has one. */
  readonly limit?: number;
  /** The option, field or column concerned, if any. */
  readonly optionId?: number;
  /** The row concerned, where there is one. */
  readonly rowId?: number;
  /** The row of a growing table, counted from 0. */
  readonly row?: number;
  /** The key that was sent, where it is no question of the survey: its first hundred characters. */
  readonly key?: string;
}

/** Returns whether a value is empty: absent, white space, or a list or record of empty values. A number is never empty, not even 0. */
function isBlankValue(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || (typeof value === 'object' && value !== null && Object.values(value).every(isBlankValue));
}

/** Returns whether an answer is empty: no option chosen, no field filled in, a text that is blank. Such an answer counts as none. */
export const isEmptyAnswer = (answer: Answer | undefined): boolean => isBlankValue(answer);

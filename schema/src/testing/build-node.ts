import type { QuestionType, SurveyNode } from '../definition/definition.js';
import type { NewOption, NewRow } from '../definition/new-part.js';

type Kept = 'exam' | 'draw' | 'subType' | 'group' | 'required' | 'locked' | 'setting' | 'sequence' | 'childSequence';

/** A question as a test writes it: without ids. */
export interface BuiltNode extends Pick<SurveyNode, Kept> {
  readonly code: string;
  /** Type number; absent on a group. */
  readonly type?: QuestionType;
  readonly title: string;
  readonly options: readonly NewOption[];
  readonly children?: readonly NewRow[];
  readonly nodes?: readonly BuiltNode[];
}

/** Fields that the arguments of a builder do not cover. */
export type Extras = Pick<BuiltNode, Exclude<Kept, 'subType' | 'group'>>;

/** Options or rows: a title, or an object for what is more than a title. */
export type Titled<T> = readonly (string | T)[];

export const titled = <T extends { readonly title?: string }>(items: Titled<T>): (T | { title: string })[] =>
  items.map((item) => (typeof item === 'string' ? { title: item } : item));

/** A question of any type without rows; a test that is about one of the named types below reads better with its own builder. */
export const question = (
  type: QuestionType,
  code: string,
  title: string,
  options: Titled<NewOption> = [],
  extras: Extras = {},
): BuiltNode => ({
  code,
  type,
  title,
  options: titled(options),
  ...extras,
});

type WithOptions = (code: string, title: string, options: Titled<NewOption>, extras?: Extras) => BuiltNode;
type WithoutOptions = (code: string, title: string, extras?: Extras) => BuiltNode;

const withOptions =
  (type: QuestionType, subType?: number): WithOptions =>
  (code, title, options, extras) => ({ ...question(type, code, title, options, extras), subType });

const withoutOptions =
  (type: QuestionType, subType?: number): WithoutOptions =>
  (code, title, extras) => ({ ...question(type, code, title, [], extras), subType });

/** Single choice; an option is its title, or an object for `other` and `exclusive` ones and for groups. */
export const single = withOptions(1);

/** Multiple choice; options as in `single`. */
export const multiple = withOptions(2);

export const dropdown = withOptions(6);

/** Image selection of one picture, of several. */
export const imageSingle = withOptions(34, 1);
export const imageMultiple = withOptions(34, 2);

/** Open text. */
export const text = withoutOptions(3);

/** Several fields, each with an input of its own. */
export const form = withOptions(16, 1);

export const date = withoutOptions(23, 1);
export const time = withoutOptions(23, 2);
export const upload = withoutOptions(36);

export const rate = withoutOptions(4);
export const slider = withoutOptions(13);

/** One option per level, the lowest first; tags are in the options' setting. */
export const evaluate = withOptions(5);

export const rank = withOptions(9);
export const proportion = withOptions(17);

/** Levels nest: `{ title: 'Hebei', nodes: [{ title: 'Baoding' }] }`. */
export const cascade = withOptions(10);

export const city = withoutOptions(11);

/** Marks on a picture; each may say one of the options. */
export const plot = withOptions(38);

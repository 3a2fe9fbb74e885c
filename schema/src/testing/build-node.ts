import type { NodeSetting, QuestionType } from '../definition/definition.js';
import type { NewOption } from '../edit/operation.js';

/** A question as a test writes it: without ids. */
export interface BuiltNode {
  readonly code: string;
  readonly type: QuestionType;
  readonly title: string;
  readonly options: readonly NewOption[];
  readonly required?: boolean;
  readonly setting?: NodeSetting;
}

type Extras = Pick<BuiltNode, 'required' | 'setting'>;

const optionsFrom = (options: readonly (string | NewOption)[]): NewOption[] =>
  options.map((option) => (typeof option === 'string' ? { title: option } : option));

/** Single choice; an option is its title, or an object for `other` and `exclusive` ones. */
export const single = (code: string, title: string, options: readonly (string | NewOption)[], extras: Extras = {}): BuiltNode => ({
  code,
  type: 1,
  title,
  options: optionsFrom(options),
  ...extras,
});

/** Multiple choice; options as in `single`. */
export const multiple = (code: string, title: string, options: readonly (string | NewOption)[], extras: Extras = {}): BuiltNode => ({
  ...single(code, title, options, extras),
  type: 2,
});

/** Open text. */
export const text = (code: string, title: string, extras: Extras = {}): BuiltNode => ({ code, type: 3, title, options: [], ...extras });

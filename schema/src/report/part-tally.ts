import { isNumber } from '../answer/formats.js';
import { SELECT_FORMAT } from '../catalogue/values/answer-formats.js';
import { answerKindOf } from '../definition/answer-kind.js';
import { formatOf, isOther } from '../definition/defaults.js';
import type { SurveyNode, SurveyOption } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { BoundedCounts, Newest } from './bounded.js';
import { NumberTally } from './number-tally.js';
import type { FieldCounts, OptionCounts, TypedInput, ValueCounts } from './counts.js';
import type { PlannedOption } from './planned-option.js';

export type { TypedInput } from './counts.js';

/** Formats 1 and 2 are whole and other numbers (`catalogue/values/answer-formats.ts`). */
function inputOf(format: number): TypedInput {
  if (format === SELECT_FORMAT) return 'choice';
  return format === 1 || format === 2 ? 'number' : 'text';
}

/** Returns the input type of an option, a field or a column. `setting.format` has the same meaning as `type` and counts if `type` is 0. */
export const typedInputOf = ({ type = 0, setting = {} }: Pick<SurveyOption, 'type' | 'setting'>): TypedInput =>
  inputOf(type === 0 ? (setting.format ?? 0) : type);

/** Returns the input type of a question itself; only text questions have formats. */
export const questionInputOf = (node: SurveyNode): TypedInput => (answerKindOf(node) === 'text' ? inputOf(formatOf(node)) : 'text');

export interface ValueTally extends ValueCounts {
  base: number;
  readonly texts: Newest<string>;
  readonly numbers: NumberTally;
  readonly values: BoundedCounts;
}

export interface FieldTally extends ValueTally, Pick<FieldCounts, 'plan'> {}

export interface OptionTally extends OptionCounts {
  count: number;
  readonly texts?: Newest<string> | undefined;
  tags?: BoundedCounts;
}

/** Counts of a question, or of one row of a matrix. */
export interface PartTally extends ValueTally {
  readonly options: ReadonlyMap<number, OptionTally>;
  readonly fields: ReadonlyMap<number, FieldTally>;
}

const valueTally = (input: TypedInput, most: number): ValueTally => ({
  base: 0,
  input,
  texts: new Newest(most),
  numbers: new NumberTally(),
  values: new BoundedCounts(LIMITS.reportValues),
});

const optionTally = (plan: PlannedOption): OptionTally => ({
  plan,
  count: 0,
  texts: isOther(plan.option) ? new Newest(LIMITS.latestTexts) : undefined,
});

const fieldTally = (plan: PlannedOption): FieldTally => ({ plan, ...valueTally(typedInputOf(plan.option), LIMITS.latestFieldTexts) });

/** The role of the options in a question: something to choose, or something to fill in, rank or weigh. */
type OptionRole = 'choice' | 'field';

const FIELD_TYPES = [7, 9, 16, 17];
const MATRIX = 14;
const FILL_IN = 3;

export const optionRole = ({ type = 0, subType }: SurveyNode): OptionRole =>
  FIELD_TYPES.includes(type) || (type === MATRIX && subType === FILL_IN) ? 'field' : 'choice';

export const partTally = (options: readonly PlannedOption[], role: OptionRole, input: TypedInput): PartTally => ({
  ...valueTally(input, LIMITS.latestTexts),
  options: new Map(role === 'choice' ? options.map((option) => [option.id, optionTally(option)]) : []),
  fields: new Map(role === 'field' ? options.map((option) => [option.id, fieldTally(option)]) : []),
});

/** Counts a text by its type, as a number or as one of some choices, and keeps it among the latest ones. */
export function addText(tally: ValueTally, text: string): void {
  if (tally.input === 'number' && isNumber(text)) tally.numbers.add(Number(text));
  if (tally.input === 'choice') tally.values.add(text);
  else tally.texts.add(text);
}

/** Counts a tag that was chosen with a level. */
export function addTag(level: OptionTally, tag: string): void {
  level.tags ??= new BoundedCounts(LIMITS.reportValues);
  level.tags.add(tag);
}

import { SELECT_FORMAT } from '../catalogue/answer-formats.js';
import { answerKindOf } from '../catalogue/answer-kind.js';
import { formatOf } from '../definition/defaults.js';
import type { SurveyNode, SurveyOption } from '../definition/definition.js';

/** Type of typed input: any text, a number, or one of the choices of a drop-down. */
export type TypedInput = 'text' | 'number' | 'choice';

/** Formats 1 and 2 are whole and other numbers (`catalogue/answer-formats.ts`). */
const inputOf = (format: number): TypedInput => {
  if (format === SELECT_FORMAT) return 'choice';
  return format === 1 || format === 2 ? 'number' : 'text';
};

/** Returns the input type of an option, a field or a column. `setting.format` has the same meaning as `type` and counts if `type` is 0. */
export const typedInputOf = ({ type = 0, setting = {} }: Pick<SurveyOption, 'type' | 'setting'>): TypedInput =>
  inputOf(type === 0 ? (setting.format ?? 0) : type);

/** Returns the input type of a question itself; only text questions have formats. */
export const questionInputOf = (node: SurveyNode): TypedInput => (answerKindOf(node) === 'text' ? inputOf(formatOf(node)) : 'text');

import type { TypeOfKind } from '../definition/answer-kind.js';
import { formatOf } from '../definition/defaults.js';
import type { QuestionType, SurveyNode } from '../definition/definition.js';

/** Formats that a type brings along: e-mail, mobile number, and the mobile number that a verification code proves. Null: its author chooses. */
const FORMAT_OF_TYPE: Readonly<Record<TypeOfKind<'text'>, number | null>> = {
  3: null,
  42: null,
  50: null,
  53: 4,
  54: 3,
  56: null,
  57: null,
  60: 3,
};

/** The format that a typed answer must have, by the numbers of `formatOf`: the type's own, or the one its author chose. */
export function textFormatOf(node: SurveyNode): number {
  const formats: Readonly<Partial<Record<QuestionType, number | null>>> = FORMAT_OF_TYPE;
  return (node.type === undefined ? null : formats[node.type]) ?? formatOf(node);
}

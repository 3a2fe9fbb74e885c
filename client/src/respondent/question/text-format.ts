import { formatOf, type SurveyNode } from '@wence/schema';

/** Formats that a type brings along (Spec 3): e-mail and mobile number. */
const BUILT_IN: Readonly<Record<number, number>> = { 53: 4, 54: 3 };

/** The format that a typed answer must have, by the numbers of `formatOf`: the type's own, or the one its author chose. */
export function textFormat(node: SurveyNode): number {
  return BUILT_IN[node.type ?? 0] ?? formatOf(node);
}

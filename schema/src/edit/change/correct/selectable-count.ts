import { isExclusive } from '../../../definition/defaults.js';
import type { SurveyNode } from '../../../definition/definition.js';
import { choicesOf } from '../../../definition/walk.js';

/** How many options a minimum or maximum can speak of: those that are neither a heading of a group nor exclusive (Spec 5, numbers). */
export const selectableCount = ({ options }: Pick<SurveyNode, 'options'>): number =>
  choicesOf(options).filter((option) => !isExclusive(option)).length;

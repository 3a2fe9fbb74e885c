import { isExclusive } from '../../../definition/defaults.js';
import type { SurveyNode } from '../../../definition/definition.js';
import { choicesOf } from '../../../definition/walk.js';

/** Returns how many options a minimum or maximum can refer to: those that are neither a group heading nor exclusive (Spec 5, numbers). */
export const selectableCount = ({ options }: Pick<SurveyNode, 'options'>): number =>
  choicesOf(options).filter((option) => !isExclusive(option)).length;

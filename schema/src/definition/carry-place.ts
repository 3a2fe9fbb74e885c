import { isExclusive, optionsOf, rowsOf } from './defaults.js';
import type { LogicItem, SurveyNode } from './definition.js';

/**
 * The places that carried options (`optionType` 1) or rows (2) can have among a question's own ones, from first to last: 0 before all, else the id
 * of the own option, group or row that they stand behind. Nothing stands behind an exclusive option.
 */
export const carryPlaces = (node: SurveyNode, optionType: 1 | 2): readonly number[] => [
  0,
  ...(optionType === 2 ? rowsOf(node) : optionsOf(node).filter((option) => !isExclusive(option))).map(({ id }) => id),
];

/**
 * Where the carried options or rows of an item stand: a place of `carryPlaces`; undefined where they have none of their own, because none was
 * chosen or because what they stood behind is gone.
 */
export function carryPlace(node: SurveyNode, { after, optionType = 1 }: Pick<LogicItem, 'after' | 'optionType'>): number | undefined {
  return after !== undefined && carryPlaces(node, optionType).includes(after) ? after : undefined;
}

import { LIMITS } from '../limit/limits.js';
import { at, type FaultList } from '../reading/fault.js';
import type { SurveyNode, SurveyOption } from './definition.js';

const CASCADE = 10;

/** Returns whether the options of a node are levels, each inside the one above it. */
export const isCascade = ({ type }: Pick<SurveyNode, 'type'>): boolean => type === CASCADE;

/** Returns the highest number of options a node may have, including the options of every level and the headings of groups. */
export const mostOptions = (node: Pick<SurveyNode, 'type'>): number => (isCascade(node) ? LIMITS.cascadeOptions : LIMITS.optionsPerNode);

/** Returns the number of levels in a list of options; 0 for an empty list. */
export const levelsOf = (options: readonly SurveyOption[] | undefined): number =>
  options === undefined || options.length === 0 ? 0 : 1 + Math.max(...options.map(({ nodes }) => levelsOf(nodes)));

/** Returns the level count of a cascade: the depth of its options, at least 1 (Spec 4: derived, at most 3). Deeper options are reported as faults. */
export const cascadeLevel = ({ options }: Pick<SurveyNode, 'options'>): number =>
  Math.min(LIMITS.cascadeLevels, Math.max(1, levelsOf(options)));

/** A level that was written down has to be the one that the options have. One that was left out is filled in by `shapeNode`. */
export function checkReadLevel(faults: FaultList, path: string, node: SurveyNode): void {
  const level = node.setting?.level;
  if (!isCascade(node) || level === undefined || level === cascadeLevel(node)) return;
  faults.add(at(at(path, 'setting'), 'level'), 'notAllowed', cascadeLevel(node));
}

import { isCascade, levelsOf } from '../../definition/cascade-level.js';
import { isOptionGroup } from '../../definition/defaults.js';
import type { SurveyOption } from '../../definition/definition.js';
import { LIMITS } from '../../limit/limits.js';
import { type Refusal, refuse } from '../step.js';
import { findBranch, homeOf } from '../tree/branch.js';
import type { OptionHolder } from './find-options.js';

/** Returns the level that an option stands on, counted from 1. */
const levelOf = (options: readonly SurveyOption[], id: number): number => {
  const parentId = homeOf(options, id)?.parentId ?? null;
  return parentId === null ? 1 : 1 + levelOf(options, parentId);
};

/**
 * Returns why an option cannot stand inside another one; undefined if it can. A cascade has at most three levels (Spec 4), and in other questions
 * only groups have members, and a group goes into no group.
 */
export const parentRefusal = ({ node, options }: OptionHolder, parentId: number | null, option: SurveyOption): Refusal | undefined => {
  if (parentId === null) return undefined;
  if (isCascade(node)) {
    const isTooDeep = levelOf(options, parentId) + levelsOf([option]) > LIMITS.cascadeLevels;
    return isTooDeep ? refuse('parentId', 'tooLarge', LIMITS.cascadeLevels) : undefined;
  }
  const parent = findBranch(options, parentId);
  const isAllowed = parent !== undefined && isOptionGroup(parent) && !isOptionGroup(option);
  return isAllowed ? undefined : refuse('parentId', 'notAllowed');
};

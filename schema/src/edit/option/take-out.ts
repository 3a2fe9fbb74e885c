import { isOptionGroup } from '../../definition/defaults.js';
import type { SurveyOption } from '../../definition/definition.js';
import { choicesOf, walkOptions } from '../../definition/walk.js';
import { findBranch, removeBranch } from '../tree/branch.js';

/** The options of a question after a removal, and the ids that were removed. */
interface TakenOut {
  readonly options: readonly SurveyOption[];
  readonly goneIds: ReadonlySet<number>;
}

/**
 * Takes options out of a question's list. A group leaves its members in its place (Spec 4), unless they are taken out as well; any other option
 * goes with everything in it.
 */
export const takeOut = (options: readonly SurveyOption[], ids: Iterable<number>): TakenOut => {
  const goneIds = new Set<number>();
  let left = options;
  for (const id of new Set(ids)) {
    const option = findBranch(left, id);
    if (option === undefined) continue;
    if (isOptionGroup(option)) {
      goneIds.add(id);
      left = left.flatMap((sibling) => (sibling === option ? (option.nodes ?? []) : sibling));
    } else {
      for (const within of walkOptions([option])) goneIds.add(within.id);
      left = removeBranch(left, id);
    }
  }
  return { options: left, goneIds };
};

/** Returns whether an option that can be chosen is left: group headings alone are no options. */
export const hasChoice = (options: readonly SurveyOption[]): boolean => choicesOf(options).length > 0;

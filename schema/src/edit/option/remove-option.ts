import { isCarriedInto, isOptionGroup } from '../../definition/defaults.js';
import type { SurveyDefinition, SurveyOption } from '../../definition/definition.js';
import { choicesOf, walkOptions } from '../../definition/walk.js';
import type { OperationOf } from '../operation/operation.js';
import { done, notFound, refuse, type StepResult } from '../operation/step.js';
import { removal } from '../references/removal.js';
import { findBranch, removeBranch } from '../tree/branch.js';
import { withOptions } from '../tree/replace-node.js';
import { findFreeOptions } from './find-options.js';

/** The options of a question after a removal, and the ids that were removed. */
interface TakenOut {
  readonly options: readonly SurveyOption[];
  readonly goneIds: ReadonlySet<number>;
}

/**
 * Takes options out of a question's list. A group leaves its members in its place (Spec 4), unless they are taken out as well; any other option
 * goes with everything in it.
 */
export function removeFromList(options: readonly SurveyOption[], ids: Iterable<number>): TakenOut {
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
}

/**
 * Returns whether a question may have these options: one of them can be chosen, which headings of groups cannot, or others are carried into it.
 * `definition` is the survey as it will be.
 */
export const hasChoice = (definition: SurveyDefinition, nodeId: number, options: readonly SurveyOption[]): boolean =>
  choicesOf(options).length > 0 || isCarriedInto(definition, nodeId, 1);

/**
 * Removes an option. A group goes alone: its options stay, at the top level and in its place (Spec 4); a level of a cascade goes with what is below
 * it. The last option of a question stays (Spec 5, numbers), unless others are carried into it. Codes of the others do not change.
 */
export function removeOption(definition: SurveyDefinition, { nodeId, optionId, confirmed }: OperationOf<'removeOption'>): StepResult {
  const holder = findFreeOptions(definition, nodeId);
  if (!holder.ok) return holder;
  if (findBranch(holder.options, optionId) === undefined) return notFound(optionId);
  const { options, goneIds } = removeFromList(holder.options, [optionId]);
  if (!hasChoice(definition, nodeId, options)) return refuse('optionId', 'tooShort', 1);

  const removed = removal(withOptions(definition, holder.node, options), goneIds, confirmed);
  return removed.ok ? done(removed.definition, [...goneIds, ...removed.tidied]) : removed;
}

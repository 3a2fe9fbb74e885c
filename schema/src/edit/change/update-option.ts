import { isExclusive, isOptionGroup, sequenceOf } from '../../definition/defaults.js';
import type { SurveyDefinition, SurveyOption } from '../../definition/definition.js';
import { checkTypedCode } from '../../definition/faults/identity-faults.js';
import { checkOption } from '../../definition/faults/option-faults.js';
import { shapeOption } from '../../definition/shape/shape.js';
import { walkOptions } from '../../definition/walk.js';
import { dropUndefined } from '../../reading/drop-undefined.js';
import { FaultList } from '../../reading/fault.js';
import type { OperationOf, OptionChange } from '../operation/operation.js';
import { done, invalid, notFound, type StepResult } from '../operation/step.js';
import { canLock, findOptions, type OptionHolder } from '../option/find-options.js';
import { findBranch, branchLocation, removeBranch, replaceBranch } from '../tree/branch.js';
import { withOptions } from '../tree/replace-node.js';
import { changedOptionSetting } from './changed-setting.js';

function checkAmongOthers(faults: FaultList, holder: OptionHolder, after: SurveyOption, set: OptionChange): void {
  const others = Array.from(walkOptions(holder.options)).filter(({ id }) => id !== after.id);
  if (set.code !== undefined) checkTypedCode(faults, 'set', after, others);
  if (isExclusive(after) && others.some(isExclusive)) faults.add('set.exclusive', 'notUnique');
  const isTaken = isOptionGroup(after) && others.some((other) => isOptionGroup(other) && other.title === after.title);
  if (isTaken && set.title !== undefined) faults.add('set.title', 'notUnique');
}

/** Locks are for orders that keep them (Spec 5), and the score of an evaluation's level is its place. */
function checkFixed(faults: FaultList, { node, row }: OptionHolder, before: SurveyOption, after: SurveyOption): void {
  const isLocked = after.locked === true && before.locked !== true;
  if (isLocked && !canLock(sequenceOf(node))) faults.add('set.locked', 'notAllowed');
  const isOtherScore = after.setting?.level !== before.setting?.level;
  if (row.answer === 'evaluate' && isOtherScore) faults.add('set.setting.level', 'notAllowed');
}

/** Inside a group or below a level there is no exclusive option: one that becomes it leaves its group for the end of the question. */
function replaced(options: readonly SurveyOption[], after: SurveyOption): readonly SurveyOption[] {
  const isInside = branchLocation(options, after.id)?.parentId !== null;
  return isExclusive(after) && isInside ? [...removeBranch(options, after.id), after] : replaceBranch(options, after.id, () => after);
}

/**
 * Changes fields of an option. Made exclusive, it goes to the end of its question (Spec 4). Titles cannot be blank, and those of groups not be the
 * same; the entry point keeps the previous title (Spec 4, title edit).
 */
export function updateOption(definition: SurveyDefinition, { nodeId, optionId, set }: OperationOf<'updateOption'>): StepResult {
  const holder = findOptions(definition, nodeId);
  if (!holder.ok) return holder;
  const before = findBranch(holder.options, optionId);
  if (before === undefined) return notFound(optionId);

  const setting = changedOptionSetting(before.setting, set.setting);
  const after = shapeOption({ ...before, ...dropUndefined({ ...set }), setting });
  const faults = new FaultList();
  checkOption(faults, 'set', after, holder.row);
  checkAmongOthers(faults, holder, after, set);
  checkFixed(faults, holder, before, after);
  if (!faults.isEmpty) return invalid(faults.all);
  return done(withOptions(definition, holder.node, replaced(holder.options, after)), [optionId]);
}

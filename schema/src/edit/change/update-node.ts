import type { QuestionRow } from '../../catalogue/entry/question-row.js';
import { languageOf } from '../../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { checkNode } from '../../definition/faults/node-faults.js';
import { checkSetting } from '../../definition/faults/setting-faults.js';
import { findNode } from '../../definition/walk.js';
import { shapeNode } from '../../definition/shape/shape.js';
import { fittedExam } from '../../exam/fitted-exam.js';
import { keyKindOf } from '../../exam/node-exam.js';
import { dropUndefined } from '../../reading/drop-undefined.js';
import { FaultList } from '../../reading/fault.js';
import type { NodeChange, OperationOf } from '../operation/operation.js';
import { done, invalid, notFound, type StepResult } from '../operation/step.js';
import { growOptions } from '../option/build-options.js';
import { removal } from '../references/removal.js';
import { changedSetting } from './changed-setting.js';
import { scaledLevels } from './evaluation.js';
import { checkNodeChange } from './node-change-faults.js';
import { switchedRow, withoutUncountableQuotas } from './type-switch.js';

/** Entries that switch into each other take the same options and rows, so these stay as they are. */
const changedNode = (before: SurveyNode, row: QuestionRow, set: NodeChange): SurveyNode =>
  shapeNode({
    ...before,
    ...dropUndefined({ ...set }),
    type: row.type,
    subType: row.subType,
    setting: changedSetting(row, before.setting, set.setting),
    exam: set.exam === undefined ? fittedExam(before.exam, keyKindOf(before), keyKindOf(row)) : (set.exam ?? undefined),
    draw: set.draw === undefined ? before.draw : (set.draw ?? undefined),
  });

/**
 * Changes fields of a question, page or container, with what the change entails (Spec 4): a type switch keeps title, options, rows and logic and
 * drops only what the new type does not have; another scale of an evaluation adds or removes levels. Titles cannot be blank: the entry point keeps
 * the previous one.
 */
export function updateNode(definition: SurveyDefinition, { nodeId, set, confirmed }: OperationOf<'updateNode'>): StepResult {
  const before = findNode(definition, nodeId);
  if (before === undefined) return notFound(nodeId);

  const faults = new FaultList();
  const row = switchedRow(faults, 'set', before, set);
  if (!faults.isEmpty) return invalid(faults.all);
  const changed = changedNode(before, row, set);
  checkSetting(faults, 'set.setting', changed, changed.setting ?? {});
  checkNodeChange(faults, { definition, before, after: changed, set });
  if (!faults.isEmpty) return invalid(faults.all);

  const { options, added, goneIds } = scaledLevels(changed, languageOf(definition), definition.lastId + 1);
  const after = { ...changed, options };
  // The nodes of a container are not its own fields: no change reaches them.
  checkNode(faults, 'set', { ...after, nodes: undefined });
  if (!faults.isEmpty) return invalid(faults.all);

  const grown = growOptions(definition, after, options, added, 'set.setting.max');
  if (!grown.ok) return grown;
  const removed = removal(grown.definition, goneIds, confirmed);
  if (!removed.ok) return removed;
  const settled = withoutUncountableQuotas(removed.definition, before, after, confirmed);
  if (!settled.ok) return settled;
  const touched = [nodeId, ...goneIds, ...removed.tidied, ...settled.tidied, ...grown.created];
  return done(settled.definition, touched, grown.created);
}

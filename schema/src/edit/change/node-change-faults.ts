import { questionRow } from '../../catalogue/question-catalogue.js';
import { CUSTOM_TEMPLATE } from '../../catalogue/values/drawn-scales.js';
import { isCarryOver, logicOf, sequenceOf } from '../../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { checkTypedCode } from '../../definition/faults/identity-faults.js';
import { numberOr } from '../../definition/faults/setting-faults.js';
import { choicesOf, parentOf, walkNodes } from '../../definition/walk.js';
import { checkDraw } from '../../definition/draw.js';
import type { FaultList } from '../../reading/fault.js';
import { sumBounds } from '../correct/correct-numbers.js';
import type { NodeChange } from '../operation/operation.js';
import { canLock } from '../option/find-options.js';

/** Context in which a change of a question is checked. */
interface NodeChanged {
  readonly definition: SurveyDefinition;
  readonly before: SurveyNode;
  readonly after: SurveyNode;
  readonly set: NodeChange;
}

/** A question that shows its result has one column (Spec 4). The change that switches it on may still say the old columns: they fall away. */
function checkColumn(faults: FaultList, { before, after, set }: NodeChanged): void {
  const isShown = before.setting?.show_result === true && after.setting?.show_result === true;
  if (isShown && (set.setting?.column ?? 1) !== 1) faults.add('set.setting.column', 'notAllowed');
}

/** Refuses a change of template, which also changes text and levels (`useTemplate`), and a change of scale except in customization (Spec 9). */
function checkTemplate(faults: FaultList, { before, after }: NodeChanged): void {
  const { setting: rules, answer } = questionRow(after);
  if (answer !== 'evaluate') return;
  if (after.setting?.template !== before.setting?.template) faults.add('set.setting.template', 'notAllowed');
  const isCustom = numberOr(rules, 'template', after.setting?.template) === CUSTOM_TEMPLATE;
  if (!isCustom && after.setting?.max !== before.setting?.max) faults.add('set.setting.max', 'notAllowed');
}

/**
 * The sum of a proportion lies between what its items can reach (Spec 5). Judged when the author sets one of the numbers, not when items come or go;
 * and not where items are carried over, because nobody knows how many there will be.
 */
function checkSum(faults: FaultList, { definition, after, set }: NodeChanged): void {
  const { setting: rules, answer } = questionRow(after);
  const isSet = (['sum', 'min', 'max', 'is_limit'] as const).some((key) => set.setting?.[key] !== undefined);
  const isTarget = logicOf(definition).some((item) => isCarryOver(item) && item.nodeId === after.id);
  const sum = after.setting?.sum ?? 0;
  if (answer !== 'proportion' || !isSet || isTarget || sum === 0) return;

  const min = numberOr(rules, 'min', after.setting?.min) ?? 0;
  const max = numberOr(rules, 'max', after.setting?.max) ?? 0;
  const { lowest, highest } = sumBounds(min, max, choicesOf(after.options).length);
  if (sum < lowest) faults.add('set.setting.sum', 'tooSmall', lowest);
  if (sum > highest) faults.add('set.setting.sum', 'tooLarge', highest);
}

/** A lock keeps a node in its place among those of its container, where the container's order moves them. */
function checkLock(faults: FaultList, { definition, before, after }: NodeChanged): void {
  if (after.locked !== true || before.locked === true) return;
  const container = parentOf(definition, after.id);
  if (container === undefined || !canLock(sequenceOf(container))) faults.add('set.locked', 'notAllowed');
}

/** Checks the rules that a changed question by itself cannot show to be broken (`definition/faults/node-faults.ts` checks the others). */
export function checkNodeChange(faults: FaultList, changed: NodeChanged): void {
  const { definition, after, set } = changed;
  if (set.code !== undefined) checkTypedCode(faults, 'set', after, Array.from(walkNodes(definition.nodes)));
  checkColumn(faults, changed);
  checkTemplate(faults, changed);
  checkSum(faults, changed);
  checkLock(faults, changed);
  if (set.draw !== undefined) checkDraw(faults, 'set.draw', after, definition);
}

import { isCarryOver, optionTypeOf, rowsOf } from '../../definition/defaults.js';
import type { Condition, LogicItem } from '../../definition/definition.js';
import { questionRow } from '../../catalogue/question-catalogue.js';
import { checkConditionForm } from '../../logic/condition-faults.js';
import { ownChoices } from '../../logic/known-choices.js';
import { conditionForm, logicKindOf } from '../../logic/logic-form.js';
import type { NodePlace, Outline } from '../../logic/outline.js';
import { isInReach } from '../../logic/offer.js';
import { FaultList } from '../../reading/fault.js';
import type { Finding, FindingCode } from './finding.js';

function targetFinding(item: LogicItem, owner: NodePlace, { places }: Outline): FindingCode | undefined {
  if (item.target !== undefined && item.target > 0) {
    const target = places.get(item.target);
    if (target === undefined) return 'missingTarget';
    return target.start > owner.end ? undefined : 'backwardTarget';
  }
  const parts = optionTypeOf(item) === 2 ? rowsOf(owner.node) : ownChoices(owner.node);
  return (item.optionId ?? []).every((id) => parts.some((part) => part.id === id)) ? undefined : 'missingTarget';
}

/** Returns the fault of a condition on a question that exists and has been answered by then. */
function unfit(condition: Condition, outline: Outline): FindingCode | undefined {
  const faults = new FaultList();
  checkConditionForm(faults, '', conditionForm(condition), outline, () => true);
  if (faults.isEmpty) return undefined;
  const isChoice = faults.all.every(({ field, rule }) => rule === 'notAllowed' && (field === 'childId' || field.startsWith('optionId[')));
  return isChoice ? 'missingChoice' : 'unfitCondition';
}

function conditionFinding(item: LogicItem, condition: Condition, owner: NodePlace, outline: Outline): FindingCode | undefined {
  const source = outline.places.get(condition.nodeId);
  if (source === undefined) return 'missingSource';
  if (!isInReach(logicKindOf(item), source, owner)) return 'laterSource';
  if (!isCarryOver(item)) return unfit(condition, outline);
  return questionRow(source.node).isCarrySource ? undefined : 'unfitCondition';
}

/**
 * Returns findings for the parts of a logic item that have no effect: its own question, what it acts on, the questions, rows and options its
 * conditions look at. Each kind once. All of these are defined to do nothing, so they are warnings.
 */
export function logicFindings(item: LogicItem, outline: Outline): Finding[] {
  const { id: logicId, nodeId } = item;
  const owner = outline.places.get(nodeId);
  if (owner === undefined) return [{ severity: 'warning', code: 'missingOwner', logicId }];
  const codes = [
    targetFinding(item, owner, outline),
    ...item.conditions.map((condition) => conditionFinding(item, condition, owner, outline)),
  ];
  return [...new Set(codes)].flatMap((code) => (code === undefined ? [] : [{ severity: 'warning', code, nodeId, logicId }]));
}

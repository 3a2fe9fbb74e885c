import { isCarryOver, logicOf } from './defaults.js';
import type { LogicItem, SurveyDefinition } from './definition.js';

/** Number of logic items a node owns, as the editor shows it (Spec 4). */
export interface LogicCounts {
  /** Show and hide items. */
  readonly displayLogicNum: number;
  /** Jumps that have conditions; one without is not counted (Spec 4). */
  readonly jumpLogicNum: number;
  /** Carry-over items with conditions (design: counts). */
  readonly optionInputLogicNum: number;
}

const NONE: LogicCounts = { displayLogicNum: 0, jumpLogicNum: 0, optionInputLogicNum: 0 };

function counted(counts: LogicCounts, item: LogicItem): LogicCounts {
  const hasConditions = item.conditions.length > 0;
  if (item.model === 1 && item.type === 2) return { ...counts, displayLogicNum: counts.displayLogicNum + 1 };
  if (item.model === 1 && hasConditions) return { ...counts, jumpLogicNum: counts.jumpLogicNum + 1 };
  if (isCarryOver(item) && hasConditions) return { ...counts, optionInputLogicNum: counts.optionInputLogicNum + 1 };
  return counts;
}

function countAll(logic: readonly LogicItem[]): ReadonlyMap<number, LogicCounts> {
  const byNode = new Map<number, LogicCounts>();
  for (const item of logic) byNode.set(item.nodeId, counted(byNode.get(item.nodeId) ?? NONE, item));
  return byNode;
}

/** Lists are never changed in place: one that is asked about node after node is counted once. */
const known = new WeakMap<readonly LogicItem[], ReadonlyMap<number, LogicCounts>>();

/** The counters of one node (Spec 3, question node; Spec 4): items of model 1 by type, and carry-over. Zeros for a node that owns none. */
export function logicCounts(definition: Pick<SurveyDefinition, 'logic'>, nodeId: number): LogicCounts {
  const logic = logicOf(definition);
  const byNode = known.get(logic) ?? countAll(logic);
  known.set(logic, byNode);
  return byNode.get(nodeId) ?? NONE;
}

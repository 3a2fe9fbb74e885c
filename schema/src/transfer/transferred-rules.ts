import { logicOf } from '../definition/defaults.js';
import type { Condition, LogicItem, Quota, SurveyDefinition } from '../definition/definition.js';
import { mappedItem, mappedCondition } from '../edit/node/copied-node.js';
import type { ConditionDraft, LogicDraft, QuotaDraft } from '../edit/operation/operation.js';
import { logicTargets, quotaTargets, tokenTargets } from '../edit/references/reference.js';
import type { NodeEnding } from '../ending/survey-endings.js';
import type { TransferRun } from './transfer-run.js';
import { carriedText } from './transferred-nodes.js';

const draftOf = ({ id: _id, ...condition }: Condition): ConditionDraft => condition;

const leftOf = (targets: Iterable<number>, { ids }: TransferRun): number[] => [...targets].filter((id) => !ids.has(id));

function copyItem(run: TransferRun, item: LogicItem): void {
  const left = leftOf(logicTargets(item), run);
  if (left.length > 0) {
    run.note('logicLeft', item.nodeId, item.id, left);
    return;
  }
  const { id: _id, ...copy } = mappedItem(item, run.ids);
  const draft: LogicDraft = { ...copy, conditions: copy.conditions.map(draftOf) };
  if (!run.may({ op: 'saveLogic', item: draft })) run.note('logicRefused', item.nodeId, item.id, []);
}

/** A quota for the copies of the questions that it counts. */
function quotaCopy({ id: _id, ...quota }: Quota, ids: ReadonlyMap<number, number>): QuotaDraft {
  const copyOf = (id: number): number => ids.get(id) ?? id;
  if (quota.kind === 'custom') return { ...quota, conditions: quota.conditions.map((one) => draftOf(mappedCondition(one, ids))) };
  return {
    ...quota,
    nodeIds: quota.nodeIds.map(copyOf),
    cells: quota.cells.map((cell) => ({ ...cell, optionId: cell.optionId.map(copyOf) })),
  };
}

/** Copies a quota that counts copied questions alone; whether it came along. */
function copyQuota(run: TransferRun, quota: Quota): boolean {
  const targets = [...quotaTargets(quota)];
  const nodeId = targets.find((id) => run.ids.has(id));
  if (nodeId === undefined) return false;
  const left = leftOf(targets, run);
  if (left.length === 0 && run.may({ op: 'saveQuota', quota: quotaCopy(quota, run.ids) })) return true;
  run.note(left.length > 0 ? 'quotaLeft' : 'quotaRefused', nodeId, quota.id, left);
  return false;
}

function copyEnding(run: TransferRun, { nodeId, text, nodeIds, ...page }: NodeEnding): boolean {
  const left = leftOf([...tokenTargets(text ?? ''), ...(nodeIds ?? [])], run);
  if (left.length > 0) run.note('endPageLeft', nodeId, null, left);
  const passedOn = nodeIds?.flatMap((id) => run.ids.get(id) ?? []);
  const set = { ...page, ...(text !== undefined && { text: carriedText(text, run.ids) }), ...(passedOn?.length && { nodeIds: passedOn }) };
  return run.must({ op: 'updateSurvey', set: { endings: { nodes: [{ nodeId: run.ids.get(nodeId) ?? nodeId, set }] } } });
}

/**
 * Copies the rules of copied questions, their end pages, and quotas that count them alone. A rule comes along whole or not at all: without one of
 * its conditions it would mean something else. Returns the ids of the quotas that came along.
 */
export function copyRules(run: TransferRun, source: SurveyDefinition): ReadonlySet<number> {
  for (const item of logicOf(source)) if (run.ids.has(item.nodeId)) copyItem(run, item);
  const quotas = (source.quotas ?? []).filter((quota) => copyQuota(run, quota));
  for (const ending of source.endings?.nodes ?? []) if (run.ids.has(ending.nodeId) && !copyEnding(run, ending)) break;
  return new Set(quotas.map(({ id }) => id));
}

import { logicOf } from '../../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { checkLogicItem } from '../../definition/logic-faults.js';
import { checkNode } from '../../definition/node-faults.js';
import { checkQuotaList } from '../../definition/quota-faults.js';
import { localIds, walkNodes } from '../../definition/walk.js';
import { LIMITS } from '../../limit/limits.js';
import { FaultList } from '../../reading/fault.js';
import type { OperationOf } from '../operation-of.js';
import { referencesTo } from '../references/references-to.js';
import { invalid, notFound, referenced, type Refusal } from '../step.js';
import { partTargets, tokenTargets } from './part-targets.js';

type Restore = OperationOf<'restore'>;

const isChanged = (node: SurveyNode, was: SurveyNode | undefined): boolean => {
  if (was === undefined || node === was) return was === undefined;
  const { code: _, ...own } = node;
  const before = new Map<string, unknown>(Object.entries(was));
  return Object.entries(own).some(([key, value]) => before.get(key) !== value);
};

/** Checks what came back and what something came back into or went out of; not what merely has another code. */
const checkParts = (faults: FaultList, before: SurveyDefinition, result: SurveyDefinition, { put = [] }: Restore): void => {
  const was = new Map(Array.from(walkNodes(before.nodes), (node) => [node.id, node]));
  for (const node of walkNodes(result.nodes)) if (isChanged(node, was.get(node.id))) checkNode(faults, 'put', node);
  for (const part of put) {
    if (part.kind === 'logic') checkLogicItem(faults, 'put', part.item);
  }
  if (result.quotas !== before.quotas) checkQuotaList(faults, 'quotas', result.quotas ?? []);
};

const checkCounts = (faults: FaultList, result: SurveyDefinition, ids: readonly number[]): void => {
  if (new Set(ids).size < ids.length) faults.add('put', 'notUnique');
  if (Array.from(walkNodes(result.nodes)).length > LIMITS.nodes) faults.add('put', 'tooMany', LIMITS.nodes);
  if (logicOf(result).length > LIMITS.logicItems) faults.add('put', 'tooMany', LIMITS.logicItems);
  if (result.lastId > LIMITS.localId) faults.add('put', 'tooLarge', LIMITS.localId);
};

/** Something that comes back must not refer to what is gone meanwhile. */
const goneTarget = ({ put = [], survey, missing = [] }: Restore, known: ReadonlySet<number>): number | undefined => {
  const targets = [...put.flatMap((part) => [...partTargets(part)]), ...tokenTargets(survey?.welcome ?? '')];
  return targets.find((id) => !known.has(id) && !missing.includes(id));
};

/** What goes must not be referred to by what others made meanwhile. */
const danglingReferrers = (before: SurveyDefinition, result: SurveyDefinition, known: ReadonlySet<number>): number[] => {
  const gone = new Set(Array.from(localIds(before)).filter((id) => !known.has(id)));
  if (gone.size === 0) return [];
  const owned = logicOf(result).filter(({ nodeId }) => gone.has(nodeId));
  return [...referencesTo(result, gone), ...owned.map(({ id }) => id)];
};

/** Why the result of a `restore` cannot stand; undefined if it can. */
export const restoreRefusal = (before: SurveyDefinition, result: SurveyDefinition, operation: Restore): Refusal | undefined => {
  if (operation.put === undefined && operation.remove === undefined) return undefined;
  const ids = Array.from(localIds(result));
  const known = new Set(ids);
  const target = goneTarget(operation, known);
  if (target !== undefined) return notFound(target);
  const referrers = danglingReferrers(before, result, known);
  if (referrers.length > 0) return referenced(referrers);

  const faults = new FaultList();
  checkParts(faults, before, result, operation);
  checkCounts(faults, result, ids);
  return faults.isEmpty ? undefined : invalid(faults.all);
};

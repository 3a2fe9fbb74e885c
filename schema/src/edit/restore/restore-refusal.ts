import { logicOf } from '../../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { checkLogicItem } from '../../definition/faults/logic-faults.js';
import { checkNode } from '../../definition/faults/node-faults.js';
import { checkQuotaList } from '../../definition/faults/quota-faults.js';
import { documentOrder, localIds, walkNodes, walkOptions } from '../../definition/walk.js';
import { LIMITS } from '../../limit/limits.js';
import { FaultList } from '../../reading/fault.js';
import type { OperationOf } from '../operation/operation.js';
import { partId, type RestoredPart } from '../operation/restore-operation.js';
import { invalid, notFound, referenced, type Refusal } from '../operation/step.js';
import { knownIds, partTargets, surveyTargets } from '../references/reference.js';
import { referencesTo } from '../references/removal.js';
import { differsOnlyInCode } from '../tree/is-deep-equal.js';

const idsOf = (items: Iterable<{ readonly id: number }> = []): ReadonlySet<number> => new Set(Array.from(items, ({ id }) => id));

const innerIds = (node: SurveyNode | undefined): ReadonlySet<number> =>
  new Set([...idsOf(walkOptions(node?.options)), ...idsOf(node?.children)]);

/** The first part of which only fields or only the place go back, and which is not there; undefined if all of them are. */
export function absentPart(definition: SurveyDefinition, put: readonly RestoredPart[]): number | undefined {
  const some = put.filter(({ only }) => only !== undefined);
  if (some.length === 0) return undefined;
  const nodes = new Map(Array.from(walkNodes(definition.nodes), (node) => [node.id, node]));
  const [logic, quotas] = [idsOf(definition.logic), idsOf(definition.quotas)];
  const inside = new Map<number, ReadonlySet<number>>();
  const isThere = (part: RestoredPart): boolean => {
    if (part.kind === 'node') return nodes.has(part.node.id);
    if (part.kind === 'logic') return logic.has(part.item.id);
    if (part.kind === 'quota') return quotas.has(part.quota.id);
    const ids = inside.get(part.nodeId) ?? innerIds(nodes.get(part.nodeId));
    inside.set(part.nodeId, ids);
    return ids.has(partId(part));
  };
  const absent = some.find((part) => !isThere(part));
  return absent && partId(absent);
}

type Restore = OperationOf<'restore'>;

const isChanged = (node: SurveyNode, was: SurveyNode | undefined): boolean =>
  was === undefined || (node !== was && !differsOnlyInCode(node, was));

/** Checks the restored parts and the parts that they went into or out of, but not nodes that merely have another code. */
function checkParts(faults: FaultList, before: SurveyDefinition, result: SurveyDefinition, { put = [] }: Restore): void {
  const was = new Map(documentOrder(before.nodes).map((node) => [node.id, node]));
  for (const node of documentOrder(result.nodes)) if (isChanged(node, was.get(node.id))) checkNode(faults, 'put', node);
  for (const part of put) {
    if (part.kind === 'logic') checkLogicItem(faults, 'put', part.item);
  }
  if (result.quotas !== before.quotas) checkQuotaList(faults, 'quotas', result.quotas ?? []);
}

const isRepeated = (ids: readonly number[]): boolean => new Set(ids).size < ids.length;

function checkCounts(faults: FaultList, result: SurveyDefinition, { put = [] }: Restore): void {
  const comesBack = put.some(({ only }) => only === undefined);
  if (comesBack && isRepeated(Array.from(localIds(result)))) faults.add('put', 'notUnique');
  if (documentOrder(result.nodes).length > LIMITS.nodes) faults.add('put', 'tooMany', LIMITS.nodes);
  if (logicOf(result).length > LIMITS.logicItems) faults.add('put', 'tooMany', LIMITS.logicItems);
  if (result.lastId > LIMITS.localId) faults.add('put', 'tooLarge', LIMITS.localId);
}

/** Returns an id that a restored part refers to but that was removed meanwhile; undefined if there is none. */
function goneTarget({ put = [], survey, missing = [] }: Restore, result: SurveyDefinition): number | undefined {
  const targets = [...put.flatMap((part) => [...partTargets(part)]), ...surveyTargets(survey ?? {})];
  if (targets.length === 0) return undefined;
  const known = knownIds(result);
  const excused = new Set(missing);
  return targets.find((id) => !known.has(id) && !excused.has(id));
}

/** Returns the ids of what still refers to parts that this restore removes, because others added references meanwhile. */
function danglingReferrers(before: SurveyDefinition, result: SurveyDefinition, { remove = [], put = [] }: Restore): number[] {
  // An option that becomes a row again takes what others have put into it along.
  const isMoving = put.some(({ kind, only }) => kind === 'row' && only === undefined);
  if (remove.length === 0 && !isMoving) return [];
  const known = knownIds(result);
  const gone = new Set([...knownIds(before)].filter((id) => !known.has(id)));
  if (gone.size === 0) return [];
  const owned = logicOf(result).filter(({ nodeId }) => gone.has(nodeId));
  return [...referencesTo(result, gone), ...owned.map(({ id }) => id)];
}

/** Returns why the result of a `restore` is not valid; undefined if it is. */
export function restoreRefusal(before: SurveyDefinition, result: SurveyDefinition, operation: Restore): Refusal | undefined {
  const target = goneTarget(operation, result);
  if (target !== undefined) return notFound(target);
  const referrers = danglingReferrers(before, result, operation);
  if (referrers.length > 0) return referenced(referrers);

  const faults = new FaultList();
  checkParts(faults, before, result, operation);
  checkCounts(faults, result, operation);
  return faults.isEmpty ? undefined : invalid(faults.all);
}

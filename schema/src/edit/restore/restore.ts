import type { SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { withParts } from '../../definition/shape/shape.js';
import { documentOrder, highestId } from '../../definition/walk.js';
import { withoutKeysOf } from '../../exam/shape-exam.js';
import { LIMITS } from '../../limit/limits.js';
import type { OperationOf } from '../operation/operation.js';
import { partId, type RestoredPart } from '../operation/restore-operation.js';
import { done, notFound, type Refusal, refuse, type StepResult } from '../operation/step.js';
import { setSurvey } from '../rule/update-survey.js';
import { type Branch, removeBranches, replaceBranch } from '../tree/branch.js';
import { putInList } from './put-back.js';
import { type InnerPart, type NodePart, putNodes, restoreInner } from './restore-nodes.js';
import { absentPart, restoreRefusal } from './restore-refusal.js';
import { restoreCodes } from './restored-codes.js';

type Restore = OperationOf<'restore'>;

const isNodePart = (part: RestoredPart): part is NodePart => part.kind === 'node';
const isInnerPart = (part: RestoredPart): part is InnerPart => part.kind === 'option' || part.kind === 'row';

const holdsAny = <T extends Branch<T>>(branches: readonly T[], ids: ReadonlySet<number>): boolean =>
  branches.some((branch) => ids.has(branch.id) || (branch.nodes !== undefined && holdsAny<T>(branch.nodes, ids)));

/** Returns the nodes whose options or rows are restored or removed, with the parts that each gets. */
function innerParts(nodes: readonly SurveyNode[], put: readonly RestoredPart[], remove: ReadonlySet<number>): Map<number, InnerPart[]> {
  const byNode = new Map<number, InnerPart[]>();
  for (const part of put.filter(isInnerPart)) {
    const parts = byNode.get(part.nodeId) ?? [];
    parts.push(part);
    byNode.set(part.nodeId, parts);
  }
  if (remove.size === 0) return byNode;
  for (const { id, options = [], children = [] } of documentOrder(nodes)) {
    if (!byNode.has(id) && (holdsAny(children, remove) || holdsAny(options, remove))) byNode.set(id, []);
  }
  return byNode;
}

function restoreTree(
  definition: SurveyDefinition,
  put: readonly RestoredPart[],
  { remove = [], codes = {} }: Restore,
): readonly SurveyNode[] | Refusal {
  const going = new Set(remove);
  let nodes = putNodes(definition.nodes, put.filter(isNodePart));
  const known = new Set(documentOrder(nodes).map(({ id }) => id));
  for (const [nodeId, parts] of innerParts(nodes, put, going)) {
    if (!known.has(nodeId)) return notFound(nodeId);
    nodes = replaceBranch(nodes, nodeId, (node) => restoreInner(node, parts, going));
  }
  const wanted = new Map(Object.entries(codes).map(([id, code]) => [Number(id), code]));
  const present = new Set(documentOrder(definition.nodes).map(({ id }) => id));
  for (const { node } of put.filter(isNodePart)) if (!present.has(node.id)) wanted.set(node.id, node.code);
  const left = removeBranches(nodes, going);
  return restoreCodes(going.size === 0 ? left : withoutKeysOf(left, (id) => going.has(id)), wanted);
}

/** Logic items and quotas, put back and taken away. */
function restoreRules(
  { logic = [], quotas = [] }: SurveyDefinition,
  put: readonly RestoredPart[],
  going: ReadonlySet<number>,
): Pick<SurveyDefinition, 'logic' | 'quotas'> {
  const items = put.flatMap((part) => (part.kind === 'logic' ? [part] : []));
  const limits = put.flatMap((part) => (part.kind === 'quota' ? [{ item: part.quota, after: part.after, only: part.only }] : []));
  return {
    logic: removeBranches(putInList(logic, items), going),
    quotas: removeBranches(putInList(quotas, limits), going),
  };
}

/** The highest id among the parts that come back, conditions included. */
function highestPut(put: readonly RestoredPart[]): number {
  const logic = put.flatMap((part) => (part.kind === 'logic' ? [part.item] : []));
  const quotas = put.flatMap((part) => (part.kind === 'quota' ? [part.quota] : []));
  return put.reduce((highest, part) => Math.max(highest, partId(part)), highestId({ nodes: [], logic, quotas }));
}

/**
 * Interprets a way back (`inverse-of.ts`): puts parts back in order, then takes away what is to go, then grants codes, then sets the survey's own
 * fields. On the revision it was made for this restores what was there exactly. On one that others have edited meanwhile it comes as close as
 * the rules allow: a part whose parent or anchor is gone goes to the top level or the end, codes stay unique. Where a part that is to get something
 * back is gone, or the result would break a rule or refer to what is not there, it is refused (`restore-refusal.ts`).
 */
export function restore(definition: SurveyDefinition, operation: Restore): StepResult {
  const { put = [], remove = [], survey } = operation;
  const absent = absentPart(definition, put);
  if (absent !== undefined) return notFound(absent);
  const nodes = restoreTree(definition, put, operation);
  if ('ok' in nodes) return nodes;
  const rules = restoreRules(definition, put, new Set(remove));
  const restored = withParts(definition, { nodes, ...rules });
  const named = survey === undefined ? done(restored, []) : setSurvey(restored, survey);
  if (!named.ok) return named;

  const lastId = Math.max(definition.lastId, highestPut(put));
  const result = { ...named.definition, lastId };
  return restoreRefusal(definition, result, operation) ?? done(result, [...named.touched, ...remove, ...put.map(partId)]);
}

/** Sets `lastId`, never below an id in use. */
export function restoreLastId(definition: SurveyDefinition, { lastId }: OperationOf<'restoreLastId'>): StepResult {
  const lowest = highestId(definition);
  if (lastId < lowest) return refuse('lastId', 'tooSmall', lowest);
  if (lastId > LIMITS.localId) return refuse('lastId', 'tooLarge', LIMITS.localId);
  return done({ ...definition, lastId }, []);
}

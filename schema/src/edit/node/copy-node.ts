import { logicOf } from '../../definition/defaults.js';
import type { SurveyDefinition } from '../../definition/definition.js';
import { findNode, walkNodes } from '../../definition/walk.js';
import { LIMITS } from '../../limit/limits.js';
import type { OperationOf } from '../operation/operation.js';
import { done, notFound, refuse, type Step, type StepResult } from '../operation/step.js';
import { findPlace } from '../tree/place.js';
import { copiedIds, copiedLogic, copiedNode } from './copied-node.js';
import { insertNode } from './insert-node.js';

function withLogic({ definition, touched, created }: Step, ids: ReadonlyMap<number, number>): StepResult {
  const items = copiedLogic(definition, ids);
  if (items.length === 0) return done(definition, touched, created);
  const logic = [...logicOf(definition), ...items];
  if (logic.length > LIMITS.logicItems) return refuse('nodeId', 'tooMany', LIMITS.logicItems);
  const itemIds = items.flatMap(({ id, conditions }) => [id, ...conditions.map((condition) => condition.id)]);
  const lastId = definition.lastId + itemIds.length;
  if (lastId > LIMITS.localId) return refuse('nodeId', 'tooLarge', LIMITS.localId);
  return done({ ...definition, lastId, logic }, [...touched, ...items.map(({ id }) => id)], [...created, ...itemIds]);
}

/**
 * Copies a node with everything in it, by default right after itself: fresh ids, the same option and row codes, node codes of its own. Logic that
 * it owns is copied as far as it makes sense there (`copied-node.ts`); logic of others stays with the original.
 */
export function copyNode(definition: SurveyDefinition, { nodeId, ...wanted }: OperationOf<'copyNode'>): StepResult {
  const original = findNode(definition, nodeId);
  if (original === undefined) return notFound(nodeId);
  const isAnywhere = wanted.after === undefined && wanted.parentId === undefined;
  const place = findPlace(definition.nodes, isAnywhere ? { after: nodeId } : wanted);
  if (!place.ok) return place;

  const ids = copiedIds(original, definition.lastId + 1);
  const copy = copiedNode(original, ids);
  const step = insertNode(definition, place, copy, new Set(Array.from(walkNodes([copy]), ({ id }) => id)));
  return step.ok ? withLogic(step, ids) : step;
}

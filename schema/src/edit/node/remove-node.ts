import { closeCodes } from '../../code/renumber.js';
import { logicOf } from '../../definition/defaults.js';
import type { SurveyDefinition } from '../../definition/definition.js';
import { isContainer, isPage } from '../../definition/node-facts.js';
import { shapeSurvey } from '../../definition/shape/shape.js';
import { findNode, walkNodes } from '../../definition/walk.js';
import type { OperationOf } from '../operation/operation.js';
import { done, notFound, referenced, refuse, type StepResult } from '../operation/step.js';
import { idsWithin, ownEndings, referencesTo, removal } from '../references/removal.js';
import { withoutReferences } from '../references/without-references.js';
import { removeBranch } from '../tree/branch.js';

/**
 * Removes a node with everything in it, logic items of its own included; later questions are renumbered down (`code/renumber.ts`). Where others
 * refer to it, only when confirmed (`references/removal.ts`).
 */
export function removeNode(definition: SurveyDefinition, { nodeId, confirmed }: OperationOf<'removeNode'>): StepResult {
  const node = findNode(definition, nodeId);
  if (node === undefined) return notFound(nodeId);

  const nodes = closeCodes(removeBranch(definition.nodes, nodeId), walkNodes([node]));
  const goneIds = idsWithin(node);
  const removed = removal({ ...definition, nodes }, goneIds, confirmed);
  return removed.ok ? done(removed.definition, [...goneIds, ...removed.tidied]) : removed;
}

/** Jumps into a container go to its first question instead, which is where they led (R11). */
function redirected(definition: SurveyDefinition, containerId: number, firstId: number | undefined): SurveyDefinition {
  if (firstId === undefined) return definition;
  const logic = logicOf(definition).map((item) => (item.target === containerId ? { ...item, target: firstId } : item));
  return shapeSurvey({ ...definition, logic });
}

/**
 * Dissolves a container: its nodes take its place, in order and with their codes. Where logic is about the container itself, only when confirmed:
 * then jumps to it lead to its first question, and what it owns (when it is shown, where it jumps) goes.
 */
export function releaseNode(definition: SurveyDefinition, { nodeId, confirmed = false }: OperationOf<'releaseNode'>): StepResult {
  const container = findNode(definition, nodeId);
  if (container === undefined) return notFound(nodeId);
  if (!isContainer(container)) return refuse('nodeId', 'notAllowed');

  const members = container.nodes ?? [];
  const nodes = definition.nodes.flatMap((node) => (node.id === nodeId ? members : [node]));
  const owned = logicOf(definition).filter((item) => item.nodeId === nodeId);
  const released = { ...definition, nodes };
  const gone = new Set([nodeId]);
  const referrers = [...owned.map(({ id }) => id), ...referencesTo(released, gone)];
  if (referrers.length === 0) return done(ownEndings(released, gone) ? withoutReferences(released, gone) : released, [nodeId]);
  if (!confirmed) return referenced(referrers);
  const first = members.find((node) => !isPage(node));
  return done(withoutReferences(redirected(released, nodeId, first?.id), gone), [nodeId, ...referrers]);
}

import { isContainer, isPage } from '../../catalogue/node-facts.js';
import { logicOf } from '../../definition/defaults.js';
import type { SurveyDefinition } from '../../definition/definition.js';
import { findNode } from '../../definition/find.js';
import { shapeSurvey } from '../../definition/shape.js';
import type { OperationOf } from '../operation-of.js';
import { referencesTo } from '../references/references-to.js';
import { withoutReferences } from '../references/without-references.js';
import { done, notFound, referenced, refuse, type Stepped } from '../step.js';

/** Jumps into a container go to its first question instead, which is where they led (R11). */
const redirected = (definition: SurveyDefinition, containerId: number, firstId: number | undefined): SurveyDefinition => {
  if (firstId === undefined) return definition;
  const logic = logicOf(definition).map((item) => (item.target === containerId ? { ...item, target: firstId } : item));
  return shapeSurvey({ ...definition, logic });
};

/**
 * Dissolves a container: its nodes take its place, in order and with their codes. Where logic is about the container itself, only when confirmed:
 * then jumps to it lead to its first question, and what it owns (when it is shown, where it jumps) goes.
 */
export const releaseNode = (definition: SurveyDefinition, { nodeId, confirmed = false }: OperationOf<'releaseNode'>): Stepped => {
  const container = findNode(definition, nodeId);
  if (container === undefined) return notFound(nodeId);
  if (!isContainer(container)) return refuse('nodeId', 'notAllowed');

  const members = container.nodes ?? [];
  const nodes = definition.nodes.flatMap((node) => (node.id === nodeId ? members : [node]));
  const owned = logicOf(definition).filter((item) => item.nodeId === nodeId);
  const released = { ...definition, nodes };
  const gone = new Set([nodeId]);
  const referrers = [...owned.map(({ id }) => id), ...referencesTo(released, gone)];
  if (referrers.length === 0) return done(released, [nodeId]);
  if (!confirmed) return referenced(referrers);
  const first = members.find((node) => !isPage(node));
  return done(withoutReferences(redirected(released, nodeId, first?.id), gone), [nodeId, ...referrers]);
};

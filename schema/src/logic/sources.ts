import { questionRow } from '../catalogue/question-catalogue.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import type { LogicKind } from './logic-form.js';
import { isBefore, isJumpTarget, isSeenByJump, type NodePlace, outlineOf } from './outline.js';

/** Returns whether conditions can look at the answers of a question. */
export const isConditionSource = (node: SurveyNode): boolean => questionRow(node).algorithms.length > 0;

/** Returns whether logic of this kind on `owner` may look at `source`, as far as the order of the document goes. */
export const isInReach = (kind: LogicKind, source: NodePlace, owner: NodePlace): boolean =>
  kind === 'jump' ? isSeenByJump(source, owner) : isBefore(source, owner);

const nodesWhere = (
  definition: SurveyDefinition,
  nodeId: number,
  isWanted: (place: NodePlace, owner: NodePlace) => boolean,
): SurveyNode[] => {
  const { places } = outlineOf(definition);
  const owner = places.get(nodeId);
  if (owner === undefined) return [];
  return [...places.values()].filter((place) => isWanted(place, owner)).map(({ node }) => node);
};

/**
 * The questions that a condition of logic of this kind on a node may look at, in the order of the document, at any depth: earlier ones, and for a
 * jump the question itself (R8, R12). For carry-over see `carrySources`.
 */
export const conditionSources = (definition: SurveyDefinition, nodeId: number, kind: LogicKind): SurveyNode[] =>
  nodesWhere(definition, nodeId, (place, owner) => isInReach(kind, place, owner) && isConditionSource(place.node));

/** The questions whose options can be carried over into a node: single or multiple choice, before it (Spec 5, logic and carry-over). */
export const carrySources = (definition: SurveyDefinition, nodeId: number): SurveyNode[] =>
  nodesWhere(definition, nodeId, (place, owner) => isBefore(place, owner) && questionRow(place.node).isCarrySource);

/** The questions whose answers can be inserted into the texts of a node: those of an eligible type before it (Spec 5; features 6.16). */
export const pipingSources = (definition: SurveyDefinition, nodeId: number): SurveyNode[] =>
  nodesWhere(definition, nodeId, (place, owner) => isBefore(place, owner) && questionRow(place.node).isPipingSource);

/** Returns the targets of a jump: ids of the nodes behind its owner in order, then 0 normal end and -1 screening end (Spec 3, end targets; R11). */
export const jumpTargets = (definition: SurveyDefinition, nodeId: number): number[] => [
  ...nodesWhere(definition, nodeId, isJumpTarget).map(({ id }) => id),
  0,
  -1,
];

import type { QuestionRow } from '../catalogue/entry/question-row.js';
import { questionRow } from '../catalogue/question-catalogue.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { findNode } from '../definition/walk.js';
import type { LogicKind } from './logic-form.js';
import { isBefore, isJumpTarget, isSeenByJump, type NodePlace, outlineOf } from './outline.js';

/** Returns whether conditions can look at the answers of a question. */
export const isConditionSource = (node: SurveyNode): boolean => questionRow(node).algorithms.length > 0;

/** Returns whether logic of this kind on `owner` may look at `source`, as far as the order of the document goes. */
export const isInReach = (kind: LogicKind, source: NodePlace, owner: NodePlace): boolean =>
  kind === 'jump' ? isSeenByJump(source, owner) : isBefore(source, owner);

function nodesWhere(definition: SurveyDefinition, nodeId: number, isWanted: (place: NodePlace, owner: NodePlace) => boolean): SurveyNode[] {
  const { places } = outlineOf(definition);
  const owner = places.get(nodeId);
  if (owner === undefined) return [];
  return [...places.values()].filter((place) => isWanted(place, owner)).map(({ node }) => node);
}

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

/** Returns the targets of a jump: ids of the nodes behind its owner in order, page breaks included, then 0 normal end and -1 screening end (Spec 3, end targets; R11). */
export const jumpTargets = (definition: SurveyDefinition, nodeId: number): number[] => [
  ...nodesWhere(definition, nodeId, isJumpTarget).map(({ id }) => id),
  0,
  -1,
];

/** Returns whether the catalogue entry of a question allows a kind of logic at all, wherever the question stands. */
export function takesLogic(row: QuestionRow, kind: LogicKind): boolean {
  switch (kind) {
    case 'jump':
      return row.takesJump;
    case 'show':
      return row.takesShow;
    case 'options':
      return row.takesOptionLogic;
    case 'rows':
      return row.takesRowLogic;
    case 'carryOver':
      return row.isCarryTarget;
  }
}

const KINDS: readonly LogicKind[] = ['jump', 'show', 'options', 'rows', 'carryOver'];

/** Returns whether there is something that logic of this kind on a node could look at. */
function sendsSources(definition: SurveyDefinition, nodeId: number, kind: LogicKind): boolean {
  if (kind === 'jump') return true;
  const sources = kind === 'carryOver' ? carrySources(definition, nodeId) : conditionSources(definition, nodeId, kind);
  return sources.length > 0;
}

/** Returns whether the editor offers one kind of logic on a node; false if there is no such node. The rules are those of `offeredLogic`. */
export function offersLogic(definition: SurveyDefinition, nodeId: number, kind: LogicKind): boolean {
  const node = findNode(definition, nodeId);
  return node !== undefined && takesLogic(questionRow(node), kind) && sendsSources(definition, nodeId, kind);
}

/**
 * The kinds of logic that the editor offers on a node, in the order of its tabs; empty = the empty state (Spec 4, logic types; design, open
 * points). A jump looks at the question's own answer and is offered wherever the type takes it. Showing, option and row logic look at earlier
 * answers: they are not offered on the first question that conditions can look at, nor on what stands before it. Carry-over needs a choice
 * question before.
 */
export const offeredLogic = (definition: SurveyDefinition, nodeId: number): readonly LogicKind[] =>
  KINDS.filter((kind) => offersLogic(definition, nodeId, kind));

/** The `type` that new question logic (model 1) starts with: 1 jump where it is offered, else 2 show; null = neither (Spec 4, logic types). */
export function defaultLogicType(definition: SurveyDefinition, nodeId: number): 1 | 2 | null {
  const kinds = offeredLogic(definition, nodeId);
  if (kinds.includes('jump')) return 1;
  return kinds.includes('show') ? 2 : null;
}

import { questionRow } from '../catalogue/question-catalogue.js';
import { answerKindOf } from '../definition/answer-kind.js';
import { logicOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { walkNodes } from '../definition/walk.js';
import { isSeenByJump, outlineOf } from '../logic/outline.js';
import { PASSED_KINDS } from './filled-ending.js';

/** The questions that have been answered when the end page of a question is shown, in the order of the document; `nodeId` null: any of them may be. */
function answeredBefore(definition: SurveyDefinition, nodeId: number | null): SurveyNode[] {
  const { places } = outlineOf(definition);
  const owner = nodeId === null ? undefined : places.get(nodeId);
  return [...places.values()].filter((place) => owner === undefined || isSeenByJump(place, owner)).map(({ node }) => node);
}

/** The questions whose answers the text of an end page can insert: that of a question, or with `nodeId` null one for everybody. */
export const insertableInEnding = (definition: SurveyDefinition, nodeId: number | null): SurveyNode[] =>
  answeredBefore(definition, nodeId).filter((node) => questionRow(node).isPipingSource);

/** Returns whether the answer to a question fits into an address. */
export const isPassable = (node: SurveyNode): boolean => questionRow(node).isAnswerable && PASSED_KINDS.includes(answerKindOf(node));

/** The questions whose answers an end page can add to the address it leads on to; `nodeId` as in `insertableInEnding`. */
export const passableInEnding = (definition: SurveyDefinition, nodeId: number | null): SurveyNode[] =>
  answeredBefore(definition, nodeId).filter(isPassable);

/** A node whose jumps lead to an end, and to which: 0 normal, -1 screened out. */
export interface EndingOwner {
  readonly node: SurveyNode;
  readonly ends: readonly (0 | -1)[];
}

/** The nodes whose jumps lead to an end, in the order of the document: each may have an end page of its own. */
export function endingOwners(definition: SurveyDefinition): EndingOwner[] {
  const ends = new Map<number, Set<0 | -1>>();
  for (const { model, type, nodeId, target } of logicOf(definition)) {
    if (model !== 1 || type !== 1 || (target !== 0 && target !== -1)) continue;
    ends.set(nodeId, (ends.get(nodeId) ?? new Set()).add(target));
  }
  return [...walkNodes(definition.nodes)].flatMap((node) => {
    const targets = ends.get(node.id);
    return targets ? { node, ends: [...targets].sort((a, b) => b - a) } : [];
  });
}

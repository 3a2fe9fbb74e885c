import type { QuestionRow } from '../../catalogue/entry/question-row.js';
import { questionRow } from '../../catalogue/question-catalogue.js';
import { optionsOf } from '../../definition/defaults.js';
import type { Sequence, SurveyDefinition, SurveyNode, SurveyOption } from '../../definition/definition.js';
import { findNode } from '../../definition/walk.js';
import { notFound, type Refusal, refuse } from '../operation/step.js';

/** A question with its options and what its entry of the catalogue allows. */
export interface OptionHolder {
  readonly ok: true;
  readonly node: SurveyNode;
  readonly row: QuestionRow;
  readonly options: readonly SurveyOption[];
}

/** Finds a question that has options; refuses with the id that is not there, or because its type has none. */
export function findOptions(definition: SurveyDefinition, nodeId: number): OptionHolder | Refusal {
  const node = findNode(definition, nodeId);
  if (node === undefined) return notFound(nodeId);
  const row = questionRow(node);
  return row.hasOptions ? { ok: true, node, row, options: optionsOf(node) } : refuse('nodeId', 'notAllowed');
}

/**
 * Finds a question whose options an author may add, take away and put in another order. The levels of an evaluation are none of these: there are as
 * many as its scale says, in the order of the scores (`change/evaluation.ts`).
 */
export function findFreeOptions(definition: SurveyDefinition, nodeId: number): OptionHolder | Refusal {
  const holder = findOptions(definition, nodeId);
  return holder.ok && holder.row.answer === 'evaluate' ? refuse('nodeId', 'notAllowed') : holder;
}

/**
 * Returns whether a lock has an effect in this order: random and loop keep locked parts in place, the author's order and its reverse move none (Spec
 * 5, option lock). Existing locks stay when the order changes; they count again when it changes back.
 */
export const canLock = (sequence: Sequence): boolean => sequence === 1 || sequence === 2;

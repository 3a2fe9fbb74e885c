import { questionRow } from '../catalogue/question-catalogue.js';
import type { QuestionRow } from '../catalogue/question-row.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { findNode } from '../definition/find.js';
import type { LogicKind } from './logic-form.js';
import { carrySources, conditionSources } from './sources.js';

/** Returns whether the catalogue entry of a question allows a kind of logic at all, wherever the question stands. */
export const takesLogic = (row: QuestionRow, kind: LogicKind): boolean => {
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
};

const KINDS: readonly LogicKind[] = ['jump', 'show', 'options', 'rows', 'carryOver'];

/** Returns whether there is something that logic of this kind on a node could look at. */
const hasSources = (definition: SurveyDefinition, nodeId: number, kind: LogicKind): boolean => {
  if (kind === 'jump') return true;
  const sources = kind === 'carryOver' ? carrySources(definition, nodeId) : conditionSources(definition, nodeId, kind);
  return sources.length > 0;
};

/** Returns whether the editor offers one kind of logic on a node; false if there is no such node. The rules are those of `offeredLogic`. */
export const offersLogic = (definition: SurveyDefinition, nodeId: number, kind: LogicKind): boolean => {
  const node = findNode(definition, nodeId);
  return node !== undefined && takesLogic(questionRow(node), kind) && hasSources(definition, nodeId, kind);
};

/**
 * The kinds of logic that the editor offers on a node, in the order of its tabs; empty = the empty state (Spec 4, logic types; design, open
 * points). A jump looks at the question's own answer and is offered wherever the type takes it. Showing, option and row logic look at earlier
 * answers: they are not offered on the first question that conditions can look at, nor on what stands before it. Carry-over needs a choice
 * question before.
 */
export const offeredLogic = (definition: SurveyDefinition, nodeId: number): readonly LogicKind[] =>
  KINDS.filter((kind) => offersLogic(definition, nodeId, kind));

/** The `type` that new question logic (model 1) starts with: 1 jump where it is offered, else 2 show; null = neither (Spec 4, logic types). */
export const defaultLogicType = (definition: SurveyDefinition, nodeId: number): 1 | 2 | null => {
  const kinds = offeredLogic(definition, nodeId);
  if (kinds.includes('jump')) return 1;
  return kinds.includes('show') ? 2 : null;
};

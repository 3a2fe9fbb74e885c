import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { logicOf } from '../definition/defaults.js';
import { documentOrder } from '../definition/walk.js';
import { logicContent, type LogicForm, logicForm, logicKindOf } from './logic-form.js';
import { logicSaveFaults } from './save-check.js';

/**
 * The reason why a question cannot have a copy of a rule: it takes no such rule; the rule reads an answer that comes later, or leads back; it has
 * the same rule already; something in the rule is missing or wrong wherever it stands.
 */
export type CopyRefusal = 'takesNone' | 'readsLater' | 'leadsBack' | 'hasIt' | 'incomplete';

/** A question and whether it can have a copy of a rule; null: it can. */
export interface CopyTarget {
  readonly node: SurveyNode;
  readonly refusal: CopyRefusal | null;
}

/** Returns whether a rule can stand at another question: jumps and showing can, what speaks of options or rows of its own question cannot. */
export const isCopyableRule = (form: Pick<LogicForm, 'model' | 'type' | 'optionType'>): boolean =>
  ['jump', 'show'].includes(logicKindOf(form));

/** The rule as a new one of another question; what keeps that question from having it is up to `copyTargets`. */
export function ruleAt({ id: _id, conditions, ...form }: LogicForm, nodeId: number): LogicForm {
  return { ...form, nodeId, conditions: conditions.map(({ id: _own, ...condition }) => condition) };
}

/** The content of a rule apart from its ids, to be compared with that of others. */
const told = (form: LogicForm): string => logicContent(ruleAt(form, form.nodeId ?? 0));

function refusalOf(definition: SurveyDefinition, form: LogicForm, known: ReadonlySet<string>): CopyRefusal | null {
  const faults = logicSaveFaults(definition, form);
  if (faults.some(({ field }) => field === 'type')) return 'takesNone';
  if (faults.some(({ field, rule }) => rule === 'notAllowed' && /^conditions\[\d+\]\.nodeId$/.test(field))) return 'readsLater';
  if (faults.some(({ field, rule }) => rule === 'notAllowed' && field === 'target')) return 'leadsBack';
  if (faults.length > 0) return 'incomplete';
  return known.has(told(form)) ? 'hasIt' : null;
}

/**
 * The questions of a survey but the owner of a rule, in the order of the document, and which of them can have a copy of it. The rule may still be at
 * work and need not be saved. Empty for a rule that cannot be copied at all.
 */
export function copyTargets(definition: SurveyDefinition, form: LogicForm): readonly CopyTarget[] {
  if (!isCopyableRule(form)) return [];
  const known = new Set(logicOf(definition).map((item) => told(logicForm(item))));
  return documentOrder(definition.nodes)
    .filter(({ id }) => id !== form.nodeId)
    .map((node) => ({ node, refusal: refusalOf(definition, ruleAt(form, node.id), known) }));
}

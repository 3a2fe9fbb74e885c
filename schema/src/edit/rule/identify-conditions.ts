import type { Condition } from '../../definition/definition.js';
import type { ConditionDraft } from '../operation.js';
import { notFound, type Refusal } from '../step.js';

/** Conditions with ids, and those ids that are new, in order. */
interface Identified {
  readonly ok: true;
  readonly conditions: readonly Condition[];
  readonly created: readonly number[];
}

/**
 * Gives ids to the conditions of a rule: those that were there before keep theirs, the others continue from `lastId`. Refuses an id that none of
 * the rule's conditions had, or that is given twice.
 */
export const identifyConditions = (
  drafts: readonly ConditionDraft[],
  before: readonly Condition[],
  lastId: number,
): Identified | Refusal => {
  const known = new Set(before.map(({ id }) => id));
  const conditions: Condition[] = [];
  const created: number[] = [];
  for (const draft of drafts) {
    if (draft.id !== undefined && !known.delete(draft.id)) return notFound(draft.id);
    const id = draft.id ?? lastId + created.length + 1;
    if (draft.id === undefined) created.push(id);
    conditions.push({ ...draft, id });
  }
  return { ok: true, conditions, created };
};

import { logicOf } from '../../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { localIds } from '../../definition/walk.js';
import { keyedOn, withoutKeysOf } from '../../exam/shape-exam.js';
import { referenced, type Refusal } from '../operation/step.js';
import { referencesOf } from './reference.js';
import { withoutReferences } from './without-references.js';

/**
 * The ids of what refers to something that is gone or is about to go: logic items, quotas, and the nodes, options and rows whose texts hold a
 * piping token for it (0: the welcome text or an end page); each once, in the order of the document. What goes along does not count: logic items of a question
 * that is gone, and texts of what is gone.
 */
export function referencesTo(definition: SurveyDefinition, goneIds: ReadonlySet<number>): number[] {
  const going = new Set(goneIds);
  for (const item of logicOf(definition)) if (goneIds.has(item.nodeId)) going.add(item.id);
  const from = new Set<number>();
  for (const reference of referencesOf(definition)) {
    if (goneIds.has(reference.to) && !going.has(reference.from)) from.add(reference.from);
  }
  return [...from];
}

/** Returns whether one of these has an end page of its own, which goes with it. */
export const ownEndings = ({ endings }: SurveyDefinition, goneIds: ReadonlySet<number>): boolean =>
  endings?.nodes?.some(({ nodeId }) => goneIds.has(nodeId)) === true;

/** Result of a removal. */
export interface Removed {
  readonly ok: true;
  readonly definition: SurveyDefinition;
  /**
   * Ids of what was tidied up: logic items, quotas and owners of texts that referred to removed parts, the logic items these owned, and questions
   * whose keys named them.
   */
  readonly tidied: readonly number[];
}

/** The ids of a node and of everything in it: options, rows, nodes. */
export const idsWithin = (node: SurveyNode): ReadonlySet<number> => new Set(localIds({ nodes: [node] }));

/**
 * Completes a removal: `given` is the survey in which the parts with `goneIds` (options, rows and nodes inside them included) are gone already.
 * If something that stays refers to them, the removal is refused as `referenced` unless it was `confirmed` (Spec 8, A0103); then, and for the
 * logic items that a gone question owned, everything that referred to them is tidied up (`withoutReferences`). Keys of exams lose what is gone
 * without asking: they are part of the question that loses it.
 */
export function removal(given: SurveyDefinition, goneIds: ReadonlySet<number>, confirmed = false): Removed | Refusal {
  // Most changes of a question remove nothing, and looking through all references of a large survey takes milliseconds.
  if (goneIds.size === 0) return { ok: true, definition: given, tidied: [] };
  const isGone = (id: number): boolean => goneIds.has(id);
  const keyed = keyedOn(given.nodes, isGone);
  const nodes = withoutKeysOf(given.nodes, isGone);
  const next = nodes === given.nodes ? given : { ...given, nodes };
  const referrers = referencesTo(next, goneIds);
  if (referrers.length > 0 && !confirmed) return referenced(referrers);
  const owned = logicOf(next).filter(({ nodeId }) => goneIds.has(nodeId));
  if (referrers.length === 0 && owned.length === 0 && !ownEndings(next, goneIds)) return { ok: true, definition: next, tidied: keyed };
  return { ok: true, definition: withoutReferences(next, goneIds), tidied: [...owned.map(({ id }) => id), ...referrers, ...keyed] };
}

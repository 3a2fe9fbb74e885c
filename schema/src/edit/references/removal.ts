import { logicOf } from '../../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { localIds } from '../../definition/walk.js';
import { referenced, type Refusal } from '../step.js';
import { referencesTo } from './references-to.js';
import { withoutReferences } from './without-references.js';

/** Result of a removal. */
export interface Removed {
  readonly ok: true;
  readonly definition: SurveyDefinition;
  /** Ids of what was tidied up: logic items, quotas and owners of texts that referred to removed parts, and the logic items these owned. */
  readonly tidied: readonly number[];
}

/** The ids of a node and of everything in it: options, rows, nodes. */
export const idsWithin = (node: SurveyNode): ReadonlySet<number> => new Set(localIds({ nodes: [node] }));

/**
 * Completes a removal: `next` is the survey in which the parts with `goneIds` (options, rows and nodes inside them included) are gone already.
 * If something that stays refers to them, the removal is refused as `referenced` unless it was `confirmed` (Spec 8, A0103); then, and for the
 * logic items that a gone question owned, everything that referred to them is tidied up (`withoutReferences`).
 */
export const removal = (next: SurveyDefinition, goneIds: ReadonlySet<number>, confirmed = false): Removed | Refusal => {
  const referrers = referencesTo(next, goneIds);
  if (referrers.length > 0 && !confirmed) return referenced(referrers);
  const owned = logicOf(next).filter(({ nodeId }) => goneIds.has(nodeId));
  if (referrers.length === 0 && owned.length === 0) return { ok: true, definition: next, tidied: [] };
  return { ok: true, definition: withoutReferences(next, goneIds), tidied: [...owned.map(({ id }) => id), ...referrers] };
};

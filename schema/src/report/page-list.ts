import { answerKindOf } from '../definition/answer-kind.js';
import { pagingOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { isPage } from '../definition/node-facts.js';
import { displayOrder } from '../engine/display.js';
import { pagePlan } from '../engine/page-plan.js';

/** A page as everybody may come to it, whatever logic hides from one of them. */
export interface ListedPage {
  /** Everything on it in the order of the survey, hidden nodes included. */
  readonly nodeIds: readonly number[];
  /** Names the page: its first question, or its first statement where it asks nothing. */
  readonly first: SurveyNode;
}

const isSeen = ({ setting }: SurveyNode): boolean => (setting?.attribute ?? 'normal') === 'normal';

/** The pages of a survey in its own order, as if nothing was hidden by logic. Pages on which nobody can see anything are left out. */
export function pageList(definition: SurveyDefinition): readonly ListedPage[] {
  const nodes = displayOrder(definition).flatMap(({ node }) => (isPage(node) ? [] : [node]));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  // One by one, a hidden question would be a page of its own; elsewhere it may be the one that names its page.
  const planned = pagingOf(definition) === 'question' ? nodes.filter(isSeen) : nodes;
  const plan = pagePlan(
    definition,
    planned.map(({ id }) => id),
  );
  return plan.flatMap(({ nodeIds }): ListedPage[] => {
    const seen = nodeIds.flatMap((id) => byId.get(id) ?? []).filter(isSeen);
    const first = seen.find((node) => answerKindOf(node) !== 'none') ?? seen[0];
    return first ? [{ nodeIds, first }] : [];
  });
}

/**
 * How far a page is on the way of one respondent, whose order follows from `seed`: the place of the page's own id, or of anything on it, counted from
 * 1; 0 is the welcome, before all pages. Null: the survey has no such page.
 */
export function placeOfPage(definition: SurveyDefinition, pageId: number, seed: string): number | null {
  if (pageId === 0) return 0;
  const place = displayOrder(definition, seed).findIndex(({ node }) => node.id === pageId && !isPage(node));
  return place === -1 ? null : place + 1;
}

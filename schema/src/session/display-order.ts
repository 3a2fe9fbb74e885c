import { isContainer, isPage } from '../catalogue/node-facts.js';
import { sequenceOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { ordered } from '../sequence/order.js';

/** A node where it stands on screen, with the container around it. */
export interface Placed {
  readonly node: SurveyNode;
  readonly container: SurveyNode | null;
}

/** Page breaks hold their places: shuffling what is between them leaves as many questions on each page as the author put there. */
const held = (node: SurveyNode): SurveyNode => (isPage(node) ? { ...node, locked: true } : node);

const inside = (container: SurveyNode, seed: string | undefined): readonly Placed[] =>
  ordered((container.nodes ?? []).map(held), sequenceOf(container), seed, container.id).map((node) => ({ node, container }));

/**
 * Questions, statements and page breaks in the order in which one respondent sees them, containers replaced by what they contain. The sequence of
 * a container (Spec 3) orders its nodes for this seed; facts are never computed from this order, only pages.
 */
export const displayOrder = ({ nodes }: Pick<SurveyDefinition, 'nodes'>, seed?: string): readonly Placed[] =>
  nodes.flatMap((node) => (isContainer(node) ? inside(node, seed) : [{ node, container: null }]));

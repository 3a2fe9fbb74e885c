import type { Offered } from '../answer/offered.js';
import { childSequenceOf, isOptionGroup, optionsOf, sequenceOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode, SurveyOption } from '../definition/definition.js';
import { isContainer, isPage } from '../definition/node-facts.js';
import { ordered, orderedChoices } from '../sequence/order.js';
import type { CompiledNode } from './compiled.js';

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

const idOf = ({ id }: { readonly id: number }): number => id;

/** Returns the author's options that are on offer, in their groups, followed by the carried-over ones. */
const offeredTree = ({ node, everything }: CompiledNode, { options }: Offered): readonly SurveyOption[] => [
  ...optionsOf(node).flatMap((option): SurveyOption | readonly SurveyOption[] => {
    if (!isOptionGroup(option)) return options.has(option.id) ? option : [];
    return { ...option, nodes: option.nodes?.filter(({ id }) => options.has(id)) };
  }),
  ...[...options.values()].filter(({ id }) => !everything.options.has(id)),
];

/** Ids of the options on offer as one respondent sees them. The levels of a cascade stay as they are. */
export function displayedOptions(compiled: CompiledNode, offered: Offered, seed: string | undefined): readonly number[] {
  const { node, kind } = compiled;
  if (seed === undefined || sequenceOf(node) === 0 || kind === 'cascade') return [...offered.options.keys()];
  return orderedChoices(offeredTree(compiled, offered), sequenceOf(node), seed, node.id).map(idOf);
}

/** Ids of the rows on offer as one respondent sees them; drawn apart from the options of the same question. */
export const displayedRows = ({ node }: CompiledNode, { rows }: Offered, seed: string | undefined): readonly number[] =>
  ordered([...rows.values()], childSequenceOf(node), seed, -node.id).map(idOf);

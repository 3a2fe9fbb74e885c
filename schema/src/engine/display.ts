import type { Offered } from '../answer/offered.js';
import { childSequenceOf, isOptionGroup, optionsOf, sequenceOf } from '../definition/defaults.js';
import type { SurveyOption } from '../definition/definition.js';
import { ordered, orderedChoices } from '../sequence/order.js';
import type { CompiledNode } from './compiled.js';

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
export const displayedOptions = (compiled: CompiledNode, offered: Offered, seed: string | undefined): readonly number[] => {
  const { node, kind } = compiled;
  if (seed === undefined || sequenceOf(node) === 0 || kind === 'cascade') return [...offered.options.keys()];
  return orderedChoices(offeredTree(compiled, offered), sequenceOf(node), seed, node.id).map(idOf);
};

/** Ids of the rows on offer as one respondent sees them; drawn apart from the options of the same question. */
export const displayedRows = ({ node }: CompiledNode, { rows }: Offered, seed: string | undefined): readonly number[] =>
  ordered([...rows.values()], childSequenceOf(node), seed, -node.id).map(idOf);

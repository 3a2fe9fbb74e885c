import type { Offered } from '../answer/offered.js';
import { optionsOf, rowsOf } from '../definition/defaults.js';
import type { SurveyOption, SurveyRow } from '../definition/definition.js';
import { allCarriedOptions, type OfferedBy } from './carry.js';
import type { CompiledNode, Facts, OfferPlan, OptionRule } from './compiled.js';

interface Item {
  readonly id: number;
  readonly other?: boolean;
  readonly exclusive?: boolean;
}

/** Decides whether an option or row is on offer: a show rule that names it holds, or none names it, and no hide rule that names it holds (R6). */
function verdictOf(rules: readonly OptionRule[], facts: Facts): (item: Item) => boolean {
  const states = rules.map((rule) => ({ ...rule, isHolding: rule.holds(facts) }));
  const hiding = states.filter(({ hides, isHolding }) => hides && isHolding);
  const showing = states.filter(({ hides }) => !hides);
  return ({ id }) => {
    if (hiding.some(({ ids }) => ids.has(id))) return false;
    const named = showing.filter(({ ids }) => ids.has(id));
    return named.length === 0 || named.some(({ isHolding }) => isHolding);
  };
}

/** The options that can be chosen; what hides a group heading or a level of a cascade hides everything below it. */
const choicesWith = (options: readonly SurveyOption[], isOffered: (item: Item) => boolean): SurveyOption[] =>
  options.filter(isOffered).flatMap((option) => {
    const below = option.nodes === undefined ? [] : choicesWith(option.nodes, isOffered);
    return option.group === true ? below : [option, ...below];
  });

/** Own ones, carried ones, then own `other` and own exclusive ones (R17). Without carry-over the document's order stands. */
function joined<T extends Item>(own: readonly T[], carried: readonly T[]): ReadonlyMap<number, T> {
  const isLast = ({ other, exclusive }: T): boolean => other === true || exclusive === true;
  const first = carried.length === 0 ? own : own.filter((item) => !isLast(item));
  const last = carried.length === 0 ? [] : own.filter(isLast).sort((a, b) => Number(a.exclusive === true) - Number(b.exclusive === true));
  return new Map([...first, ...carried, ...last].map((item) => [item.id, item]));
}

const asRow = ({ id, code, title, rightTitle, image }: SurveyOption): SurveyRow => ({ id, code, title, rightTitle, image });

/**
 * Returns what a node with option logic or carry-over offers on these facts. Option logic also applies to carried options and rows, by their own ids.
 * Linear in the options of the node and of its sources.
 */
export function offerOf({ node, everything }: CompiledNode, plan: OfferPlan, facts: Facts, offeredBy: OfferedBy): Offered {
  const showsOption = verdictOf(plan.optionRules, facts);
  const showsRow = verdictOf(plan.rowRules, facts);
  const carriedOptions = allCarriedOptions(plan.carriedOptions, everything.options.values(), facts, offeredBy);
  const carriedRows = allCarriedOptions(plan.carriedRows, [], facts, offeredBy).map(asRow);
  return {
    options: joined(choicesWith(optionsOf(node), showsOption), carriedOptions.filter(showsOption)),
    rows: joined(rowsOf(node).filter(showsRow), carriedRows.filter(showsRow)),
    isKnown: (id) => everything.isKnown(id) || plan.carriedIds().has(id),
  };
}

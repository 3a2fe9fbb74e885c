import type { Offered } from '../answer/offered.js';
import { optionsOf, rowsOf } from '../definition/defaults.js';
import type { SurveyOption, SurveyRow } from '../definition/definition.js';
import { allCarriedOptions, type CarriedOption, type OfferedBy } from './carry.js';
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

/** An own option or row of the top level with what can be chosen of it: of a group its members, of a level of a cascade all below it. */
interface Top<T> {
  readonly id: number;
  readonly items: readonly T[];
}

/** The options that can be chosen; what hides a group heading or a level of a cascade hides everything below it. */
const choicesWith = (options: readonly SurveyOption[], isOffered: (item: Item) => boolean): SurveyOption[] =>
  options.filter(isOffered).flatMap((option) => {
    const below = option.nodes === undefined ? [] : choicesWith(option.nodes, isOffered);
    return option.group === true ? below : [option, ...below];
  });

/** Own ones, carried ones, then own `other` and own exclusive ones (R17). Without carry-over the document's order stands. */
function joined<T extends Item>(own: readonly T[], carried: readonly T[]): readonly T[] {
  if (carried.length === 0) return own;
  const isLast = ({ other, exclusive }: T): boolean => other === true || exclusive === true;
  const last = own.filter(isLast).sort((a, b) => Number(a.exclusive === true) - Number(b.exclusive === true));
  return [...own.filter((item) => !isLast(item)), ...carried, ...last];
}

/** Own ones with the carried ones where their author put them; those that have no place of their own stand as in `joined`. */
function arranged<T extends Item>(
  own: readonly Top<T>[],
  carried: readonly CarriedOption[],
  taken: (option: SurveyOption) => T,
): ReadonlyMap<number, T> {
  const at = (wanted: number | undefined): readonly T[] =>
    carried.filter(({ place }) => place === wanted).map(({ option }) => taken(option));
  const isPlaced = carried.some(({ place }) => place !== undefined);
  const placed = isPlaced ? [...at(0), ...own.flatMap(({ id, items }) => [...items, ...at(id)])] : own.flatMap(({ items }) => items);
  return new Map(joined(placed, at(undefined)).map((item) => [item.id, item]));
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
  const carriedRows = allCarriedOptions(plan.carriedRows, [], facts, offeredBy);
  const ownOptions = optionsOf(node).map((top) => ({ id: top.id, items: choicesWith([top], showsOption) }));
  const ownRows = rowsOf(node).map((row) => ({ id: row.id, items: showsRow(row) ? [row] : [] }));
  return {
    options: arranged(
      ownOptions,
      carriedOptions.filter(({ option }) => showsOption(option)),
      (option) => option,
    ),
    rows: arranged(
      ownRows,
      carriedRows.filter(({ option }) => showsRow(option)),
      asRow,
    ),
    isKnown: (id) => everything.isKnown(id) || plan.carriedIds().has(id),
  };
}

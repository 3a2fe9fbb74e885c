import { isCarryOver } from '../definition/defaults.js';
import { carryPlace } from '../definition/carry-place.js';
import type { LogicItem, SurveyNode } from '../definition/definition.js';
import { possibleCarriedIds } from './carry.js';
import type { Carry, CompiledNode, OfferPlan, OptionRule, Rule } from './compiled.js';
import { lazily } from './lazily.js';

const ROWS = 2;
const HIDE = 2;
const CHECKED = 1;

/** Finds an earlier node: a later or missing one has nothing to give (R8). */
type NodeAt = (nodeId: number) => CompiledNode | undefined;

const optionRule = ({ item, holds }: Rule): OptionRule => ({ item, holds, hides: item.algorithm === HIDE, ids: new Set(item.optionId) });

/** Only questions that are answered by choosing give options away (Spec 5). */
const carriesOf = (node: SurveyNode, item: LogicItem, nodeAt: NodeAt): readonly Carry[] =>
  item.conditions.flatMap(({ nodeId, algorithm }) => {
    const from = nodeAt(nodeId);
    const isSource = from !== undefined && (from.kind === 'single' || from.kind === 'multiple');
    return isSource ? { item, from, checked: algorithm === CHECKED, place: carryPlace(node, item) } : [];
  });

const named = (rules: readonly Rule[]): OptionRule[] => rules.filter(({ item }) => !isCarryOver(item)).map(optionRule);

const carried = (node: SurveyNode, rules: readonly Rule[], nodeAt: NodeAt): Carry[] =>
  rules.flatMap(({ item }) => (isCarryOver(item) ? carriesOf(node, item, nodeAt) : []));

/** Compiles how option logic and carry-over (model 2) change what a node offers; null if it has neither. */
export function compileOffer(node: SurveyNode, rules: readonly Rule[], nodeAt: NodeAt): OfferPlan | null {
  const model2 = rules.filter(({ item }) => item.model === 2);
  if (model2.length === 0) return null;
  const options = model2.filter(({ item }) => item.optionType !== ROWS);
  const rows = model2.filter(({ item }) => item.optionType === ROWS);
  return offerPlan(named(options), named(rows), carried(node, options, nodeAt), carried(node, rows, nodeAt));
}

const offerPlan = (
  optionRules: readonly OptionRule[],
  rowRules: readonly OptionRule[],
  carriedOptions: readonly Carry[],
  carriedRows: readonly Carry[],
): OfferPlan => ({
  optionRules,
  rowRules,
  carriedOptions,
  carriedRows,
  carriedIds: lazily(() => possibleCarriedIds({ carriedOptions, carriedRows })),
});

/** The same plan with only some of its logic items; null if none of them is left. */
export function offerWith(plan: OfferPlan, isKept: (rule: { readonly item: LogicItem }) => boolean): OfferPlan | null {
  const lists = [plan.optionRules.filter(isKept), plan.rowRules.filter(isKept)] as const;
  const carries = [plan.carriedOptions.filter(isKept), plan.carriedRows.filter(isKept)] as const;
  return [...lists, ...carries].every((list) => list.length === 0) ? null : offerPlan(...lists, ...carries);
}

import type { Compiled, CompiledNode, OptionRule, Rule, Test } from '../../../engine/compiled.js';
import { conditionsTest } from '../../../engine/compile-conditions.js';
import type { Pass } from '../../../engine/pass.js';
import { type Fact, isVisibilityEvaluated, areJumpsEvaluated, isOfferEvaluated, reportIfNever, reportIfEver } from './fact.js';

type IsAsked = (pass: Pass, node: CompiledNode) => boolean;

/** Makes two facts about a test at a node: it holds for some respondent, and it fails for some respondent. */
const bothWays = (
  node: CompiledNode,
  holds: Test,
  isAsked: IsAsked,
  upto: number,
  told: { logicId: number; conditionId?: number },
): Fact[] => [
  reportIfNever((pass) => isAsked(pass, node) && holds(pass), upto, { code: 'neverHolds', nodeId: node.id, ...told }),
  reportIfNever((pass) => isAsked(pass, node) && !holds(pass), upto, { code: 'alwaysHolds', nodeId: node.id, ...told }),
];

/** Facts about an item, and those about each of its conditions where it has several. Items without conditions are meant to hold always. */
function itemFacts(compiled: Compiled, node: CompiledNode, { item, holds }: Rule, isAsked: IsAsked, upto: number): Fact[] {
  const { id: logicId, conditions } = item;
  if (conditions.length === 0) return [];
  const each = conditions.length === 1 ? [] : conditions;
  return [
    ...bothWays(node, holds, isAsked, upto, { logicId }),
    ...each.flatMap((condition) =>
      bothWays(node, conditionsTest(compiled, [condition]), isAsked, upto, { logicId, conditionId: condition.id }),
    ),
  ];
}

/** Makes a fact for each pair of items that show and hide the same thing: both hold together. */
const clashFacts = (node: CompiledNode, show: readonly Rule[], hide: readonly Rule[], isAsked: IsAsked): Fact[] =>
  show.flatMap((showing) =>
    hide.map((hiding) =>
      reportIfEver((pass) => isAsked(pass, node) && showing.holds(pass) && hiding.holds(pass), node.position, {
        code: 'showAndHide',
        nodeId: node.id,
        logicId: hiding.item.id,
        otherId: showing.item.id,
      }),
    ),
  );

const isClean =
  (ignored: ReadonlySet<number>) =>
  ({ item }: Rule): boolean =>
    !ignored.has(item.id);

/** Facts about what shows and hides a node. */
export function showFacts(compiled: Compiled, node: CompiledNode, ignored: ReadonlySet<number>): Fact[] {
  const show = node.show.filter(isClean(ignored));
  const hide = node.hide.filter(isClean(ignored));
  return [
    ...[...show, ...hide].flatMap((rule) => itemFacts(compiled, node, rule, isVisibilityEvaluated, node.position)),
    ...clashFacts(node, show, hide, isVisibilityEvaluated),
  ];
}

const share = (one: OptionRule, other: OptionRule): boolean => [...one.ids].some((id) => other.ids.has(id));

const offerRuleFacts = (compiled: Compiled, node: CompiledNode, rules: readonly OptionRule[]): Fact[] => [
  ...rules.flatMap((rule) => itemFacts(compiled, node, rule, isOfferEvaluated, node.position)),
  ...rules
    .filter(({ hides }) => !hides)
    .flatMap((showing) =>
      clashFacts(
        node,
        [showing],
        rules.filter((rule) => rule.hides && share(rule, showing)),
        isOfferEvaluated,
      ),
    ),
];

/** Facts about what shows and hides options and rows of a node. */
export function offerFacts(compiled: Compiled, node: CompiledNode, ignored: ReadonlySet<number>): Fact[] {
  if (node.offer === null) return [];
  const { optionRules, rowRules } = node.offer;
  return [optionRules, rowRules].flatMap((rules) => offerRuleFacts(compiled, node, rules.filter(isClean(ignored))));
}

/** Facts about the jumps of a node. */
export const jumpFacts = (compiled: Compiled, node: CompiledNode, ignored: ReadonlySet<number>): Fact[] =>
  node.jumps.flatMap((jump, place) => {
    if (!isClean(ignored)(jump)) return [];
    const taken = (pass: Pass) => pass.takenFrom(node)?.item.id === jump.item.id;
    const facts = itemFacts(compiled, node, jump, areJumpsEvaluated, node.end);
    if (place === 0) return facts;
    return [...facts, reportIfNever(taken, node.end, { code: 'shadowedJump', nodeId: node.id, logicId: jump.item.id })];
  });

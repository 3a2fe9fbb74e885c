import { offeredOf } from '../answer/offered.js';
import { answerKindOf } from '../catalogue/answer-kind.js';
import { isContainer, isPage } from '../catalogue/node-facts.js';
import { attributeOf, logicOf } from '../definition/defaults.js';
import type { AnswerKind, LogicItem, SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { compileConditions } from './condition/compile-conditions.js';
import { compileOffer } from './compile-offer.js';
import type { Compiled, CompiledNode, Jump, Rule } from './compiled.js';
import { lazily } from './lazily.js';
import { needsOptions, needsRows } from './node-needs.js';
import { pipedTextsOf } from './piped-texts.js';

/** Where a node stands in the order of the document. */
interface Place {
  readonly node: SurveyNode;
  readonly position: number;
  readonly kind: AnswerKind;
  end: number;
  leaves: number | null;
}

const NONE: readonly Rule[] = [];

const placesOf = (nodes: readonly SurveyNode[], places: Place[] = []): Place[] => {
  for (const node of nodes) {
    const position = places.length;
    const place: Place = { node, position, kind: answerKindOf(node), end: position + 1, leaves: null };
    places.push(place);
    if (!isContainer(node)) continue;
    placesOf(node.nodes ?? [], places);
    place.end = places.length;
    const last = places.at(-1);
    if (last !== undefined) last.leaves = position;
  }
  return places;
};

const roleOf = (node: SurveyNode, kind: AnswerKind): CompiledNode['role'] => {
  if (isContainer(node)) return 'container';
  if (isPage(node)) return 'page';
  return kind === 'none' ? 'statement' : 'question';
};

/** Jumps that lead on: past everything in their owner, to an end, or nowhere else (R11). A jump to a container leads to its first node. */
const jumpsOf = (rules: readonly Rule[], owner: Place, positions: ReadonlyMap<number, number>, last: number): readonly Jump[] =>
  rules.flatMap(({ item, holds }): Jump | readonly Jump[] => {
    const { target } = item;
    if (target === undefined) return [];
    if (target === 0 || target === -1) return { item, holds, to: last, end: target };
    const to = positions.get(target) ?? -1;
    return to < owner.end ? [] : { item, holds, to, end: null };
  });

const isQuestionRule =
  (type: LogicItem['type'], algorithm?: LogicItem['algorithm']) =>
  ({ item }: Rule): boolean =>
    item.model === 1 && item.type === type && (algorithm === undefined || item.algorithm === algorithm);

/**
 * Prepares a definition for any number of passes: positions, conditions as functions, targets found. Takes any definition that passed
 * `parseDefinition`, dangling references included (R8, R11). Linear in nodes, options and conditions.
 */
export const compile = (definition: SurveyDefinition): Compiled => {
  const places = placesOf(definition.nodes);
  const positions = new Map(places.map(({ node, position }) => [node.id, position]));
  const sourceOf = (nodeId: number): Place | undefined => places[positions.get(nodeId) ?? -1];
  const rulesBy = new Map<number, Rule[]>();
  for (const item of logicOf(definition)) {
    const rule = { item, holds: compileConditions(item.conditions, sourceOf) };
    const rules = rulesBy.get(item.nodeId);
    if (rules === undefined) rulesBy.set(item.nodeId, [rule]);
    else rules.push(rule);
  }
  const nodes: CompiledNode[] = [];
  for (const place of places) {
    const { node, kind, position, end, leaves } = place;
    const rules = rulesBy.get(node.id) ?? NONE;
    const role = roleOf(node, kind);
    const isAsked = role === 'question' || role === 'statement';
    // Field by field: a spread would give every node a hidden class of its own, and the pass would crawl.
    nodes.push({
      node,
      position,
      end,
      leaves,
      kind,
      role,
      attribute: isAsked ? attributeOf(node) : 'normal',
      needsOptions: needsOptions(node, kind),
      needsRows: needsRows(node, kind),
      show: rules.filter(isQuestionRule(2, 1)),
      hide: rules.filter(isQuestionRule(2, 2)),
      jumps: jumpsOf(rules.filter(isQuestionRule(1)), place, positions, places.length),
      offer: compileOffer(rules, (nodeId) => nodes[positions.get(nodeId) ?? -1]),
      everything: offeredOf(node),
    });
  }
  return { definition, nodes, positions, texts: lazily(() => pipedTextsOf(nodes)) };
};

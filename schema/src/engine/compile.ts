import { offeredOf } from '../answer/offered.js';
import { readAnswer } from '../answer/read-answer.js';
import { answerKindOf } from '../definition/answer-kind.js';
import { attributeOf, logicOf } from '../definition/defaults.js';
import type { AnswerKind, LogicItem, SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { isContainer, isPage } from '../definition/node-facts.js';
import { compileConditions } from './compile-conditions.js';
import { compileOffer, offerWith } from './compile-offer.js';
import type { Compiled, CompiledNode, Jump, Rule } from './compiled.js';
import { lazily } from './lazily.js';
import { cannotBeAnswered, needsOptions, needsRows } from './node-needs.js';
import { pipedTextsOf } from './piped-texts.js';
import { visibilityOf } from './visibility.js';

/** Position of a node in the order of the document. */
interface Place {
  readonly node: SurveyNode;
  readonly position: number;
  readonly kind: AnswerKind;
  end: number;
  leaves: number | null;
}

function placesOf(nodes: readonly SurveyNode[], places: Place[] = []): Place[] {
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
}

function roleOf(node: SurveyNode, kind: AnswerKind): CompiledNode['role'] {
  if (isContainer(node)) return 'container';
  if (isPage(node)) return 'page';
  return kind === 'none' ? 'statement' : 'question';
}

/** Jumps that lead on: past everything in their owner, to an end, or nowhere else (R11). A jump to a container leads to its first node. */
const jumpsOf = (rules: readonly Rule[], owner: Place, positions: ReadonlyMap<number, number>, last: number): readonly Jump[] =>
  rules.flatMap(({ item, holds }): Jump | readonly Jump[] => {
    const { target } = item;
    if (target === undefined) return [];
    if (target === 0 || target === -1) return { item, holds, to: last, end: target };
    const to = positions.get(target) ?? -1;
    return to < owner.end ? [] : { item, holds, to, end: null };
  });

/** The compiled logic of one node. */
type Logic = Pick<CompiledNode, 'show' | 'hide' | 'jumps' | 'offer'>;

const NONE: readonly never[] = [];
const NO_LOGIC: Logic = { show: NONE, hide: NONE, jumps: NONE, offer: null };

/** Most lists are empty, and one empty list for all of them keeps a pass within the processor's caches. */
const shared = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? NONE : list);

const isVisibilityRule =
  (algorithm: 1 | 2) =>
  ({ item }: Rule): boolean =>
    item.model === 1 && item.type === 2 && item.algorithm === algorithm;

const isShowRule = isVisibilityRule(1);
const isHideRule = isVisibilityRule(2);
const isJumpRule = ({ item }: Rule): boolean => item.model === 1 && item.type === 1;

function nodeOf({ node, kind, position, end, leaves }: Place, logic: Logic): CompiledNode {
  const role = roleOf(node, kind);
  const needs = { needsOptions: needsOptions(node, kind), needsRows: needsRows(node, kind), everything: offeredOf(node) };
  return withLogic(
    {
      end,
      position,
      attribute: role === 'question' || role === 'statement' ? attributeOf(node) : 'normal',
      role,
      isBare: cannotBeAnswered(needs, needs.everything),
      id: node.id,
      kind,
      leaves,
      everything: needs.everything,
      node,
      unanswered: readAnswer(node, undefined, needs.everything),
      needsOptions: needs.needsOptions,
      needsRows: needs.needsRows,
    },
    logic,
  );
}

/** Built field by field: a spread would give every node a hidden class of its own, and passes would take ten times as long. */
const withLogic = (base: Omit<CompiledNode, keyof Logic | 'isShown'>, { show, hide, jumps, offer }: Logic): CompiledNode => ({
  end: base.end,
  position: base.position,
  attribute: base.attribute,
  isShown: visibilityOf(show, hide),
  role: base.role,
  offer,
  isBare: base.isBare,
  id: base.id,
  kind: base.kind,
  jumps,
  leaves: base.leaves,
  everything: base.everything,
  node: base.node,
  unanswered: base.unanswered,
  needsOptions: base.needsOptions,
  needsRows: base.needsRows,
  show,
  hide,
});

/** The same node in a survey that has only the logic items with these ids. */
export function withItems(node: CompiledNode, items: ReadonlySet<number>): CompiledNode {
  const isKept = ({ item }: { readonly item: LogicItem }): boolean => items.has(item.id);
  return withLogic(node, {
    show: shared(node.show.filter(isKept)),
    hide: shared(node.hide.filter(isKept)),
    jumps: shared(node.jumps.filter(isKept)),
    offer: node.offer === null ? null : offerWith(node.offer, isKept),
  });
}

/** Returns the items by the node that owns them, in saved order; an item without owner has no effect. */
function rulesOf(definition: SurveyDefinition, sourceOf: (nodeId: number) => Place | undefined): ReadonlyMap<number, readonly Rule[]> {
  const rulesBy = new Map<number, Rule[]>();
  for (const item of logicOf(definition)) {
    const rule = { item, holds: compileConditions(item.conditions, sourceOf) };
    const rules = rulesBy.get(item.nodeId);
    if (rules === undefined) rulesBy.set(item.nodeId, [rule]);
    else rules.push(rule);
  }
  return rulesBy;
}

/**
 * Prepares a definition for any number of passes: positions, conditions as functions, targets found. Takes any definition that passed
 * `parseDefinition`, dangling references included (R8, R11). Linear in nodes, options and conditions.
 */
export function compile(definition: SurveyDefinition): Compiled {
  const places = placesOf(definition.nodes);
  const positions = new Map<number, number>();
  for (const { node, position } of places) positions.set(node.id, position);
  const nodes: CompiledNode[] = [];
  const at = <T>(list: readonly T[], nodeId: number): T | undefined => {
    const position = positions.get(nodeId);
    return position === undefined ? undefined : list[position];
  };
  const rulesBy = rulesOf(definition, (nodeId) => at(places, nodeId));
  for (const place of places) {
    const rules = rulesBy.get(place.node.id);
    const logic: Logic =
      rules === undefined
        ? NO_LOGIC
        : {
            show: shared(rules.filter(isShowRule)),
            hide: shared(rules.filter(isHideRule)),
            jumps: shared(jumpsOf(rules.filter(isJumpRule), place, positions, places.length)),
            offer: compileOffer(place.node, rules, (nodeId) => at(nodes, nodeId)),
          };
    nodes.push(nodeOf(place, logic));
  }
  return {
    definition,
    nodes,
    ids: nodes.map(({ id }) => id),
    positions,
    blank: nodes.map(() => undefined),
    unreached: nodes.map(() => 'ended'),
    memory: nodes.map(() => undefined),
    texts: lazily(() => pipedTextsOf(nodes)),
  };
}

const known = /* @__PURE__ */ new WeakMap<SurveyDefinition, Compiled>();

/** The compiled form of a definition, made once per object: definitions in memory never change. */
export function compiledOf(definition: SurveyDefinition): Compiled {
  const compiled = known.get(definition) ?? compile(definition);
  known.set(definition, compiled);
  return compiled;
}

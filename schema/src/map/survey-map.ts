import { pipedSources } from '../check/finding/piping-findings.js';
import type { LogicItem, SurveyDefinition } from '../definition/definition.js';
import type { Compiled, CompiledNode, Jump } from '../engine/compiled.js';
import { compiledOf } from '../engine/compile.js';
import { outlineOf } from '../logic/outline.js';

/** A way on from a stop. */
export interface Way {
  /** The jump that is taken; null: on to what comes next. */
  readonly item: LogicItem | null;
  /** Place in the stops of the map; behind the last one for an end. */
  readonly to: number;
  /** End of the survey there: null = behind its last question, 0 by a jump, -1 screened out; undefined: it goes on. */
  readonly end?: 0 | -1 | null;
}

/** The aspect of a node that depends on earlier answers: whether it is shown, its options, its rows, what is carried into it, its texts. */
export type Dependent = 'shown' | 'options' | 'rows' | 'carried' | 'texts';

/** A question, statement or container on the map. Page breaks are no stops. */
export interface Stop {
  readonly nodeId: number;
  readonly role: 'question' | 'statement' | 'container';
  /** Containers around it. */
  readonly depth: number;
  /** Index behind the last stop inside a container; for other stops, the index behind the stop itself. */
  readonly inside: number;
  /** Ways on in the order in which the engine checks them: the first that holds is taken (R10), the last is taken when none does. */
  readonly ways: readonly Way[];
  readonly dependents: readonly Dependent[];
}

/** The map of a survey: its stops in the order of the document, each with the ways on from it. */
export interface SurveyMap {
  readonly stops: readonly Stop[];
}

const dependentsOf = ({ show, hide, offer }: CompiledNode, isPiped: boolean): readonly Dependent[] => [
  ...(show.length + hide.length > 0 ? (['shown'] as const) : []),
  ...(offer !== null && offer.optionRules.length > 0 ? (['options'] as const) : []),
  ...(offer !== null && offer.rowRules.length > 0 ? (['rows'] as const) : []),
  ...(offer !== null && offer.carriedOptions.length + offer.carriedRows.length > 0 ? (['carried'] as const) : []),
  ...(isPiped ? (['texts'] as const) : []),
];

const isCertain = ({ item }: Jump): boolean => item.conditions.length === 0;

/** Jumps up to the first that always holds: those behind it are never taken. */
function upToCertain(jumps: readonly Jump[]): readonly Jump[] {
  const last = jumps.findIndex(isCertain);
  return last < 0 ? jumps : jumps.slice(0, last + 1);
}

/** Returns whether every respondent who passes a node leaves it by its jumps, because nothing decides whether the node is shown. */
function isAlwaysMet({ nodes }: Compiled, { position, isShown, offer, isBare, attribute, role }: CompiledNode): boolean {
  const isOpen = nodes.every((around) => around.position >= position || around.end <= position || around.isShown === null);
  const isAsked = role === 'container' || (offer === null && !isBare && attribute !== 'background');
  return isOpen && isShown === null && isAsked;
}

/** The jumps that are judged on leaving a node, and whether one of them is taken by everybody: its own, then those of a container that ends there. */
function judgedJumps(compiled: Compiled, node: CompiledNode): { readonly jumps: readonly Jump[]; readonly isCertain: boolean } {
  const container = node.leaves === null ? undefined : compiled.nodes[node.leaves];
  const owners = [...(node.role === 'container' ? [] : [node]), ...(container === undefined ? [] : [container])];
  const jumps: Jump[] = [];
  for (const owner of owners) {
    jumps.push(...upToCertain(owner.jumps));
    if (owner.jumps.some(isCertain) && isAlwaysMet(compiled, owner)) return { jumps, isCertain: true };
  }
  return { jumps, isCertain: false };
}

function mapOf(definition: SurveyDefinition): SurveyMap {
  const compiled = compiledOf(definition);
  const outline = outlineOf(definition);
  const stopping = compiled.nodes.filter(({ role }) => role !== 'page');
  // Maps each position to the index of the stop at it or the next one behind it.
  const placeAt: number[] = [];
  for (const [place, { position }] of stopping.entries()) while (placeAt.length <= position) placeAt.push(place);
  while (placeAt.length <= compiled.nodes.length) placeAt.push(stopping.length);

  const wayTo = (position: number, item: LogicItem | null, end: 0 | -1 | null): Way => {
    const to = placeAt[position] ?? stopping.length;
    return to < stopping.length ? { item, to } : { item, to, end };
  };
  const waysOf = (node: CompiledNode): readonly Way[] => {
    const judged = judgedJumps(compiled, node);
    const jumping = judged.jumps.map(({ item, to, end }) => wayTo(to, item, end));
    return [...jumping, ...(judged.isCertain ? [] : [wayTo(node.position + 1, null, null)])];
  };
  const ends: number[] = [];
  return {
    stops: stopping.flatMap((node): Stop | readonly Stop[] => {
      while ((ends.at(-1) ?? Infinity) <= node.position) ends.pop();
      const depth = ends.length;
      if (node.role === 'container') ends.push(node.end);
      if (node.role === 'page') return [];
      const place = outline.places.get(node.id);
      const isPiped = place !== undefined && pipedSources(place, outline).length > 0;
      return {
        nodeId: node.id,
        role: node.role,
        depth,
        inside: placeAt[node.end] ?? stopping.length,
        ways: waysOf(node),
        dependents: dependentsOf(node, isPiped),
      };
    }),
  };
}

const known = /* @__PURE__ */ new WeakMap<SurveyDefinition, SurveyMap>();

/** The map of a survey, made once per object: definitions in memory never change. Only jumps that can have an effect are ways (R11). */
export function surveyMap(definition: SurveyDefinition): SurveyMap {
  const map = known.get(definition) ?? mapOf(definition);
  known.set(definition, map);
  return map;
}

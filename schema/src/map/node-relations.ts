import { pipedSources } from '../check/finding/piping-findings.js';
import { carriesOf, Influence, offerRules, passingJumps } from '../check/reach/search/influence.js';
import { isCarryOver, logicOf } from '../definition/defaults.js';
import type { LogicItem, SurveyDefinition } from '../definition/definition.js';
import type { Compiled, CompiledNode } from '../engine/compiled.js';
import { compiledOf } from '../engine/compile.js';
import { outlineOf } from '../logic/outline.js';

/** Relations of a node to others: what it depends on, or what depends on it. */
export interface NodeRelations {
  /** Logic items that make the relations, in saved order. */
  readonly rules: readonly LogicItem[];
  /** Ids of the nodes related by texts: those whose answers it inserts, or those that insert its answer. */
  readonly texts: readonly number[];
  /** Ids of all related nodes, direct or indirect, in document order. */
  readonly nodeIds: readonly number[];
}

const itemsById = ({ definition }: Compiled, ids: ReadonlySet<number>): readonly LogicItem[] =>
  logicOf(definition).filter(({ id }) => ids.has(id));

const nodeOf = (compiled: Compiled, nodeId: number): CompiledNode | undefined => compiled.nodes[compiled.positions.get(nodeId) ?? -1];

const inOrder = ({ ids }: Compiled, wanted: ReadonlySet<number>): readonly number[] => ids.filter((id) => wanted.has(id));

const NONE: NodeRelations = { rules: [], texts: [], nodeIds: [] };

/** Items that carry something over into a node; of conditions that bring nothing, none counts. */
function carryItems({ definition }: Compiled, { id, offer }: CompiledNode): readonly LogicItem[] {
  if (carriesOf(offer).length === 0) return [];
  return logicOf(definition).filter((item) => isCarryOver(item) && item.nodeId === id);
}

/** Returns the items that decide about one node and its offer directly, not those about its containers or the jumps past it. */
const ownItems = (compiled: Compiled, node: CompiledNode): readonly LogicItem[] => [
  ...[...node.show, ...node.hide, ...offerRules(node.offer)].map(({ item }) => item),
  ...carryItems(compiled, node),
];

/**
 * Returns what a node depends on: rules that show or hide it or its containers, decide about its options and rows or carry options into it, and
 * the jumps that can lead past it; the answers in its texts.
 */
export function dependenciesOf(definition: SurveyDefinition, nodeId: number): NodeRelations {
  const compiled = compiledOf(definition);
  const outline = outlineOf(definition);
  const node = nodeOf(compiled, nodeId);
  const place = outline.places.get(nodeId);
  if (node === undefined || place === undefined) return NONE;
  const around = compiled.nodes.filter(
    ({ role, position, end }) => role === 'container' && position < node.position && node.position < end,
  );
  const deciding = [
    ...ownItems(compiled, node),
    ...around.flatMap((container) => ownItems(compiled, container)),
    ...compiled.nodes.flatMap((owner) => passingJumps(owner, node.position).map(({ item }) => item)),
  ];
  const texts = pipedSources(place, outline);
  const { path } = new Influence(compiled, []).coneOf([node.position]);
  const tied = new Set([...path.map(({ id }) => id), ...texts]);
  tied.delete(nodeId);
  return {
    rules: itemsById(compiled, new Set(deciding.map(({ id }) => id))),
    texts: inOrder(compiled, new Set(texts)),
    nodeIds: inOrder(compiled, tied),
  };
}

/** Returns whether an item looks at the answer of a node early enough to see it (R8). */
const looksAt = (item: LogicItem, before: number, node: CompiledNode): boolean =>
  node.position < before && item.conditions.some(({ nodeId }) => nodeId === node.id);

/** Returns what depends on a node: the rules that look at its answer, whatever they belong to, and the texts that insert it. */
export function impactOf(definition: SurveyDefinition, nodeId: number): NodeRelations {
  const compiled = compiledOf(definition);
  const outline = outlineOf(definition);
  const node = nodeOf(compiled, nodeId);
  if (node === undefined) return NONE;
  const looking = compiled.nodes.flatMap((owner) => [
    ...ownItems(compiled, owner).filter((item) => looksAt(item, owner.position, node)),
    ...owner.jumps.filter(({ item }) => looksAt(item, owner.end, node)).map(({ item }) => item),
  ]);
  const texts = [...outline.places.values()].filter((place) => pipedSources(place, outline).includes(nodeId)).map((place) => place.node.id);
  const affected = new Influence(compiled, []).affectedBy(node.position).flatMap((position) => compiled.ids[position] ?? []);
  return {
    rules: itemsById(compiled, new Set(looking.map(({ id }) => id))),
    texts,
    nodeIds: inOrder(compiled, new Set([...affected, ...texts])),
  };
}

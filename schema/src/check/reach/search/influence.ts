import type { Condition } from '../../../definition/definition.js';
import type { Carry, Compiled, CompiledNode, Jump, OfferPlan, Rule } from '../../../engine/compiled.js';
import { type Budget, sweepCost } from './budget.js';

/** The parts of a survey that can influence a fact. */
export interface Cone {
  /** Nodes in the order of the document. */
  readonly path: readonly CompiledNode[];
  /** Conditions that the logic of these nodes reads. */
  readonly conditions: readonly Condition[];
  /** Positions of the questions that something is carried over from. */
  readonly carried: ReadonlySet<number>;
  /** Ids of the logic items that have a part. */
  readonly items: ReadonlySet<number>;
}

const conditionsOf = (rules: readonly Rule[]): readonly Condition[] => rules.flatMap(({ item }) => item.conditions);

/** Returns the carry-overs into a node. */
export const carriesOf = (offer: OfferPlan | null): readonly Carry[] =>
  offer === null ? [] : [...offer.carriedOptions, ...offer.carriedRows];

/** Returns the rules that show and hide options and rows of a node. */
export const offerRules = (offer: OfferPlan | null): readonly Rule[] => (offer === null ? [] : [...offer.optionRules, ...offer.rowRules]);

/** Returns whether a question has nothing to offer, and nothing is carried over into it. */
export const isEmpty = ({ isBare, offer }: CompiledNode): boolean => isBare && carriesOf(offer).length === 0;

/** The jumps of `owner` that can lead past a position. */
export const passingJumps = (owner: CompiledNode, position: number): readonly Jump[] =>
  owner.end <= position ? owner.jumps.filter(({ to }) => to > position) : [];

interface Links {
  /** Owners of jumps by the position at which they end. */
  readonly ownersByEnd: ReadonlyMap<number, readonly CompiledNode[]>;
  /** The furthest position that a jump of an owner leads to. */
  readonly furthest: ReadonlyMap<CompiledNode, number>;
}

function linksOf(nodes: readonly CompiledNode[]): Links {
  const ownersByEnd = new Map<number, CompiledNode[]>();
  const furthest = new Map<CompiledNode, number>();
  for (const owner of nodes) {
    if (owner.jumps.length === 0) continue;
    furthest.set(
      owner,
      owner.jumps.reduce((most, { to }) => Math.max(most, to), 0),
    );
    const others = ownersByEnd.get(owner.end);
    if (others === undefined) ownersByEnd.set(owner.end, [owner]);
    else others.push(owner);
  }
  return { ownersByEnd, furthest };
}

/** Position of the innermost container around each position; -1 outside of all. */
function parentsOf(nodes: readonly CompiledNode[]): readonly number[] {
  const open: CompiledNode[] = [];
  return nodes.map((node) => {
    while ((open.at(-1)?.end ?? Infinity) <= node.position) open.pop();
    const parent = open.at(-1)?.position ?? -1;
    if (node.role === 'container') open.push(node);
    return parent;
  });
}

function carryItemsOf({ definition }: Compiled): ReadonlyMap<number, readonly number[]> {
  const items = new Map<number, number[]>();
  for (const { id, nodeId, model, type } of definition.logic ?? []) {
    if (model === 2 && type === 1) items.set(nodeId, [...(items.get(nodeId) ?? []), id]);
  }
  return items;
}

/** The structure of a survey, which stays whatever becomes of its logic. */
interface Structure {
  readonly parents: readonly number[];
  readonly carryItems: ReadonlyMap<number, readonly number[]>;
}

/** Collects the positions of a cone from the last to the first: whatever decides about a position stands before it. */
class Marks {
  private readonly marked: Uint8Array;
  last = -1;
  spent: number;

  constructor(size: number) {
    this.marked = new Uint8Array(size);
    this.spent = sweepCost(size);
  }

  add(position: number): void {
    this.spent += 1;
    this.marked[position] = 1;
    if (position > this.last) this.last = position;
  }

  has(position: number): boolean {
    return this.marked[position] === 1;
  }
}

/** Computes which nodes influence which: prepared once per survey, then used for any number of cones. */
export class Influence {
  private readonly links: Links;

  /**
   * @param blockers Questions that perhaps nobody can get past: they have a part in all that comes behind them. In the order of the document.
   * @param nodes The nodes that count, in the order of the document, with all that has a part in them.
   */
  constructor(
    private readonly compiled: Compiled,
    private readonly blockers: readonly CompiledNode[],
    nodes: readonly CompiledNode[] = compiled.nodes,
    private readonly structure: Structure = { parents: parentsOf(compiled.nodes), carryItems: carryItemsOf(compiled) },
  ) {
    this.links = linksOf(nodes);
  }

  /** Returns the influence in the same survey with only part of its logic. `path` is a cone in it. */
  within(compiled: Compiled, path: readonly CompiledNode[], blockers: readonly CompiledNode[]): Influence {
    return new Influence(compiled, blockers, path, this.structure);
  }

  /** Returns everything that influences the state of the nodes at `roots`, and where the jumps of those at `leaving` lead. */
  coneOf(roots: readonly number[], leaving: readonly number[] = []): Cone {
    return this.coneAlong(this.search(roots, leaving, { steps: Infinity }));
  }

  /** Like `coneOf`; null if that takes more steps than the budget has left. */
  coneWithin(budget: Budget, roots: readonly number[], leaving: readonly number[] = []): Cone | null {
    const path = this.search(roots, leaving, budget);
    if (budget.steps <= 0) return null;
    const cone = this.coneAlong(path);
    budget.steps -= cone.conditions.length;
    return cone;
  }

  private search(roots: readonly number[], leaving: readonly number[], budget: Budget): readonly CompiledNode[] {
    const marks = new Marks(this.compiled.nodes.length);
    const left = new Set<CompiledNode>();
    const leave = (owner: CompiledNode): void => {
      if (left.has(owner)) return;
      left.add(owner);
      marks.add(owner.position);
      for (const position of this.decidingJumps(owner)) marks.add(position);
    };
    for (const position of roots) marks.add(position);
    for (const position of leaving) this.withNode(position, leave);
    const found: CompiledNode[] = [];
    let nearest = Infinity;
    for (let position = marks.last; position >= 0 && marks.spent <= budget.steps; position -= 1) {
      if (marks.has(position)) {
        nearest = position;
        this.withNode(position, (node) => {
          found.push(node);
          for (const before of this.decidingNode(node)) marks.add(before);
        });
        if (found.length === 1) for (const blocker of this.blockers) if (blocker.position < position) marks.add(blocker.position);
      }
      for (const owner of this.links.ownersByEnd.get(position) ?? []) {
        if (nearest < (this.links.furthest.get(owner) ?? 0)) leave(owner);
      }
    }
    budget.steps -= marks.spent;
    return found.reverse();
  }

  /** Returns the positions of the nodes that a node influences, directly or indirectly. Influence only goes forward, so one pass suffices. */
  affectedBy(position: number): readonly number[] {
    const affected = new Set([position]);
    const isAffected = (positions: readonly number[]): boolean => positions.some((at) => affected.has(at));
    let ledPast = 0;
    for (const node of this.compiled.nodes) {
      for (const owner of this.links.ownersByEnd.get(node.position) ?? []) {
        const isLed = isAffected([owner.position, ...this.decidingJumps(owner)]);
        if (isLed) ledPast = Math.max(ledPast, this.links.furthest.get(owner) ?? 0);
      }
      if (node.position <= position) continue;
      const isBlocked = this.blockers.some((blocker) => affected.has(blocker.position));
      if (node.position < ledPast || isBlocked || isAffected(this.decidingNode(node))) affected.add(node.position);
    }
    affected.delete(position);
    return [...affected];
  }

  private withNode(position: number, run: (node: CompiledNode) => void): void {
    const node = this.compiled.nodes[position];
    if (node !== undefined) run(node);
  }

  private positionsIn(conditions: readonly Condition[], before: number): number[] {
    return conditions.map(({ nodeId }) => this.compiled.positions.get(nodeId) ?? before).filter((position) => position < before);
  }

  /** Returns the positions that a node's own logic looks at, and its container. */
  private decidingNode({ position, show, hide, offer }: CompiledNode): number[] {
    const rules = [...show, ...hide, ...offerRules(offer)];
    const parent = this.structure.parents[position] ?? -1;
    return [
      ...this.positionsIn(conditionsOf(rules), position),
      ...carriesOf(offer).map(({ from }) => from.position),
      ...(parent < 0 ? [] : [parent]),
    ];
  }

  /** Returns the positions that the jumps of a node look at. A container is left behind its last node, unless a jump inside leads out of it. */
  private decidingJumps({ position, end, jumps, role }: CompiledNode): number[] {
    const sources = this.positionsIn(conditionsOf(jumps), end);
    if (role !== 'container') return sources;
    const inside = this.compiled.nodes.slice(position + 1, end).filter((owner) => owner.jumps.length > 0);
    return [...sources, end - 1, ...inside.flatMap((owner) => [owner.position, ...this.positionsIn(conditionsOf(owner.jumps), owner.end)])];
  }

  private coneAlong(path: readonly CompiledNode[]): Cone {
    const rules = path.flatMap(({ show, hide, offer, jumps }) => [...show, ...hide, ...offerRules(offer), ...jumps]);
    const carryItems = path.flatMap(({ id }) => this.structure.carryItems.get(id) ?? []);
    const items = new Set([...rules.map(({ item }) => item.id), ...carryItems]);
    const carried = new Set(path.flatMap(({ offer }) => carriesOf(offer).map(({ from }) => from.position)));
    return { path, conditions: conditionsOf(rules), carried, items };
  }
}

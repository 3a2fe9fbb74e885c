import type { Condition } from '../../definition/definition.js';
import type { Carry, Compiled, CompiledNode, Jump, OfferPlan, Rule } from '../../engine/compiled.js';

/** What of a survey can have a part in something. */
export interface Cone {
  /** In the order of the document. */
  readonly path: readonly CompiledNode[];
  /** What logic of these nodes reads. */
  readonly conditions: readonly Condition[];
  /** Positions of the questions that something is carried over from. */
  readonly carried: ReadonlySet<number>;
  /** Ids of the logic items that have a part. */
  readonly items: ReadonlySet<number>;
}

const conditionsOf = (rules: readonly Rule[]): readonly Condition[] => rules.flatMap(({ item }) => item.conditions);

/** What is carried over into a node. */
export const carriesOf = (offer: OfferPlan | null): readonly Carry[] =>
  offer === null ? [] : [...offer.carriedOptions, ...offer.carriedRows];

/** What shows and hides options and rows of a node. */
export const offerRules = (offer: OfferPlan | null): readonly Rule[] => (offer === null ? [] : [...offer.optionRules, ...offer.rowRules]);

/** Whether a question has nothing to offer, and nothing comes along by carry-over. */
export const isEmpty = ({ isBare, offer }: CompiledNode): boolean => isBare && carriesOf(offer).length === 0;

/** The jumps of `owner` that can lead past a position. */
export const passingJumps = (owner: CompiledNode, position: number): readonly Jump[] =>
  owner.end <= position ? owner.jumps.filter(({ to }) => to > position) : [];

/** Whether a jump of `owner` can lead past a position. */
const canPass = (owner: CompiledNode, position: number): boolean => owner.end <= position && owner.jumps.some(({ to }) => to > position);

/** Finds out what depends on what: once per survey, then any number of cones. */
export class Influence {
  private readonly owners: readonly CompiledNode[];
  private readonly containers: readonly CompiledNode[];

  /** @param blockers Questions that perhaps nobody can get past: they have a part in all that comes behind them. */
  constructor(
    private readonly compiled: Compiled,
    private readonly blockers: readonly CompiledNode[],
  ) {
    this.owners = compiled.nodes.filter(({ jumps }) => jumps.length > 0);
    this.containers = compiled.nodes.filter(({ role }) => role === 'container');
  }

  /** Everything that decides what becomes of the nodes at `roots`, and where the jumps of those at `leaving` lead. */
  coneOf(roots: readonly number[], leaving: readonly number[] = []): Cone {
    const found = new Set<number>();
    const open: number[] = [...roots];
    const left = new Set<number>();
    const leave = (owner: CompiledNode): void => {
      if (left.has(owner.position)) return;
      left.add(owner.position);
      open.push(owner.position, ...this.decidingJumps(owner));
    };
    for (const position of leaving) this.withNode(position, leave);
    for (let position = open.pop(); position !== undefined; position = open.pop()) {
      if (found.has(position)) continue;
      found.add(position);
      const at = position;
      this.withNode(at, (node) => open.push(...this.decidingNode(node)));
      for (const owner of this.owners) if (canPass(owner, at)) leave(owner);
    }
    return this.conesFrom([...found].sort((a, b) => a - b));
  }

  /** Positions of what a node has a part in, at any remove. What decides about a node stands before it, so one look at each will do. */
  affectedBy(position: number): readonly number[] {
    const affected = new Set([position]);
    const isAffected = (positions: readonly number[]): boolean => positions.some((at) => affected.has(at));
    const led = new Map<CompiledNode, boolean>();
    const leads = (owner: CompiledNode): boolean => {
      const isLed = led.get(owner) ?? isAffected([owner.position, ...this.decidingJumps(owner)]);
      led.set(owner, isLed);
      return isLed;
    };
    for (const node of this.compiled.nodes.slice(position + 1)) {
      const isPassed = this.owners.some((owner) => canPass(owner, node.position) && leads(owner));
      if (isPassed || isAffected(this.decidingNode(node))) affected.add(node.position);
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

  /** What a node's own logic looks at, its container, and those before it that may let nobody through. */
  private decidingNode({ position, show, hide, offer }: CompiledNode): number[] {
    const rules = [...show, ...hide, ...offerRules(offer)];
    const around = this.containers.filter((container) => container.position < position && position < container.end);
    return [
      ...this.positionsIn(conditionsOf(rules), position),
      ...carriesOf(offer).map(({ from }) => from.position),
      ...around.map((container) => container.position),
      ...this.blockers.flatMap((blocker) => (blocker.position < position ? blocker.position : [])),
    ];
  }

  /** What the jumps of a node look at. A container is left behind its last node, unless a jump inside leads out of it. */
  private decidingJumps({ position, end, jumps, role }: CompiledNode): number[] {
    const sources = this.positionsIn(conditionsOf(jumps), end);
    if (role !== 'container') return sources;
    const inside = this.owners.filter((owner) => owner.position > position && owner.position < end);
    return [...sources, end - 1, ...inside.flatMap((owner) => [owner.position, ...this.positionsIn(conditionsOf(owner.jumps), owner.end)])];
  }

  private conesFrom(positions: readonly number[]): Cone {
    const path = positions.flatMap((position) => this.compiled.nodes[position] ?? []);
    const rules = path.flatMap(({ show, hide, offer, jumps }) => [...show, ...hide, ...offerRules(offer), ...jumps]);
    const ids = new Set(path.map(({ id }) => id));
    const items = new Set(rules.map(({ item }) => item.id));
    for (const { id, nodeId, model, type } of this.compiled.definition.logic ?? []) {
      if (model === 2 && type === 1 && ids.has(nodeId)) items.add(id);
    }
    const carried = new Set(path.flatMap(({ offer }) => carriesOf(offer).map(({ from }) => from.position)));
    return { path, conditions: conditionsOf(rules), carried, items };
  }
}

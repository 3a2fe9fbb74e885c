import { minOf, optionTypeOf } from '../../definition/defaults.js';
import type { LogicItem, SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { walkNodes } from '../../definition/walk.js';
import { compile } from '../../engine/compile.js';
import { type NodeTrace, type Trace, trace } from '../../engine/trace.js';
import { scanTokens } from '../../piping/token.js';
import type { Way } from './every-way.js';

const OUTSIDE: readonly string[] = ['jumpedOver', 'inHidden', 'ended', 'background'];

/** Nodes of a survey by what counts here: their places, and where what is in them ends. */
interface Place {
  readonly node: SurveyNode;
  readonly start: number;
  readonly end: number;
}

function placesIn(definition: SurveyDefinition): Map<number, Place> {
  const all = [...walkNodes(definition.nodes)];
  return new Map(all.map((node, start) => [node.id, { node, start, end: start + 1 + (node.nodes?.length ?? 0) }]));
}

/** Events on one way according to the engine's trace, as words that can be looked up. Written from the trace, independently of the check itself. */
class Account {
  private readonly traces: ReadonlyMap<number, NodeTrace>;
  private readonly takenBy = new Map<number, LogicItem>();
  private readonly stuckAt: number;

  constructor(
    private readonly definition: SurveyDefinition,
    private readonly places: ReadonlyMap<number, Place>,
    private readonly way: Way,
    private readonly told: Trace,
    private readonly note: (word: string) => void,
  ) {
    this.traces = new Map(told.nodes.map((node) => [node.nodeId, node]));
    const errors = way.evaluation.errors.map(({ nodeId }) => places.get(nodeId)?.start ?? 0);
    this.stuckAt = Math.min(places.size, ...errors);
    for (const { nodeId } of [...told.nodes].reverse()) this.findTaken(nodeId);
  }

  tell(): void {
    for (const place of this.places.values()) this.tellNode(place);
    for (const item of this.definition.logic ?? []) this.tellItem(item);
    if (this.stuckAt === this.places.size && this.told.end !== -1) this.tellEnd();
  }

  private stateOf(id: number): string {
    return this.traces.get(id)?.state ?? 'ended';
  }

  private findTaken(nodeId: number): void {
    const place = this.places.get(nodeId);
    if (place === undefined || !this.isLeft(place)) return;
    const holding = this.traces.get(nodeId)?.items.filter(({ holds }) => holds) ?? [];
    const jumps = holding.flatMap(
      ({ id }) => this.definition.logic?.filter((item) => item.id === id && item.model === 1 && item.type === 1) ?? [],
    );
    const first = jumps.find(({ target = -9 }) => target === 0 || target === -1 || (this.places.get(target)?.start ?? -1) >= place.end);
    if (first !== undefined) this.takenBy.set(nodeId, first);
  }

  private isLeft({ node, start, end }: Place): boolean {
    if (this.stateOf(node.id) !== 'shown') return false;
    return ![...this.takenBy].some(([ownerId, { target = 0 }]) => {
      const owner = this.places.get(ownerId);
      if (owner === undefined || owner.start <= start || owner.start >= end) return false;
      return target <= 0 || (this.places.get(target)?.start ?? 0) >= end;
    });
  }

  private tellNode({ node, start }: Place): void {
    if (start > this.stuckAt) return;
    const { id } = node;
    const { options, rows } = this.way.evaluation;
    if (this.stateOf(id) === 'nothingToOffer') this.note(`empty ${id}`);
    if (this.stateOf(id) !== 'shown') return;
    this.note(`shown ${id}`);
    for (const part of [...(options[id] ?? []), ...(rows[id] ?? [])]) this.note(`offers ${id} ${part}`);
    const exclusive = node.options?.find((option) => option.exclusive === true)?.id;
    const left = (options[id] ?? []).filter((option) => option !== exclusive).length;
    this.note(`${left < minOf(node) ? 'short' : 'enough'} ${id}`);
    for (const { nodeId: source } of scanTokens(node.title)) if (this.stateOf(source) !== 'shown') this.note(`piped ${id} ${source}`);
  }

  private isAsked(item: LogicItem, place: Place): boolean {
    const state = this.stateOf(item.nodeId);
    if (item.model === 2) return place.start <= this.stuckAt && (state === 'shown' || state === 'nothingToOffer');
    if (item.type === 2) return place.start <= this.stuckAt && !OUTSIDE.includes(state);
    return place.end <= this.stuckAt && this.isLeft(place);
  }

  private tellItem(item: LogicItem): void {
    const place = this.places.get(item.nodeId);
    const told = this.traces.get(item.nodeId)?.items.find(({ id }) => id === item.id);
    if (place === undefined || told === undefined || !this.isAsked(item, place)) return;
    this.note(`${told.holds ? 'holds' : 'fails'} ${item.id}`);
    for (const { id, holds } of told.conditions) this.note(`${holds ? 'holds' : 'fails'} ${item.id}/${id}`);
    if (this.takenBy.get(item.nodeId) === item) this.note(`taken ${item.id}`);
    if (item.model === 2 && item.type === 1) {
      for (const { nodeId } of item.conditions) if (this.stateOf(nodeId) !== 'shown') this.note(`unasked ${item.id} ${nodeId}`);
    }
    if (item.algorithm !== 2 || !told.holds) return;
    for (const other of this.definition.logic ?? []) {
      const isOpposite = other.algorithm === 1 && other.nodeId === item.nodeId && other.model === item.model;
      if (!isOpposite || optionTypeOf(other) !== optionTypeOf(item)) continue;
      if (item.model === 2 && !item.optionId?.some((id) => other.optionId?.includes(id))) continue;
      if (this.traces.get(item.nodeId)?.items.find(({ id }) => id === other.id)?.holds === true) this.note(`clash ${item.id} ${other.id}`);
    }
  }

  private tellEnd(): void {
    this.note('completed');
    for (const quota of this.definition.quotas ?? []) {
      if (quota.kind !== 'table') continue;
      const chosen = quota.nodeIds.map((id) => this.traces.get(id)?.answer);
      this.note(`cell ${quota.id} ${chosen.map((answer) => (answer && 'option' in answer ? answer.option : 0)).join('-')}`);
    }
  }
}

/** Returns everything that happens on any of these ways. */
export function eventsOn(definition: SurveyDefinition, ways: readonly Way[]): ReadonlySet<string> {
  const compiled = compile(definition);
  const places = placesIn(definition);
  const words = new Set<string>();
  for (const way of ways) new Account(definition, places, way, trace(compiled, way.answers), (word) => words.add(word)).tell();
  return words;
}

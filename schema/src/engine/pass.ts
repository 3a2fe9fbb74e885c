import type { Answer, AnswerError } from '../answer/answer.js';
import type { AnswerReading } from '../answer/answer-reading.js';
import type { Offered } from '../answer/offered.js';
import { readAnswer } from '../answer/read-answer.js';
import { matchesCopy } from '../reading/is-copied.js';
import { sizedCopy } from '../reading/plain-copy.js';
import type { Compiled, CompiledNode, Facts, Jump, NodeState, OfferPlan } from './compiled.js';
import type { GivenAnswers } from './given.js';
import { cannotBeAnswered } from './node-needs.js';
import { offerOf } from './offer.js';
import { firstHolding } from './visibility.js';

/** A jump that was taken, from the node that owns it. */
export interface TakenJump {
  readonly from: CompiledNode;
  readonly jump: Jump;
}

/** A walk that makes up the answers on the way, for checks that look for answers instead of judging given ones. */
export interface Route {
  /** The nodes to visit, in order. The others are passed by as if they were not there: neither asked nor jumped from. */
  readonly path: readonly CompiledNode[];
  /** The answer to a question that is asked now, as plain data; undefined leaves it open. */
  readonly choose: (node: CompiledNode, pass: Pass) => unknown;
}

/**
 * One forward pass (logic-cases.md, method). Nodes in the order of the document; what a node depends on has been decided when it is reached, so
 * the pass needs no second look: linear in nodes and conditions. Lists by position are undefined where a node had nothing to say.
 */
export class Pass implements Facts {
  readonly answers: (Answer | undefined)[];
  readonly rowCounts: (number | undefined)[] = [];
  readonly states: NodeState[];
  /** Offers of the nodes with option logic or carry-over; other nodes offer everything. */
  readonly offers: (Offered | undefined)[] = [];
  readonly visible: number[] = [];
  readonly kept: number[] = [];
  readonly errors: AnswerError[] = [];
  readonly taken: TakenJump[] = [];
  end: 0 | -1 | null = null;
  /** First position that is not jumped over. */
  private resume = 0;
  /** First position behind the hidden container. */
  private openAgain = 0;

  constructor(
    readonly compiled: Compiled,
    private readonly given: GivenAnswers,
    /** True if the answers are plain data that nobody changes: they are read in place, and not remembered. */
    private readonly isParsed = false,
    private readonly route: Route | null = null,
  ) {
    const nodes = route === null ? compiled.nodes : route.path;
    this.answers = compiled.blank.slice();
    this.states = compiled.unreached.slice();
    for (const node of nodes) {
      this.states[node.position] = this.visit(node);
      if (node.leaves !== null) this.leave(node, node.leaves);
      if (this.end !== null) break;
    }
    this.errors.push(...given.errors);
  }

  /** The last jump that was taken by a node that ends at or before this position. Jumps are taken in the order in which their owners end. */
  lastTakenBy(end: number): TakenJump | undefined {
    let low = 0;
    for (let high = this.taken.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((this.taken[middle]?.from.end ?? 0) <= end) low = middle + 1;
      else high = middle;
    }
    return this.taken[low - 1];
  }

  /** The jump that a node took, if it took one. Nobody comes back to a node, and a container jumps only if nothing inside it did. */
  takenFrom({ position, end }: CompiledNode): Jump | undefined {
    const last = this.lastTakenBy(end);
    return last?.from.position === position ? last.jump : undefined;
  }

  /** Returns what a node offers in this pass; undefined for one that is hidden, passed over or not reached. */
  offeredBy(node: CompiledNode): Offered | undefined {
    const state = this.states[node.position];
    if (state !== 'shown' && state !== 'unseen') return undefined;
    return this.offers[node.position] ?? node.everything;
  }

  private visit(node: CompiledNode): NodeState {
    if (node.end <= this.resume) return 'jumpedOver';
    if (node.position < this.openAgain) return 'inHidden';
    if (node.attribute === 'background') return 'background';
    if (node.isShown !== null && !node.isShown(this)) {
      if (node.role === 'container') this.openAgain = node.end;
      return 'hidden';
    }
    if (node.role === 'container') return 'shown';
    if (node.role !== 'page' && !this.ask(node)) return 'nothingToOffer';
    if (node.jumps.length > 0) this.jump(node);
    return node.attribute === 'hide' ? 'unseen' : 'shown';
  }

  /** Determines the offer and reads the answer, limited to it (R15). Returns false if nothing is left to offer. */
  private ask(node: CompiledNode): boolean {
    if (node.offer === null ? node.isBare : !this.makeOffer(node, node.offer)) return false;
    if (node.attribute === 'normal') this.visible.push(node.id);
    if (node.kind !== 'none') this.take(node);
    return true;
  }

  /** Returns false if nothing is left to offer. */
  private makeOffer(node: CompiledNode, plan: OfferPlan): boolean {
    const offered = offerOf(node, plan, this, (source) => this.offeredBy(source));
    if (cannotBeAnswered(node, offered)) return false;
    this.offers[node.position] = offered;
    this.rowCounts[node.position] = offered.rows.size;
    return true;
  }

  /** Reads the answer to a node. A faulty answer to a question that is out of sight is dropped, because the respondent could not correct it. */
  private take(node: CompiledNode): void {
    const { answer, errors } = this.read(node, node.position);
    if (errors.length > 0) {
      if (node.attribute === 'hide') return;
      for (const error of errors) this.errors.push(error);
    }
    if (answer === undefined) return;
    this.answers[node.position] = answer;
    this.kept.push(node.id);
  }

  private read(node: CompiledNode, position: number): AnswerReading {
    const value = this.route === null ? this.given.values[position] : this.route.choose(node, this);
    if (value === undefined) return node.unanswered;
    if (this.isParsed) return readAnswer(node.node, value, this.offers[position] ?? node.everything);
    const { memory } = this.compiled;
    const last = memory[position];
    if (last !== undefined && matchesCopy(value, last)) return last;
    const { copy, size } = sizedCopy(value);
    const { answer, errors } = readAnswer(node.node, copy, this.offers[position] ?? node.everything);
    const reading = { copy, size, answer, errors };
    if (node.offer === null) memory[position] = reading;
    return reading;
  }

  /** Takes the first jump that holds (R10). */
  private jump(from: CompiledNode): void {
    const jump = firstHolding(from.jumps, this);
    if (jump === undefined) return;
    this.taken.push({ from, jump });
    this.resume = jump.to;
    this.end = jump.end;
  }

  /** The jumps of a container are judged behind its last node, unless a jump inside has led out of it. */
  private leave({ position }: CompiledNode, leaves: number): void {
    if (position < this.openAgain || this.resume > position || this.end !== null) return;
    const container = this.compiled.nodes[leaves];
    if (container !== undefined) this.jump(container);
  }
}

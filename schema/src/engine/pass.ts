import type { Answer, AnswerError } from '../answer/answer.js';
import type { AnswerReading } from '../answer/answer-reading.js';
import type { Offered } from '../answer/offered.js';
import { readAnswer } from '../answer/read-answer.js';
import { isCopied, plainCopy } from '../reading/plain-copy.js';
import type { Compiled, CompiledNode, Facts, Jump, NodeState, Rule } from './compiled.js';
import { leavesNothing } from './node-needs.js';
import type { Given } from './given.js';
import { offerOf } from './offer.js';

/** A jump that was taken, from the node that owns it. */
export interface Taken {
  readonly from: CompiledNode;
  readonly jump: Jump;
}

/** The first one that holds. Loops instead of closures here and in conditions: a pass asks thousands of them and allocates for none. */
const firstHolding = <T extends Rule>(rules: readonly T[], facts: Facts): T | undefined => {
  for (const rule of rules) if (rule.holds(facts)) return rule;
  return undefined;
};

/**
 * One forward pass (logic-cases.md, method). Nodes in the order of the document; what a node depends on has been decided when it is reached, so
 * the pass needs no second look: linear in nodes and conditions. Lists by position are undefined where a node had nothing to say.
 */
export class Pass implements Facts {
  readonly answers: (Answer | undefined)[];
  readonly rowCounts: (number | undefined)[] = [];
  readonly states: NodeState[];
  /** What nodes with option logic or carry-over offer; on others everything is on offer. */
  readonly offers: (Offered | undefined)[] = [];
  readonly visible: number[] = [];
  readonly kept: number[] = [];
  readonly errors: AnswerError[] = [];
  readonly taken: Taken[] = [];
  end: 0 | -1 | null = null;
  /** First position that is not jumped over. */
  private resume = 0;
  /** First position behind the hidden container. */
  private openAgain = 0;

  constructor(
    readonly compiled: Compiled,
    private readonly given: Given,
  ) {
    const { nodes } = compiled;
    this.answers = compiled.blank.slice();
    this.states = compiled.unreached.slice();
    for (const node of nodes) {
      this.states[node.position] = this.visit(node);
      this.leave(node);
      if (this.end !== null) break;
    }
    this.errors.push(...given.errors);
  }

  /** What a node offers in this pass; undefined for one that is hidden, passed over or not reached. */
  offeredBy(node: CompiledNode): Offered | undefined {
    const state = this.states[node.position];
    if (state !== 'shown' && state !== 'unseen') return undefined;
    return this.offers[node.position] ?? node.everything;
  }

  private visit(node: CompiledNode): NodeState {
    if (node.end <= this.resume) return 'jumpedOver';
    if (node.position < this.openAgain) return 'inHidden';
    if (node.attribute === 'background') return 'background';
    if (!this.isShown(node)) {
      if (node.role === 'container') this.openAgain = node.end;
      return 'hidden';
    }
    if (node.role === 'container') return 'shown';
    if (node.role !== 'page' && !this.ask(node)) return 'nothingToOffer';
    this.jump(node);
    return node.attribute === 'hide' ? 'unseen' : 'shown';
  }

  /** Shown if a show item holds or there is none, and no hide item holds (R6). */
  private isShown({ show, hide }: CompiledNode): boolean {
    return firstHolding(hide, this) === undefined && (show.length === 0 || firstHolding(show, this) !== undefined);
  }

  /** Offers what there is and takes the answer, limited to it (R15). False: nothing is left to offer. */
  private ask(node: CompiledNode): boolean {
    const { position, offer } = node;
    const offered = offer === null ? node.everything : offerOf(node, offer, this, (source) => this.offeredBy(source));
    if (offer === null ? node.isBare : leavesNothing(node, offered)) return false;
    if (offer !== null) {
      this.offers[position] = offered;
      this.rowCounts[position] = offered.rows.size;
    }
    if (node.attribute === 'normal') this.visible.push(node.id);
    this.take(node, offered);
    return true;
  }

  /** Nobody could correct a faulty answer to a question that is out of sight: it is left out. */
  private take(compiledNode: CompiledNode, offered: Offered): void {
    const { id, position, attribute, kind } = compiledNode;
    if (kind === 'none') return;
    const { answer, errors } = this.read(compiledNode, offered);
    if (attribute === 'hide' && errors.length > 0) return;
    for (const error of errors) this.errors.push(error);
    if (answer === undefined) return;
    this.answers[position] = answer;
    this.kept.push(id);
  }

  private read({ node, position, offer }: CompiledNode, offered: Offered): AnswerReading {
    const value = this.given.values[position];
    if (value === undefined) return readAnswer(node, undefined, offered);
    const { memory } = this.compiled;
    const last = memory[position];
    if (last !== undefined && isCopied(value, last.given)) return last.reading;
    const given = plainCopy(value);
    const reading = readAnswer(node, given, offered);
    if (offer === null) memory[position] = { given, reading };
    return reading;
  }

  /** Of several jumps that hold, the first one is taken (R10). */
  private jump(from: CompiledNode): void {
    const jump = firstHolding(from.jumps, this);
    if (jump === undefined) return;
    this.taken.push({ from, jump });
    this.resume = jump.to;
    this.end = jump.end;
  }

  /** The jumps of a container are judged behind its last node, unless a jump inside has led out of it. */
  private leave({ position, leaves }: CompiledNode): void {
    if (leaves === null || position < this.openAgain || this.resume > position || this.end !== null) return;
    const container = this.compiled.nodes[leaves];
    if (container !== undefined) this.jump(container);
  }
}

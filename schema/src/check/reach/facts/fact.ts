import type { Condition } from '../../../definition/definition.js';
import type { CompiledNode, NodeState } from '../../../engine/compiled.js';
import type { Pass, TakenJump } from '../../../engine/pass.js';
import type { Finding } from '../../finding/finding.js';
import type { Claim } from '../search/explore.js';

/** A fact about a survey that the search has to establish. */
export interface Fact extends Claim {
  /** The finding to report. */
  readonly finding: Finding;
  /** Condition of the report: the claim holds in some pass (with a witness), or it holds in none (with a conflict). */
  readonly reportIf: 'some' | 'none';
}

/** Facts that depend on the same part of a survey. */
export interface Topic {
  readonly facts: readonly Fact[];
  /** Positions of the nodes concerned, and of those whose jumps are. */
  readonly roots: readonly number[];
  readonly leaving?: readonly number[];
  /** Conditions that the claims look at beside those of the nodes concerned. */
  readonly extraConditions?: readonly Condition[];
}

type Report = Omit<Finding, 'severity'>;

/** A warning unless it is said to be more. */
const findingOf = (told: Report, severity: Finding['severity']): Finding => ({ ...told, severity });

/** Makes a fact that is reported if it never comes true. */
export const reportIfNever = (test: Claim['test'], upto: number, told: Report, severity: Finding['severity'] = 'warning'): Fact => ({
  test,
  upto,
  finding: findingOf(told, severity),
  reportIf: 'none',
});

/** Makes a fact that is reported if it can come true. */
export const reportIfEver = (test: Claim['test'], upto: number, told: Report): Fact => ({
  test,
  upto,
  finding: findingOf(told, 'warning'),
  reportIf: 'some',
});

const REACHED: ReadonlySet<NodeState> = new Set<NodeState>(['shown', 'unseen']);
const OFFERING: ReadonlySet<NodeState> = new Set<NodeState>(['shown', 'unseen', 'nothingToOffer']);
/** States of nodes that a pass has not reached: nothing about them was evaluated. */
export const NOT_EVALUATED: ReadonlySet<NodeState> = new Set<NodeState>(['jumpedOver', 'inHidden', 'ended', 'background']);

const stateIn = (pass: Pass, { position }: CompiledNode): NodeState => pass.states[position] ?? 'ended';

/** Returns whether a question is asked, or a container or statement passed. */
export const isReached = (pass: Pass, node: CompiledNode): boolean => REACHED.has(stateIn(pass, node));

/** Returns whether its show and hide items decide about it. */
export const isVisibilityEvaluated = (pass: Pass, node: CompiledNode): boolean => !NOT_EVALUATED.has(stateIn(pass, node));

/** Returns whether its offer is evaluated, because nothing else hides it. */
export const isOfferEvaluated = (pass: Pass, node: CompiledNode): boolean => OFFERING.has(stateIn(pass, node));

const leadsOut = ({ position, end }: CompiledNode, { from, jump }: TakenJump): boolean =>
  from.position > position && (jump.end !== null || jump.to >= end);

/** Returns whether its jumps are judged; a container's are not if a jump inside has led out of it, which is then the last one inside. */
export function areJumpsEvaluated(pass: Pass, node: CompiledNode): boolean {
  if (!isReached(pass, node)) return false;
  const last = node.role === 'container' ? pass.lastTakenBy(node.end) : undefined;
  return last === undefined || !leadsOut(node, last);
}

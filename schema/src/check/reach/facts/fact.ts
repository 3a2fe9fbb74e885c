import type { Condition } from '../../../definition/definition.js';
import type { CompiledNode, NodeState } from '../../../engine/compiled.js';
import type { Pass, Taken } from '../../../engine/pass.js';
import type { Finding } from '../../finding.js';
import type { Claim } from '../explore.js';

/** A fact about a survey that the search has to establish. */
export interface Fact extends Claim {
  /** The finding to report. */
  readonly finding: Finding;
  /** Condition of the report: the claim holds in some pass (with a witness), or it holds in none (with a conflict). */
  readonly tellsWhen: 'some' | 'none';
}

/** Facts that depend on the same part of a survey. */
export interface Topic {
  readonly facts: readonly Fact[];
  /** Positions of the nodes concerned, and of those whose jumps are. */
  readonly roots: readonly number[];
  readonly leaving?: readonly number[];
  /** Conditions that the claims look at beside those of the nodes concerned. */
  readonly looking?: readonly Condition[];
}

type Told = Omit<Finding, 'severity'>;

/** A warning unless it is said to be more. */
const findingOf = (told: Told, severity: Finding['severity']): Finding => ({ ...told, severity });

/** Makes a fact that is reported if it never comes true. */
export const unless = (test: Claim['test'], upto: number, told: Told, severity: Finding['severity'] = 'warning'): Fact => ({
  test,
  upto,
  finding: findingOf(told, severity),
  tellsWhen: 'none',
});

/** Makes a fact that is reported if it can come true. */
export const when = (test: Claim['test'], upto: number, told: Told): Fact => ({
  test,
  upto,
  finding: findingOf(told, 'warning'),
  tellsWhen: 'some',
});

const REACHED: ReadonlySet<NodeState> = new Set<NodeState>(['shown', 'unseen']);
const OFFERING: ReadonlySet<NodeState> = new Set<NodeState>(['shown', 'unseen', 'nothingToOffer']);
/** States of nodes that a pass has not reached: nothing about them was evaluated. */
export const NOT_JUDGED: ReadonlySet<NodeState> = new Set<NodeState>(['jumpedOver', 'inHidden', 'ended', 'background']);

const stateIn = (pass: Pass, { position }: CompiledNode): NodeState => pass.states[position] ?? 'ended';

/** Returns whether a question is asked, or a container or statement passed. */
export const isReached = (pass: Pass, node: CompiledNode): boolean => REACHED.has(stateIn(pass, node));

/** Returns whether its show and hide items decide about it. */
export const isJudged = (pass: Pass, node: CompiledNode): boolean => !NOT_JUDGED.has(stateIn(pass, node));

/** Returns whether its offer is evaluated, because nothing else hides it. */
export const isOffering = (pass: Pass, node: CompiledNode): boolean => OFFERING.has(stateIn(pass, node));

const leadsOut = ({ position, end }: CompiledNode, { from, jump }: Taken): boolean =>
  from.position > position && (jump.end !== null || jump.to >= end);

/** Returns whether its jumps are judged; a container's are not if a jump inside has led out of it, which is then the last one inside. */
export const isLeft = (pass: Pass, node: CompiledNode): boolean => {
  if (!isReached(pass, node)) return false;
  const last = node.role === 'container' ? pass.lastTakenBy(node.end) : undefined;
  return last === undefined || !leadsOut(node, last);
};

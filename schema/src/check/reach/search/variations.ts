import { readAnswer } from '../../../answer/read-answer.js';
import type { CompiledNode, Jump } from '../../../engine/compiled.js';
import type { Pass } from '../../../engine/pass.js';
import { firstHolding } from '../../../engine/visibility.js';
import type { Budget } from './budget.js';
import type { Claim } from './explore.js';
import type { Candidate } from './pool.js';
import type { ChosenAnswers } from './walk.js';

/** The prefix of a pass with another last answer, which leads to a node that no pass has reached. */
export interface Lead {
  /** Position of the node where another answer is given than in the pass. */
  readonly at: number;
  readonly value: unknown;
  /** The answers before it. */
  readonly chosen: ChosenAnswers;
}

/**
 * Tries each of the candidates at one node of a pass and calls `look` with the pass as it stands when the node is left. Everything before the node is
 * unchanged, so that is the beginning of a valid pass; `look` must not read anything behind the node. Only for nodes whose offer no logic changes.
 */
function varyAt(
  pass: Pass,
  node: CompiledNode,
  candidates: readonly Candidate[],
  look: (varied: Pass, candidate: Candidate, jump: Jump | undefined) => void,
): void {
  const given = pass.answers[node.position];
  for (const candidate of candidates) {
    pass.answers[node.position] = readAnswer(node.node, candidate.value, node.everything).answer;
    const jump = firstHolding(node.jumps, pass);
    const takenFrom = (from: CompiledNode) => (from === node ? jump : pass.takenFrom(from));
    look(Object.create(pass, { takenFrom: { value: takenFrom } }) as Pass, candidate, jump);
  }
  pass.answers[node.position] = given;
}

/** Returns the claims about leaving a node that are still open after every answer to it was tried. */
export function openAfterVarying<T extends Claim>(
  pass: Pass,
  node: CompiledNode,
  candidates: readonly Candidate[],
  claims: readonly T[],
  budget: Budget,
  onJump: (jump: Jump, candidate: Candidate) => void,
): readonly T[] {
  let open = claims;
  varyAt(pass, node, candidates, (varied, candidate, jump) => {
    budget.steps -= 1 + open.length / 4;
    if (jump !== undefined) onJump(jump, candidate);
    open = open.filter((claim) => claim.upto !== node.end || !claim.test(varied));
  });
  return open;
}

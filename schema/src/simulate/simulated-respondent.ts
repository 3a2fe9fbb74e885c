import { isRequired } from '../definition/defaults.js';
import type { SurveyNode, SurveyOption } from '../definition/definition.js';
import { readAnswer } from '../answer/read-answer.js';
import type { Context } from '../check/reach/search/context.js';
import type { Reads } from '../check/reach/answers/reads.js';
import type { CompiledNode } from '../engine/compiled.js';
import type { Pass } from '../engine/pass.js';
import { GUESSES } from './answers/guess.js';
import type { CoverageCount } from './coverage-count.js';
import type { SeededRandom } from './answers/guess-context.js';
import type { SteeredRoute } from './steering.js';

/** State shared by all respondents of one simulation. */
export interface SimulationContext {
  readonly context: Context;
  readonly count: CoverageCount;
  /** Conditions by the question that they look at. */
  readonly reads: Reads;
  readonly words: string;
  readonly files: (node: SurveyNode) => readonly string[];
}

/** Percentage of respondents who leave an optional question open. */
const SKIP_PERCENT = 12;
/** Percentage of answers read by logic that are chosen for their effect on it. */
const LOGIC_RELEVANT_PERCENT = 40;
/** Number of attempts to make up an answer that is not refused. */
const MOST_GUESSES = 6;

/** One simulated respondent on the way through a survey. */
export class SimulatedRespondent {
  constructor(
    private readonly shared: SimulationContext,
    private readonly random: SeededRandom,
    private readonly route: SteeredRoute | null,
  ) {}

  /** Returns the answer to a question; undefined leaves it open, which the engine reports if the question is required. */
  readonly choose = (node: CompiledNode, pass: Pass): unknown => {
    const { route } = this;
    const isWanted = route?.wanted?.position === node.position;
    if (route?.settled.has(node.position) === true && !isWanted) {
      const settled = route.found.get(node.position);
      // Files that a search makes up are nobody's.
      return settled !== undefined && node.kind === 'files' ? this.guess(node, pass) : settled;
    }
    if (!isWanted && this.leavesOpen(node)) return undefined;
    return this.logicRelevantAnswer(node, pass) ?? this.guess(node, pass) ?? this.plainAnswer(node, pass);
  };

  private leavesOpen(node: CompiledNode): boolean {
    const count = this.shared.count.nodes[node.position];
    return !isRequired(node.node) && count?.answered !== 0 && this.random.happens(SKIP_PERCENT);
  }

  /** Picks one of the answers that logic distinguishes. */
  private logicRelevantAnswer(node: CompiledNode, pass: Pass): unknown {
    const { context, reads } = this.shared;
    const readsHere = reads.get(node.position);
    const isWanted = this.route?.wanted?.position === node.position;
    if (readsHere === undefined || isWanted || node.kind === 'files' || !this.random.happens(LOGIC_RELEVANT_PERCENT)) return undefined;
    return this.random.pick(context.poolAt(node, pass, readsHere).candidates)?.value;
  }

  private guess(node: CompiledNode, pass: Pass): unknown {
    const { words, files } = this.shared;
    const offered = pass.offers[node.position] ?? node.everything;
    const asked = { node: node.node, offered, random: this.random, words, files, byPreference: this.preferenceAt(node) };
    for (let tries = 0; tries < MOST_GUESSES; tries += 1) {
      const value = GUESSES[node.kind](asked);
      if (value === undefined) continue;
      const { answer, errors } = readAnswer(node.node, value, offered);
      if (errors.length === 0 && answer !== undefined) return value;
    }
    return undefined;
  }

  /** Returns the simplest valid answer that the launch check knows. */
  private plainAnswer(node: CompiledNode, pass: Pass): unknown {
    if (node.kind === 'files') return undefined;
    return this.shared.context.poolAt(node, pass).candidates.find(({ value }) => value !== undefined)?.value;
  }

  private preferenceAt({ position }: CompiledNode): (options: Iterable<SurveyOption>) => readonly SurveyOption[] {
    const uses = this.shared.count.nodes[position]?.options;
    const wanted = this.route?.wanted;
    const rankOf = (id: number): number => (wanted?.position === position && wanted.optionId === id ? -1 : (uses?.get(id)?.taken ?? 0));
    return (options) => {
      const ranked = this.random.shuffled([...options]).map((option) => ({ option, rank: rankOf(option.id) }));
      return ranked.sort((one, other) => one.rank - other.rank).map(({ option }) => option);
    };
  }
}

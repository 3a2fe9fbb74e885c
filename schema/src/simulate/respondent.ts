import { isRequired } from '../definition/defaults.js';
import type { SurveyNode, SurveyOption } from '../definition/definition.js';
import { readAnswer } from '../answer/read-answer.js';
import type { Context } from '../check/reach/context.js';
import type { Reads } from '../check/reach/reads.js';
import type { CompiledNode } from '../engine/compiled.js';
import type { Pass } from '../engine/pass.js';
import { GUESSES } from './answers/guess.js';
import type { CoverageCount } from './coverage-count.js';
import type { Lot } from './lot.js';
import type { Course } from './steering.js';

/** State shared by all respondents of one simulation. */
export interface Surroundings {
  readonly context: Context;
  readonly count: CoverageCount;
  /** Conditions by the question that they look at. */
  readonly reads: Reads;
  readonly words: string;
  readonly files: (node: SurveyNode) => readonly string[];
}

/** Percentage of respondents who leave an optional question open. */
const LEAVING_OPEN = 12;
/** Percentage of answers read by logic that are chosen for their effect on that logic. */
const TELLING = 40;
/** Number of attempts to make up an answer that is not refused. */
const GUESSING = 6;

/** One simulated respondent on the way through a survey. */
export class Respondent {
  constructor(
    private readonly surroundings: Surroundings,
    private readonly lot: Lot,
    private readonly course: Course | null,
  ) {}

  /** The answer to a question; undefined leaves it open, which an engine that must have one will tell. */
  readonly choose = (node: CompiledNode, pass: Pass): unknown => {
    const { course } = this;
    const isWanted = course?.wanted?.position === node.position;
    if (course?.settled.has(node.position) === true && !isWanted) {
      const settled = course.found.get(node.position);
      // Files that a search makes up are nobody's.
      return settled !== undefined && node.kind === 'files' ? this.guess(node, pass) : settled;
    }
    if (!isWanted && this.leavesOpen(node)) return undefined;
    return this.telling(node, pass) ?? this.guess(node, pass) ?? this.usual(node, pass);
  };

  private leavesOpen(node: CompiledNode): boolean {
    const count = this.surroundings.count.nodes[node.position];
    return !isRequired(node.node) && count?.answered !== 0 && this.lot.happens(LEAVING_OPEN);
  }

  /** One of the answers that logic can tell apart, any of them. */
  private telling(node: CompiledNode, pass: Pass): unknown {
    const { context, reads } = this.surroundings;
    const looking = reads.get(node.position);
    const isWanted = this.course?.wanted?.position === node.position;
    if (looking === undefined || isWanted || node.kind === 'files' || !this.lot.happens(TELLING)) return undefined;
    return this.lot.pick(context.poolAt(node, pass, looking).candidates)?.value;
  }

  private guess(node: CompiledNode, pass: Pass): unknown {
    const { words, files } = this.surroundings;
    const offered = pass.offers[node.position] ?? node.everything;
    const asked = { node: node.node, offered, lot: this.lot, words, files, byLiking: this.likingAt(node) };
    for (let tries = 0; tries < GUESSING; tries += 1) {
      const value = GUESSES[node.kind](asked);
      if (value === undefined) continue;
      const { answer, errors } = readAnswer(node.node, value, offered);
      if (errors.length === 0 && answer !== undefined) return value;
    }
    return undefined;
  }

  /** The plainest valid answer that the check of surveys knows. */
  private usual(node: CompiledNode, pass: Pass): unknown {
    if (node.kind === 'files') return undefined;
    return this.surroundings.context.poolAt(node, pass).candidates.find(({ value }) => value !== undefined)?.value;
  }

  private likingAt({ position }: CompiledNode): (options: Iterable<SurveyOption>) => readonly SurveyOption[] {
    const uses = this.surroundings.count.nodes[position]?.options;
    const wanted = this.course?.wanted;
    const rankOf = (id: number): number => (wanted?.position === position && wanted.optionId === id ? -1 : (uses?.get(id)?.taken ?? 0));
    return (options) => {
      const ranked = this.lot.shuffled([...options]).map((option) => ({ option, rank: rankOf(option.id) }));
      return ranked.sort((one, other) => one.rank - other.rank).map(({ option }) => option);
    };
  }
}

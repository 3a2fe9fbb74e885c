import type { Answer, Answers } from '../answer/answer.js';
import { languageOf } from '../definition/defaults.js';
import type { Language, SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { Context } from '../check/reach/search/context.js';
import { comparingConditions } from '../check/reach/answers/reads.js';
import { walk } from '../check/reach/search/walk.js';
import { compiledFor } from '../engine/drawn.js';
import type { Pass } from '../engine/pass.js';
import type { Coverage } from './coverage.js';
import { CoverageCount } from './coverage-count.js';
import { SeededRandom } from './answers/guess-context.js';
import { SimulatedRespondent, type SimulationContext } from './simulated-respondent.js';
import { Steering } from './steering.js';

/** What one simulated respondent sends. */
export interface SimulatedSubmission {
  readonly submissionId: string;
  readonly answers: Answers;
}

export interface SimulationOptions {
  /** Number of respondents to generate. */
  readonly count: number;
  /** The same seed makes the same respondents of the same definition. */
  readonly seed: number;
  /** Beginning of the ids of the submissions, from which follow the questions that an exam draws. Default: the seed and a hyphen. */
  readonly prefix?: string;
  /** Returns ids of files that the next respondent submits at a question; if it is absent or returns none, no files are submitted. */
  readonly files?: (node: SurveyNode) => readonly string[];
}

/** Text to type where any text will do, by language of the survey. */
const WORDS: Readonly<Record<Language, string>> = { 'zh-CN': '\u6d4b\u8bd5\u7b54\u6848', en: 'Test answer' };

/** Percentage of respondents who answer at random; those after them are steered to unreached parts. */
const UNSTEERED_PERCENT = 20;
/** Number of attempts for one respondent who gets stuck. */
const MOST_ATTEMPTS = 4;
/** Number of respondents stuck in a row after which the simulation stops. */
const MOST_STUCK_IN_A_ROW = 10;
/** Digits of the number at the end of the id of a submission: as long as the last part of a UUID. */
const NUMBER_LENGTH = 12;
/** Maximum number of steps of the search for unreached parts. */
const SEARCH_STEPS = 300_000;

function answersOf({ compiled, answers }: Pass): Answers {
  const given: Record<string, Answer> = {};
  for (const { id, position } of compiled.nodes) {
    const answer = answers[position];
    if (answer !== undefined) given[id] = answer;
  }
  return given;
}

/**
 * Simulated respondents: each walks through the survey with the engine's own pass and gives, question by question, a random answer that the engine
 * accepts. The first ones are not steered and prefer what was chosen least so far; the others are steered to parts that nobody has reached yet.
 */
export class Simulation {
  private readonly count: CoverageCount;
  private readonly shared: SimulationContext;
  private readonly steering: Steering;
  private readonly stuck = new Set<number>();
  private sent = 0;
  private failed = 0;

  constructor(
    definition: SurveyDefinition,
    private readonly options: SimulationOptions,
  ) {
    this.count = new CoverageCount(definition);
    const { compiled } = this.count;
    const context = new Context(compiled);
    this.shared = {
      context,
      count: this.count,
      reads: context.readers.of(comparingConditions(compiled)),
      words: WORDS[languageOf(definition)],
      files: options.files ?? (() => []),
    };
    this.steering = new Steering(context, this.count, { steps: SEARCH_STEPS });
  }

  /** Returns the submission of the next respondent, whose answers are valid; null if all respondents were sent, or nobody gets through. */
  next(): SimulatedSubmission | null {
    while (this.sent < this.options.count && this.failed < MOST_STUCK_IN_A_ROW) {
      this.sent += 1;
      const pass = this.sendOne();
      if (pass === null) {
        this.failed += 1;
        continue;
      }
      this.failed = 0;
      this.count.add(pass);
      return { submissionId: this.submissionId, answers: answersOf(pass) };
    }
    return null;
  }

  /** Coverage by the respondents so far. */
  get coverage(): Coverage {
    return this.count.coverage;
  }

  /** Questions that must be answered and that respondents could not answer, in the order of the document: nobody gets past them. */
  get unanswerable(): readonly number[] {
    return this.count.compiled.ids.filter((id) => this.stuck.has(id));
  }

  private get submissionId(): string {
    const { seed, prefix = `${seed}-` } = this.options;
    return prefix + String(this.sent).padStart(NUMBER_LENGTH, '0');
  }

  private sendOne(): Pass | null {
    const { count, seed } = this.options;
    const compiled = compiledFor(this.count.compiled.definition, this.submissionId);
    const isFree = (this.sent - 1) * 100 < count * UNSTEERED_PERCENT;
    const route = isFree ? null : this.steering.next();
    for (let start = 0; start < MOST_ATTEMPTS; start += 1) {
      const random = new SeededRandom(`${seed}:${this.sent}:${start}`);
      const led = start === 0 ? route : null;
      const { pass } = walk(compiled, compiled.nodes, new SimulatedRespondent(this.shared, random, led).choose);
      if (pass.errors.length === 0) return pass;
      // Steering may lead a respondent past an answer; only a question that an unsteered respondent could not answer is unanswerable.
      if (led === null) for (const { nodeId } of pass.errors) this.stuck.add(nodeId);
    }
    return null;
  }
}

import type { Answer, AnswerError, Answers } from '../answer/answer.js';
import type { Offered } from '../answer/offered.js';
import type { SurveyOption } from '../definition/definition.js';
import { pagePlan, type SurveyPage } from './page-plan.js';
import type { Compiled, CompiledNode, Facts } from './compiled.js';
import { displayedOptions, displayedRows } from './display.js';
import { readGivenAnswers } from './given.js';
import { Pass } from './pass.js';
import { renderTexts } from './piped-texts.js';

/** Ids in display order by node id. */
export type Displayed = Readonly<Record<number, readonly number[]>>;

/** The consequences of a definition and the answers so far. From `effective` on, parts are made
 * when first read; `evaluationRecord` reads them all. */
export interface Evaluation {
  /** Ids of the questions and statements that are shown, in the order of the document. */
  readonly visible: readonly number[];
  /** Null: runs to the last question. 0: normal end by a jump. -1: screened out. */
  readonly end: 0 | -1 | null;
  /** Ids of the questions whose answers count, in the order of the document: shown ones, and those out of sight (attribute hide). */
  readonly kept: readonly number[];
  /** Errors in the order of the questions, followed by those that belong to no question of the survey. */
  readonly errors: readonly AnswerError[];
  /** The answers that count, as they are stored. */
  readonly effective: Answers;
  /** Options on offer, of each visible node that has any. Carried ones stand under the ids of their sources. */
  readonly options: Displayed;
  /** Rows on offer, of each visible node that has any. */
  readonly rows: Displayed;
  /** Options that came along by carry-over, as they read in the visible node that they came to. */
  readonly carried: Readonly<Record<number, readonly SurveyOption[]>>;
  readonly pages: readonly SurveyPage[];
  /** Titles with answers inserted, as HTML, by id of the node, option or row; only titles that hold tokens. */
  readonly texts: Readonly<Record<number, string>>;
}

/** An evaluation that further questions about the same answers can be asked of. */
export interface EvaluationWithFacts extends Evaluation {
  readonly facts: Facts;
}

function effectiveOf({ compiled, answers }: Pass): Answers {
  const effective: Record<string, Answer> = {};
  for (const { id, position } of compiled.nodes) {
    const answer = answers[position];
    if (answer !== undefined) effective[id] = answer;
  }
  return effective;
}

/** A list for each visible node, left out where it is empty. */
function byNode<T>({ compiled, states }: Pass, listOf: (node: CompiledNode) => readonly T[]): Readonly<Record<number, readonly T[]>> {
  const lists: Record<number, readonly T[]> = {};
  for (const compiledNode of compiled.nodes) {
    const list = states[compiledNode.position] === 'shown' ? listOf(compiledNode) : [];
    if (list.length > 0) lists[compiledNode.id] = list;
  }
  return lists;
}

const carriedInto = ({ offers }: Pass, { position, everything }: CompiledNode): readonly SurveyOption[] =>
  [...(offers[position]?.options.values() ?? [])].filter(({ id }) => !everything.options.has(id));

/**
 * Makes its later parts when they are first read. A class: an object with accessors of its own makes the engine keep a hidden class for it, and
 * with that the whole pass, until the next big collection.
 */
class LazyEvaluation implements EvaluationWithFacts {
  readonly visible: readonly number[];
  readonly end: Evaluation['end'];
  readonly kept: readonly number[];
  readonly errors: readonly AnswerError[];
  private readonly made: { -readonly [Part in keyof Evaluation]?: Evaluation[Part] } = {};

  constructor(
    private readonly pass: Pass,
    private readonly seed: string | undefined,
  ) {
    this.visible = pass.visible;
    this.end = pass.end;
    this.kept = pass.kept;
    this.errors = pass.errors;
  }

  get facts(): Facts {
    return this.pass;
  }

  get effective(): Answers {
    return (this.made.effective ??= effectiveOf(this.pass));
  }

  get options(): Displayed {
    return (this.made.options ??= byNode(this.pass, (node) => displayedOptions(node, this.offered(node), this.seed)));
  }

  get rows(): Displayed {
    return (this.made.rows ??= byNode(this.pass, (node) => displayedRows(node, this.offered(node), this.seed)));
  }

  get carried(): Evaluation['carried'] {
    return (this.made.carried ??= byNode(this.pass, (node) => carriedInto(this.pass, node)));
  }

  get pages(): readonly SurveyPage[] {
    return (this.made.pages ??= pagePlan(this.pass.compiled.definition, this.visible, this.seed));
  }

  get texts(): Evaluation['texts'] {
    return (this.made.texts ??= renderTexts(this.pass));
  }

  private offered(node: CompiledNode): Offered {
    return this.pass.offeredBy(node) ?? node.everything;
  }
}

/**
 * One forward pass over the whole survey, the same in designer, answering page and server. Pure and total: any value may come as answers, and
 * the same input gives the same output. `seed` orders options, rows and pages for one respondent and nothing else; without it they stand in the
 * order of the document. Linear in nodes, options and conditions.
 */
export const evaluate = (compiled: Compiled, answers: unknown, seed?: string): Evaluation =>
  new LazyEvaluation(new Pass(compiled, readGivenAnswers(compiled, answers)), seed);

/**
 * Like `evaluate`, with the same result, for answers that JSON.parse has made and that nobody changes afterwards. They are neither copied nor
 * remembered; these two steps take most of the time where every pass has another respondent's answers. Further questions about the same answers,
 * such as which quotas they count in, are asked of its `facts`.
 */
export const evaluateParsed = (compiled: Compiled, answers: unknown, seed?: string): EvaluationWithFacts =>
  new LazyEvaluation(new Pass(compiled, readGivenAnswers(compiled, answers), 'parsed'), seed);

/** An evaluation with everything in it made, as plain data. */
export function evaluationRecord(evaluation: Evaluation): Evaluation {
  const { visible, end, kept, errors, effective, options, rows, carried, pages, texts } = evaluation;
  return { visible, end, kept, errors, effective, options, rows, carried, pages, texts };
}

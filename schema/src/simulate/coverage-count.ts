import type { SurveyDefinition } from '../definition/definition.js';
import { compiledOf } from '../engine/compile.js';
import { compiledFor } from '../engine/drawn.js';
import type { Compiled, CompiledNode } from '../engine/compiled.js';
import { readGivenAnswers } from '../engine/given.js';
import { Pass } from '../engine/pass.js';
import { answeredRows, chosenOptions } from './chosen-parts.js';
import type { Coverage, Spread } from './coverage.js';
import { Stopwatch } from './expected-seconds.js';
import { type LogicClaim, logicClaims } from './logic-claims.js';

/** Counts how often a part was offered, and how often it was chosen or answered. */
class UseCount {
  offered = 0;
  taken = 0;
}

type UsesById = Map<number, UseCount>;

/** Counts at one question. */
interface NodeCount {
  readonly compiled: CompiledNode;
  shown: number;
  answered: number;
  readonly options: UsesById;
  readonly rows: UsesById;
}

function usesAt(uses: UsesById, id: number): UseCount {
  const known = uses.get(id) ?? new UseCount();
  uses.set(id, known);
  return known;
}

const unused = (ids: Iterable<number>): UsesById => new Map([...ids].map((id) => [id, new UseCount()]));

const countAt = (compiled: CompiledNode): NodeCount => ({
  compiled,
  shown: 0,
  answered: 0,
  options: unused(compiled.kind === 'none' ? [] : compiled.everything.options.keys()),
  rows: unused(compiled.kind === 'none' ? [] : compiled.everything.rows.keys()),
});

const THOUSAND = 1_000;

/** Running minimum, maximum and mean. Sums are whole thousandths, so that the order of adding does not matter. */
class SpreadCounter {
  private sum = 0;
  private least = Number.POSITIVE_INFINITY;
  private most = 0;
  private count = 0;

  add(value: number): void {
    const thousandths = Math.round(value * THOUSAND);
    this.sum += thousandths;
    this.count += 1;
    this.least = Math.min(this.least, thousandths);
    this.most = Math.max(this.most, thousandths);
  }

  get spread(): Spread {
    const { sum, count, least, most } = this;
    if (count === 0) return { mean: 0, least: 0, most: 0 };
    return { mean: sum / count / THOUSAND, least: least / THOUSAND, most: most / THOUSAND };
  }
}

/** Counts which parts of a survey respondents reach. */
export class CoverageCount {
  readonly compiled: Compiled;
  /** Counts by position; undefined where respondents see nothing. */
  readonly nodes: readonly (NodeCount | undefined)[];
  readonly claims: readonly LogicClaim[];
  private readonly taken = new Map<LogicClaim, number>();
  private readonly length = new SpreadCounter();
  private readonly seconds = new SpreadCounter();
  private readonly watch = new Stopwatch();
  private respondents = 0;
  private screened = 0;

  constructor(definition: SurveyDefinition) {
    this.compiled = compiledOf(definition);
    this.nodes = this.compiled.nodes.map((node) =>
      (node.role === 'question' || node.role === 'statement') && node.attribute === 'normal' ? countAt(node) : undefined,
    );
    this.claims = logicClaims(this.compiled);
  }

  /** Counts a respondent. Returns false, counting nothing, if the answers are not valid for this survey, as it draws for this submission. */
  addAnswers(answers: unknown, submissionId?: string): boolean {
    const drawn = compiledFor(this.compiled.definition, submissionId);
    const pass = new Pass(drawn, readGivenAnswers(drawn, answers), 'parsed');
    if (pass.errors.length > 0) return false;
    this.add(pass);
    return true;
  }

  /** Counts a respondent whose answers are valid. */
  add(pass: Pass): void {
    this.respondents += 1;
    if (pass.end === -1) this.screened += 1;
    for (const count of this.nodes) if (count !== undefined && pass.states[count.compiled.position] === 'shown') addNode(count, pass);
    for (const claim of this.claims) if (claim.test(pass)) this.taken.set(claim, this.takenOf(claim) + 1);
    this.length.add(pass.visible.filter((id) => this.isQuestion(id)).length);
    this.seconds.add(this.watch.secondsOf(pass));
  }

  takenOf(claim: LogicClaim): number {
    return this.taken.get(claim) ?? 0;
  }

  get coverage(): Coverage {
    const counts = this.nodes.flatMap((count) => count ?? []);
    const { respondents, screened } = this;
    return {
      respondents,
      screened,
      questions: counts.map(({ compiled: { id: nodeId }, shown, answered }) => ({ nodeId, shown, answered })),
      options: counts.flatMap(({ compiled: { id: nodeId }, options }) =>
        [...options].map(([optionId, { offered, taken }]) => ({ nodeId, optionId, offered, chosen: taken })),
      ),
      rows: counts.flatMap(({ compiled: { id: nodeId }, rows }) =>
        [...rows].map(([rowId, { offered, taken }]) => ({ nodeId, rowId, offered, answered: taken })),
      ),
      logic: this.claims.map((claim) => ({
        logicId: claim.logicId,
        nodeId: claim.node.id,
        isJump: claim.isJump,
        taken: this.takenOf(claim),
      })),
      length: this.length.spread,
      seconds: this.seconds.spread,
    };
  }

  private isQuestion(id: number): boolean {
    return this.compiled.nodes[this.compiled.positions.get(id) ?? -1]?.role === 'question';
  }
}

function addNode(count: NodeCount, pass: Pass): void {
  const { compiled, options, rows } = count;
  count.shown += 1;
  const offered = pass.offeredBy(compiled);
  if (compiled.kind === 'none' || offered === undefined) return;
  for (const id of offered.options.keys()) usesAt(options, id).offered += 1;
  for (const id of offered.rows.keys()) usesAt(rows, id).offered += 1;
  const answer = pass.answers[compiled.position];
  if (answer === undefined) return;
  count.answered += 1;
  for (const id of chosenOptions(compiled.node, answer)) usesAt(options, id).taken += 1;
  for (const id of answeredRows(compiled.node, answer)) usesAt(rows, id).taken += 1;
}

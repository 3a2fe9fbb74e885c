import { NO_ERRORS } from '../answer/answer-reading.js';
import type { Answer, Answers } from '../answer/answer.js';
import type { Offered } from '../answer/offered.js';
import { logicOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { compiledOf } from '../engine/compile.js';
import type { Compiled } from '../engine/compiled.js';
import { drawingIn, leftOutOf, without } from '../engine/drawn.js';
import { Pass } from '../engine/pass.js';
import { type Cell, type ColumnPlan, type MissingCode, NOT_REACHED, NOT_SHOWN, UNANSWERED } from './column.js';
import { carriesMissing, type PositionOf, type Write } from './column-spec.js';
import { examWriter } from './exam-columns.js';
import { layoutsOf } from './column-plan.js';
import { type StoredResponse, writeMeta } from './meta-columns.js';

/** A question of the response's version, prepared for any number of responses. */
interface PreparedQuestion {
  readonly id: number;
  /** Position of the node in a pass. */
  readonly position: number;
  readonly write: Write<Answer>;
  /** Positions of the cells that have missing codes. */
  readonly missing: readonly number[];
  /** Those that belong to an option or a row, which logic may take away. */
  readonly parts: readonly PreparedPart[];
}

interface PreparedPart {
  readonly at: number;
  readonly optionId: number | undefined;
  readonly rowId: number | undefined;
}

/** A pass over answers that are stored: what they say has been decided before. */
const passOf = (compiled: Compiled, answers: Answers): Pass =>
  new Pass(compiled, { values: compiled.ids.map((id) => answers[id]), errors: NO_ERRORS }, 'stored');

/** Why a question has no answer; null if it was asked. */
function missingCode({ states, end }: Pass, position: number): MissingCode | null {
  const state = states[position];
  if (state === 'shown' || state === 'unseen') return null;
  return state === 'ended' && end === -1 ? NOT_REACHED : NOT_SHOWN;
}

/** Returns where the columns of a plan stand. */
function positionsIn({ columns }: ColumnPlan): PositionOf {
  const positions = new Map(columns.map(({ key }, position) => [key, position]));
  return (key) => {
    const position = positions.get(key);
    if (position === undefined) throw new Error(`The plan was made without the version that has ${key}`);
    return position;
  };
}

function preparedQuestions(compiled: Compiled, positionOf: PositionOf): readonly PreparedQuestion[] {
  return layoutsOf(compiled.definition).map(({ question: { node }, specs, writer }) => {
    const carriers = specs.filter(carriesMissing);
    return {
      id: node.id,
      position: compiled.positions.get(node.id) ?? 0,
      write: writer(positionOf),
      missing: carriers.map(({ key }) => positionOf(key)),
      parts: carriers.flatMap(({ key, optionId, rowId }) =>
        optionId === undefined && rowId === undefined ? [] : [{ at: positionOf(key), optionId, rowId }],
      ),
    };
  });
}

/** Marks the options and rows of an unanswered question that were not on offer. */
function markTaken(cells: Cell[], parts: readonly PreparedPart[], { options, rows }: Offered): void {
  for (const { at, optionId, rowId } of parts) {
    const isOffered = (optionId === undefined || options.has(optionId)) && (rowId === undefined || rows.has(rowId));
    if (!isOffered) cells[at] = NOT_SHOWN;
  }
}

/**
 * Prepares the layout of responses that were given on one version, which has to be among the versions of the plan. The function returned gives the
 * cells of a response in the order of the plan's columns; its answers are effective, as `validateAnswers` returned them. A question without an answer
 * has missing codes where its columns carry them: -3 passed by, by logic, by the draw of an exam or because nothing of it was left to offer; -1
 * behind a screening end; -2 otherwise. Within a question that was asked, an option or row that logic took away has -3, a row left open -2. Columns that only other
 * versions have are null. Linear in questions, columns and conditions; without logic and draws there is no pass over the survey.
 */
export function cellsOf(plan: ColumnPlan, definition: SurveyDefinition): (response: StoredResponse) => Cell[] {
  const compiled = compiledOf(definition);
  const questions = preparedQuestions(compiled, positionsIn(plan));
  const parameters = plan.columns.flatMap(({ parameter }) => parameter ?? []);
  const wechat = plan.columns.flatMap((column) => column.wechat ?? []);
  const arrivals = plan.columns.flatMap(({ arrival }) => arrival ?? []);
  const writeExam = examWriter(plan.columns);
  const isAlike = logicOf(definition).length === 0 && drawingIn(definition).length === 0;
  const everyone = isAlike ? passOf(compiled, {}) : null;
  const blank: Cell[] = plan.columns.map(() => null);
  for (const { position, missing } of questions) {
    const code = everyone === null ? UNANSWERED : (missingCode(everyone, position) ?? UNANSWERED);
    for (const at of missing) blank[at] = code;
  }
  return (response) => {
    const { answers } = response;
    const cells = blank.slice();
    writeMeta(cells, response, { parameters, wechat, arrivals });
    writeExam(cells, response.exam);
    const pass = everyone ?? passOf(without(compiled, leftOutOf(definition, response)), answers);
    for (const { id, position, write, missing, parts } of questions) {
      const answer = answers[id];
      const offered = pass.offers[position] ?? null;
      if (answer !== undefined) {
        write(cells, answer, offered);
        continue;
      }
      if (offered !== null) markTaken(cells, parts, offered);
      const code = everyone === null ? missingCode(pass, position) : null;
      if (code !== null) for (const at of missing) cells[at] = code;
    }
    return cells;
  };
}

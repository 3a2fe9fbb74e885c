import type { Answer, Answers } from '../answer/answer.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { walkNodes } from '../definition/walk.js';
import { compiledOf } from '../engine/compile.js';
import { compiledFor, type JudgedResponse, leftOutBefore, without } from '../engine/drawn.js';
import { evaluate } from '../engine/evaluate.js';
import { isExam, isMarkedByHand, keyKindOf, type KeyKind, type NodeExam } from './node-exam.js';
import { rightParts } from './right-parts.js';

export const EXAM_MARKS = ['correct', 'partly', 'wrong', 'unmarked'] as const;

/** How an answer was marked. No answer is wrong; an answer is unmarked while it waits for a person to mark it. */
export type ExamMark = (typeof EXAM_MARKS)[number];

/** What a question earned, in points. */
export interface QuestionScore {
  readonly nodeId: number;
  /** Below 0 where a wrong answer costs points. */
  readonly score: number;
  readonly maximum: number;
  readonly mark: ExamMark;
}

/** What a response earned, in points, which come in halves. */
export interface ExamResult {
  /** Never below 0, whatever wrong answers cost. */
  readonly score: number;
  readonly maximum: number;
  /** How many of its answers wait for a person to mark them; they count nothing meanwhile. Absent: none, the score is final. */
  readonly waiting?: number;
  /** The questions that it was asked, in the order of the document. */
  readonly questions: readonly QuestionScore[];
}

/** What people gave for the answers of a response: points by the id of the question. */
export type GivenMarks = ReadonlyMap<number, number>;

const NO_MARKS: GivenMarks = new Map();

/** The exam part of a question that is marked. */
interface Marked {
  readonly id: number;
  readonly kind: KeyKind;
  readonly exam: NodeExam;
}

function markedIn({ nodes }: SurveyDefinition): readonly Marked[] {
  return Array.from(walkNodes(nodes)).flatMap((node: SurveyNode) => {
    const kind = node.exam && keyKindOf(node);
    return node.exam && kind ? { id: node.id, kind, exam: node.exam } : [];
  });
}

/** The questions that count in an exam, in the order of the document. */
export const markedQuestions = (definition: SurveyDefinition): readonly number[] => markedIn(definition).map(({ id }) => id);

/** The questions of an exam whose answers people mark, in the order of the document. */
export const handMarkedQuestions = (definition: SurveyDefinition): readonly SurveyNode[] =>
  isExam(definition)
    ? Array.from(walkNodes(definition.nodes)).filter((node) => node.exam && isMarkedByHand(node.exam) && keyKindOf(node) !== null)
    : [];

const HALVES = 2;

/** Points are counted in whole halves, so that no sum is off by a rounding. */
const halves = (points: number): number => Math.round(points * HALVES);

interface Earned {
  readonly earned: number;
  readonly mark: ExamMark;
}

/** Points beyond those of the question, which may be worth less now than when it was marked, fall away. */
function givenBy(whole: number, given: number | undefined): Earned {
  if (given === undefined) return { earned: 0, mark: 'unmarked' };
  const earned = Math.min(halves(given), whole);
  return { earned, mark: earned === whole ? 'correct' : earned > 0 ? 'partly' : 'wrong' };
}

function earnedBy({ id, kind, exam }: Marked, answer: Answer | undefined, marks: GivenMarks): Earned {
  if (answer === undefined) return { earned: 0, mark: 'wrong' };
  if (isMarkedByHand(exam)) return givenBy(halves(exam.score), marks.get(id));
  const { right, all, isSpoilt } = rightParts(kind, exam, answer);
  const whole = halves(exam.score);
  if (all > 0 && right === all && !isSpoilt) return { earned: whole, mark: 'correct' };
  const isPart = exam.scoring === 'partial' && right > 0 && !isSpoilt;
  // What is less than half a point falls away.
  return isPart ? { earned: Math.floor((whole * right) / all), mark: 'partly' } : { earned: 0 - halves(exam.penalty ?? 0), mark: 'wrong' };
}

function scored(marked: readonly Marked[], answers: Answers, marks: GivenMarks): ExamResult {
  let [score, maximum, waiting] = [0, 0, 0];
  const questions = marked.map((question): QuestionScore => {
    const { earned, mark } = earnedBy(question, answers[question.id], marks);
    const whole = halves(question.exam.score);
    score += earned;
    maximum += whole;
    if (mark === 'unmarked') waiting += 1;
    return { nodeId: question.id, score: earned / HALVES, maximum: whole / HALVES, mark };
  });
  return { score: Math.max(0, score) / HALVES, maximum: maximum / HALVES, ...(waiting > 0 && { waiting }), questions };
}

/**
 * Scores answers by the keys of a definition; null where that is no exam. Pure, and in whole half points. A question that logic did not show is no
 * part of this respondent's exam: it adds to neither the score nor the maximum. One that was shown and not answered is wrong and costs nothing. With
 * partial scoring a question earns its share of right parts, cut to half points: of several choices those that are right, and none if one is wrong; of
 * a ranking the places, of a matrix the rows, of a form the fields that are right. Keys hold as they are written, also for options that logic hid.
 * Questions that were not drawn for this submission are no part of its exam either.
 * An answer that people mark earns the points in `marks`, at most those of its question; until then it waits and counts nothing.
 */
export function scoreExam(
  definition: SurveyDefinition,
  answers: unknown,
  submissionId?: string,
  marks: GivenMarks = NO_MARKS,
): ExamResult | null {
  if (!isExam(definition)) return null;
  const { visible, effective } = evaluate(compiledFor(definition, submissionId), answers, submissionId);
  return scoreShown(definition, new Set(visible), effective, marks);
}

/** The same for a response that is stored. `drawnBy`: the version that it answers, which decides what was drawn for it, where that is another one. */
export function scoreStored(
  definition: SurveyDefinition,
  response: JudgedResponse,
  { drawnBy = definition, marks = NO_MARKS }: { readonly drawnBy?: SurveyDefinition; readonly marks?: GivenMarks } = {},
): ExamResult | null {
  if (!isExam(definition)) return null;
  const compiled = without(compiledOf(definition), leftOutBefore(definition, drawnBy, response));
  const { visible, effective } = evaluate(compiled, response.answers, response.submissionId);
  return scoreShown(definition, new Set(visible), effective, marks);
}

/** The same for answers whose way through the survey is known: the questions that were shown, and the answers that count. */
export function scoreShown(
  definition: SurveyDefinition,
  shown: ReadonlySet<number>,
  effective: Answers,
  marks: GivenMarks = NO_MARKS,
): ExamResult | null {
  if (!isExam(definition)) return null;
  return scored(
    markedIn(definition).filter(({ id }) => shown.has(id)),
    effective,
    marks,
  );
}

/** Returns whether two definitions score every answer alike, as far as keys decide it: a change of logic or of texts does not count. */
export const scoreAlike = (one: SurveyDefinition, other: SurveyDefinition): boolean => keysText(one) === keysText(other);

const keysText = (definition: SurveyDefinition): string =>
  isExam(definition)
    ? JSON.stringify(markedIn(definition).map(({ id, kind, exam: { analysis: _analysis, ...exam } }) => [id, kind, exam]))
    : '';

/** Returns whether a result passes; null where the exam has no pass score. */
export const hasPassed = (passScore: number | undefined, { score }: Pick<ExamResult, 'score'>): boolean | null =>
  passScore === undefined ? null : score >= passScore;

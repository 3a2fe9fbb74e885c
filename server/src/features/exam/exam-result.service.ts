import {
  closedReasonOf,
  type ExamGrade,
  type ExamResult,
  gradeOf,
  handMarkedQuestions,
  hasPassed,
  keyLines,
  type KeyLine,
  type QuestionScore,
  scoreExam,
  type ShownAfter,
  type ShownWhen,
  type SurveyDefinition,
  type SurveyState,
  walkNodes,
} from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import type { VersionService } from '../publish/version.service.js';
import { HandMark } from '../response/hand-mark.entity.js';
import { Response } from '../response/response.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { ExamRankingReadModel, ShownRanking } from './exam-ranking.read-model.js';
import type { ExamResultRequest } from './exam-request.js';

export type ShownKeyLine = KeyLine;

/** A question as its respondent sees it afterwards. */
export interface ShownQuestion extends QuestionScore {
  readonly analysis: string | null;
  readonly right: readonly ShownKeyLine[] | null;
  /** What the person said who marked the answer. */
  readonly comment: string | null;
}

/** What a score waits for before its respondent sees it. */
export type ScoreWait = Exclude<ShownWhen, 'atOnce'>;

/** The grade that a respondent reached. */
export interface ShownGrade extends Omit<ExamGrade, 'text'> {
  /** Null: nothing goes with it. */
  readonly text: string | null;
}

/** What a respondent sees of an exam. */
export interface ShownExam {
  /** Null while it waits. */
  readonly score: number | null;
  readonly maximum: number | null;
  readonly passed: boolean | null;
  readonly waitsFor: ScoreWait | null;
  /** Answers that people have not marked yet. */
  readonly waiting: number;
  readonly questions: readonly ShownQuestion[] | null;
  /** Null: there is none for this score, or the score is not final. */
  readonly grade: ShownGrade | null;
  /** Null: the author shows none, or the response has no place. */
  readonly ranking: ShownRanking | null;
}

interface ResultParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly surveys: SurveyService;
  readonly versions: Pick<VersionService, 'read'>;
  readonly opening: Pick<OpeningService, 'open'>;
  readonly rankings: Pick<ExamRankingReadModel, 'shownTo'>;
}

/** What people said of the answers of a response, by the ids of the questions. */
type Comments = ReadonlyMap<number, string>;

interface Taken {
  readonly definition: SurveyDefinition;
  readonly result: ExamResult | null;
  readonly hasEnded: boolean;
}

/** What respondents see of their exams once they have submitted, as far as the author wants. */
export class ExamResultService {
  constructor(private readonly parts: ResultParts) {}

  /**
   * The score of a stored submission, as the published version shows it, also when the survey takes answers no more. Null: nothing is shown, it was
   * scored in no exam, or there is no such submission. In test mode the answers are scored by the draft. A0404: no such survey. A0421: the token of a
   * test opens nothing.
   */
  async read(surveyId: string, { submissionId, test, answers }: ExamResultRequest): Promise<ShownExam | null> {
    if (test) {
      const { definition } = await this.parts.opening.open(surveyId, test);
      return shownExam({ definition, result: scoreExam(definition, answers ?? {}, submissionId), hasEnded: false }, new Map());
    }
    const { database, surveys, versions, rankings } = this.parts;
    const survey = await surveys.find(surveyId);
    if (!survey || survey.publishedVersion === null) throw notFound();
    const select = { id: true, exam: true, deletedAt: true } as const;
    const response = await database.repository(Response).findOne({ select, where: { surveyId, submissionId } });
    const frozen = await versions.read(surveyId, survey.publishedVersion);
    if (!response || response.deletedAt || !frozen) return null;
    const { definition } = frozen;
    const taken = { definition, result: response.exam, hasEnded: this.hasEnded(survey.state, definition) };
    const shown = shownExam(taken, await this.comments(response.id, definition));
    return shown && isFinal(shown) ? { ...shown, ranking: await rankings.shownTo({ surveyId, definition }, submissionId) } : shown;
  }

  private hasEnded(state: SurveyState, { settings = {} }: SurveyDefinition): boolean {
    return closedReasonOf(state, settings, this.parts.clock.now().getTime()) === 'ended';
  }

  private async comments(responseId: string, definition: SurveyDefinition): Promise<Comments> {
    const isTold = definition.settings?.exam?.showAfter === 'analysis';
    if (!isTold || handMarkedQuestions(definition).length === 0) return new Map();
    const select = { nodeId: true, comment: true } as const;
    const marks = await this.parts.database.repository(HandMark).find({ select, where: { responseId, state: 'marked' } });
    return new Map(marks.flatMap(({ nodeId, comment }) => (comment === null ? [] : [[nodeId, comment] as const])));
  }
}

/** How much each choice of the author shows. */
const SHOWN: Readonly<Record<ShownAfter, number>> = { none: 0, score: 1, rightWrong: 2, analysis: 3 };

function waitOf({ definition, hasEnded }: Taken, { waiting = 0 }: ExamResult): ScoreWait | null {
  const { showWhen = 'atOnce' } = definition.settings?.exam ?? {};
  if (showWhen === 'marked') return waiting > 0 ? showWhen : null;
  return showWhen === 'ended' && !hasEnded ? showWhen : null;
}

/** Returns whether the score is shown, and nothing can still change it. */
const isFinal = ({ waitsFor, waiting }: Pick<ShownExam, 'waitsFor' | 'waiting'>): boolean => waitsFor === null && waiting === 0;

function shownExam(taken: Taken, comments: Comments): ShownExam | null {
  const { definition, result } = taken;
  const { passScore, showAfter = 'none', grades } = definition.settings?.exam ?? {};
  const shown = SHOWN[showAfter];
  if (!result || shown < SHOWN.score) return null;
  const { score, maximum, waiting = 0, questions } = result;
  const waitsFor = waitOf(taken, result);
  const withoutPlace = { grade: null, ranking: null };
  if (waitsFor) return { score: null, maximum: null, passed: null, waitsFor, waiting, questions: null, ...withoutPlace };
  // Who has enough points already passes, whatever the rest brings; nobody fails before all is marked.
  const passed = hasPassed(passScore, result) || waiting === 0 ? hasPassed(passScore, result) : null;
  const reached = isFinal({ waitsFor, waiting }) ? gradeOf(grades, result) : null;
  const grade = reached && { ...reached, text: reached.text ?? null };
  const told = { score, maximum, passed, waitsFor, waiting, ...withoutPlace, grade };
  if (shown < SHOWN.rightWrong) return { ...told, questions: null };
  const nodes = new Map(Array.from(walkNodes(definition.nodes), (node) => [node.id, node]));
  const explained = shown >= SHOWN.analysis;
  return {
    ...told,
    questions: questions.map((question) => {
      const node = explained ? nodes.get(question.nodeId) : undefined;
      const comment = question.mark === 'unmarked' ? null : (comments.get(question.nodeId) ?? null);
      return { ...question, analysis: node?.exam?.analysis ?? null, right: node ? keyLines(node) : null, comment };
    }),
  };
}

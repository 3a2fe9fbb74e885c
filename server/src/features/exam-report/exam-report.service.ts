import {
  analyseExam,
  countGrades,
  type ExamAnalysis,
  type GradeCount,
  keyKindOf,
  markedQuestions,
  type QuestionAnalysis,
  type QuestionFigures,
  type QuestionSums,
  readableText,
  type ScoreGroup,
  type SurveyDefinition,
  type SurveyNode,
  walkNodes,
} from '@wence/schema';
import type { ColumnarRows, Statement } from '../../platform/analytics/columnar-file.js';
import { createYield } from '../../platform/concurrency/create-yield.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { AttemptCounts, AttemptCountsReadModel } from '../exam-attempt/attempt-counts.read-model.js';
import type { VersionService } from '../publish/version.service.js';
import type { OverallFiguresReadModel } from '../report/overall-figures.read-model.js';
import { countingRows } from '../response-table/response-filter.policy.js';
import type { ResponseTables, TableView } from '../response-table/response-tables.read-model.js';
import { quoted } from '../response-table/table-names.policy.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';

/** A wrong option, and how many chose it. */
export interface WrongOption {
  readonly optionId: number;
  readonly title: string;
  readonly count: number;
}

export interface ExamQuestionReport extends QuestionAnalysis {
  readonly code: string;
  readonly title: string;
  /** Those that were chosen most often, most of them first; empty where there are no options. */
  readonly wrongOptions: readonly WrongOption[];
}

/** A grade, and how many responses reached it and no higher one. */
export type CountedGrade = Pick<GradeCount, 'min' | 'title' | 'responses'>;

export interface ExamReport extends Omit<ExamAnalysis, 'questions'> {
  readonly surveyId: string;
  readonly updatedAt: Date;
  readonly passScore: number | null;
  /** From the best one down; empty: the exam has none. */
  readonly grades: readonly CountedGrade[];
  /** Responses of which an answer waits to be marked; they are in no figure. */
  readonly waiting: number;
  /** Those of every version since the survey was cleared last. */
  readonly attempts: AttemptCounts;
  readonly questions: readonly ExamQuestionReport[];
}

interface ReportParts {
  readonly clock: Clock;
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly versions: Pick<VersionService, 'read'>;
  readonly tables: ResponseTables;
  readonly figures: OverallFiguresReadModel;
  readonly attempts: AttemptCountsReadModel;
}

/** How many wrong options are told of a question. */
const WRONG_OPTIONS = 3;

/** The analysis of an exam by the published key: scores as a whole, and each question that it marks (features of an exam: results). */
export class ExamReportService {
  constructor(private readonly parts: ReportParts) {}

  /** Every response that was acknowledged before the call is in the figures, complete and valid ones alone. A0404: not the caller's survey. */
  async read(ctx: RequestContext, surveyId: string): Promise<ExamReport> {
    const { clock, drafts, tables, figures, attempts } = this.parts;
    const draft = await drafts.read(ctx, surveyId);
    const definition = await publishedExam(this.parts, ctx, surveyId);
    const { passScore, grades } = definition?.settings?.exam ?? {};
    const questions = definition ? questionsIn(definition) : [];
    const view = await tables.view(surveyId, draft);
    const { results } = questions.length > 0 ? await tables.read(view, [groupsStatement(view, questions)]) : { results: [] };
    const { groups, waiting } = await groupsIn(results[0] ?? [], questions);
    const analysed = questions.map(({ id, exam }) => ({ nodeId: id, maximum: exam?.score ?? 0 }));
    const { questions: told, ...whole } = analyseExam(groups, analysed, passScore);
    const counted = questions.length > 0 ? (await figures.read(surveyId, draft)).questions : [];
    const nodes = new Map(questions.map((node) => [node.id, node]));
    const byNode = new Map(counted.map((question) => [question.nodeId, question]));
    return {
      ...whole,
      surveyId,
      updatedAt: clock.now(),
      passScore: passScore ?? null,
      grades: countGrades(grades, groups).map(({ min, title, responses }) => ({ min, title, responses })),
      waiting,
      attempts: await attempts.of(surveyId),
      questions: told.map((question) => {
        const node = nodes.get(question.nodeId);
        return {
          ...question,
          code: node?.code ?? '',
          title: readableText(node?.title ?? ''),
          wrongOptions: node ? wrongOptions(node, byNode.get(node.id)) : [],
        };
      }),
    };
  }
}

/** The definition of an exam as it is launched; null: it is not, or it is none. A0404: not the caller's survey. */
export async function publishedExam(
  { surveys, versions }: Pick<ReportParts, 'surveys' | 'versions'>,
  ctx: RequestContext,
  surveyId: string,
): Promise<SurveyDefinition | null> {
  const { publishedVersion } = await surveys.requireOwned(ctx, surveyId);
  const frozen = publishedVersion === null ? null : await versions.read(surveyId, publishedVersion);
  return frozen?.definition.settings?.exam ? frozen.definition : null;
}

function questionsIn(definition: SurveyDefinition): readonly SurveyNode[] {
  const marked = new Set(markedQuestions(definition));
  return Array.from(walkNodes(definition.nodes)).filter(({ id }) => marked.has(id));
}

const scoreOf = ({ id }: SurveyNode): string => quoted(`n${id}_score`);
const markOf = ({ id }: SurveyNode): string => quoted(`n${id}_correct`);

/**
 * Responses by their score, their maximum and whether an answer waits: how many there are and, of each question, how many were asked, their points, and
 * how many were right. What a response was not asked has no points.
 */
function groupsStatement(view: TableView, questions: readonly SurveyNode[]): Statement {
  const { sql, values } = countingRows({}, view);
  const maximum = questions.map((node) => `CASE WHEN ${scoreOf(node)} IS NULL THEN 0 ELSE ${node.exam?.score ?? 0} END`).join(' + ');
  const waits = questions.map((node) => `coalesce(${markOf(node)} = 'unmarked', false)`).join(' OR ');
  const sums = questions.flatMap((node) => [
    `count(${scoreOf(node)})`,
    `coalesce(sum(${scoreOf(node)}), 0)`,
    `count_if(${markOf(node)} = 'correct')`,
  ]);
  const scored = `SELECT *, ${maximum} AS most, (${waits}) AS waits FROM ${view.table} WHERE ${sql} AND exam_score IS NOT NULL`;
  return { sql: `SELECT exam_score, most, waits, count(*), ${sums.join(', ')} FROM (${scored}) GROUP BY exam_score, most, waits`, values };
}

const SUMS = 3;

async function groupsIn(rows: ColumnarRows, questions: readonly SurveyNode[]): Promise<{ groups: ScoreGroup[]; waiting: number }> {
  const turn = createYield();
  const groups: ScoreGroup[] = [];
  let waiting = 0;
  for (const [score, maximum, waits, amount, ...sums] of rows) {
    const responses = Number(amount);
    if (waits === true) waiting += responses;
    else {
      const of = new Map<number, QuestionSums>();
      questions.forEach(({ id }, place) => {
        const [asked = 0, points = 0, right = 0] = sums.slice(place * SUMS, (place + 1) * SUMS).map(Number);
        if (asked > 0) of.set(id, { asked, points, right });
      });
      groups.push({ score: Number(score), maximum: Number(maximum), responses, questions: of });
    }
    await turn();
  }
  return { groups, waiting };
}

/** Choices are counted whether or not another answer of their response waits. */
function wrongOptions(node: SurveyNode, figures: QuestionFigures | undefined): readonly WrongOption[] {
  const kind = keyKindOf(node);
  if (kind !== 'choice' && kind !== 'choices') return [];
  const right = new Set(node.exam?.optionIds);
  return (figures?.options ?? [])
    .filter(({ optionId, count }) => count > 0 && !right.has(optionId))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, WRONG_OPTIONS)
    .map(({ optionId, title, count }) => ({ optionId, title: readableText(title), count }));
}

import { type Answers, EXAM_MARKS, type ExamMark } from '@wence/schema';
import { postJson } from '../../../send/post-json';
import { testToken } from '../../../survey/visit-access';

/** A line of a right answer. */
export interface RightLine {
  readonly label: string | null;
  readonly texts: readonly string[];
}

/** A question as its respondent sees it afterwards. */
export interface ShownQuestion {
  readonly nodeId: number;
  readonly score: number;
  readonly maximum: number;
  readonly mark: ExamMark;
  readonly analysis: string | null;
  readonly right: readonly RightLine[];
  /** What the person said who marked the answer. */
  readonly comment: string | null;
}

/** What a score waits for before it is shown. */
export type ScoreWait = 'marked' | 'ended';

/** The grade that a score reached. */
export interface ShownGrade {
  readonly title: string;
  readonly text: string | null;
}

/** A place in the ranking. */
export interface RankedLine {
  readonly place: number;
  /** Null: nobody knows one. */
  readonly name: string | null;
  readonly score: number;
  /** Null: nobody knows how long it took. */
  readonly seconds: number | null;
  readonly isOwn: boolean;
}

/** Where the respondent stands among all. */
export interface ShownRanking {
  readonly place: number;
  readonly of: number;
  /** The first places; empty where the author shows nothing of the others. */
  readonly lines: readonly RankedLine[];
}

export interface ShownExam {
  readonly score: number;
  readonly maximum: number;
  readonly passed: boolean | null;
  /** Answers that people have not marked yet. */
  readonly waiting: number;
  /** Null: the author does not show it. */
  readonly questions: readonly ShownQuestion[] | null;
  readonly grade: ShownGrade | null;
  readonly ranking: ShownRanking | null;
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function parseLine(line: unknown): RightLine[] {
  if (!isRecord(line)) return [];
  return [{ label: textOf(line.label), texts: listOf(line.texts).map(String) }];
}

function parseQuestion(question: unknown): ShownQuestion[] {
  if (!isRecord(question)) return [];
  const mark = EXAM_MARKS.find((one) => one === question.mark);
  if (!mark) return [];
  const { nodeId, score, maximum, right } = question;
  return [
    {
      nodeId: Number(nodeId),
      score: Number(score),
      maximum: Number(maximum),
      mark,
      analysis: textOf(question.analysis),
      right: listOf(right).flatMap(parseLine),
      comment: textOf(question.comment),
    },
  ];
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const parseGrade = (grade: unknown): ShownGrade | null =>
  isRecord(grade) && typeof grade.title === 'string' ? { title: grade.title, text: textOf(grade.text) } : null;

function parseRankedLine(line: unknown): RankedLine[] {
  if (!isRecord(line)) return [];
  const { place, name, score, seconds, isOwn } = line;
  return [{ place: Number(place), name: textOf(name), score: Number(score), seconds: numberOf(seconds), isOwn: isOwn === true }];
}

function parseRanking(ranking: unknown): ShownRanking | null {
  if (!isRecord(ranking)) return null;
  const [place, of] = [numberOf(ranking.place), numberOf(ranking.of)];
  return place === null || of === null ? null : { place, of, lines: listOf(ranking.lines).flatMap(parseRankedLine) };
}

function parseExam(result: unknown): ShownExam | ScoreWait | null {
  if (!isRecord(result)) return null;
  if (result.waitsFor === 'marked' || result.waitsFor === 'ended') return result.waitsFor;
  if (typeof result.score !== 'number' || typeof result.maximum !== 'number') return null;
  const { score, maximum, passed, questions } = result;
  return {
    score,
    maximum,
    passed: typeof passed === 'boolean' ? passed : null,
    waiting: Number(result.waiting ?? 0),
    questions: Array.isArray(questions) ? questions.flatMap(parseQuestion) : null,
    grade: parseGrade(result.grade),
    ranking: parseRanking(result.ranking),
  };
}

interface Submitted {
  readonly surveyId: string;
  readonly submissionId: string;
  readonly answers: Answers;
}

/** Fetches what the author shows of the score, or what it waits for. Null: nothing. `failed`: it did not come. Never rejects. */
export async function fetchExam({ surveyId, submissionId, answers }: Submitted): Promise<ShownExam | ScoreWait | null | 'failed'> {
  const test = testToken();
  const posted = await postJson(surveyId, 'exam', { submissionId, ...(test && { test, answers }) });
  const { envelope } = posted ?? {};
  if (envelope?.code !== '00000' || !isRecord(envelope.data)) return 'failed';
  return parseExam(envelope.data.result);
}

import { EXAM_MARKS, type ExamMark } from '@wence/schema';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { enumType } from '../../platform/graphql/enum-type.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { EXAM_RESULT_TEXTS, QuestionScoreType, v1QuestionScore } from '../response/response-exam.type.js';
import { ReachedGradeType, ShownRankingType, v1ReachedGrade, v1ShownRanking } from './exam-place.type.js';
import type { ScoreWait, ShownExam, ShownKeyLine, ShownQuestion } from './exam-result.service.js';

const TEXTS = {
  score: 'Points, in halves, never below 0; null: it is not shown yet.',
  maximum: 'Points of all questions that it was asked; null: they are not shown yet.',
  passed:
    'Whether the points to pass were reached; null: nobody passes or fails, it is not shown yet, or answers that wait can still decide it.',
  waitsFor: 'What has to happen before the score is shown; null: it is shown.',
  comment: 'What the person said who marked the answer; null: nothing, or the author does not show it.',
  questions: 'How each answer was marked; null: the author does not show it.',
  analysis: 'Why the right answer is right; null: the author does not show it, or said nothing.',
  right: 'The right answer, a line for each row or field that has one; null: the author does not show it.',
  label: 'The row or field; null: the question itself.',
  grade: 'The grade that was reached; null: the exam has none for this score, or the score is not final.',
  ranking: 'The place among all; null: the author shows none, the score is not final, or the response counts for none.',
  texts: 'What is right: all of a set, in order for a ranking, or any of what is accepted.',
} as const;

const WAITS = ['marked', 'ended'] as const satisfies readonly ScoreWait[];

const ScoreWaitName = enumType(
  'ExamScoreWait',
  'What has to happen before a respondent sees the score of an exam.',
  { MARKED: 'marked', ENDED: 'ended' } as const,
  { MARKED: 'People have to mark all of its answers.', ENDED: 'The survey has to end.' },
);

@ObjectType('RightAnswerLine', { description: 'A line of a right answer.' })
export class RightAnswerLineType implements ShownKeyLine {
  @Field(() => String, { nullable: true, description: TEXTS.label })
  label: string | null;

  @Field(() => [String], { description: TEXTS.texts })
  texts: readonly string[];
}

@ObjectType('ExamQuestionResult', { description: 'What the answer to a question earned, and why.' })
export class ExamQuestionResultType extends QuestionScoreType implements ShownQuestion {
  declare mark: ExamMark;

  @Field(() => String, { nullable: true, description: TEXTS.analysis })
  analysis: string | null;

  @ListSize(5)
  @Field(() => [RightAnswerLineType], { nullable: true, description: TEXTS.right })
  right: readonly RightAnswerLineType[] | null;

  @Field(() => String, { nullable: true, description: TEXTS.comment })
  comment: string | null;
}

@ObjectType('ExamResult', { description: 'What a respondent sees of the score of a submission.' })
export class ExamResultType implements ShownExam {
  @Field(() => Float, { nullable: true, description: TEXTS.score })
  score: number | null;

  @Field(() => Float, { nullable: true, description: TEXTS.maximum })
  maximum: number | null;

  @Field(() => Boolean, { nullable: true, description: TEXTS.passed })
  passed: boolean | null;

  @Field(() => ScoreWaitName, { nullable: true, description: TEXTS.waitsFor })
  waitsFor: ScoreWait | null;

  @Field(() => Int, { description: EXAM_RESULT_TEXTS.waiting })
  waiting: number;

  @ListSize(20)
  @Field(() => [ExamQuestionResultType], { nullable: true, description: TEXTS.questions })
  questions: readonly ExamQuestionResultType[] | null;

  @Field(() => ReachedGradeType, { nullable: true, description: TEXTS.grade })
  grade: ReachedGradeType | null;

  @Field(() => ShownRankingType, { nullable: true, description: TEXTS.ranking })
  ranking: ShownRankingType | null;
}

/** A line of a right answer, or of one that was given. */
export const v1AnswerLine = z
  .object({
    label: z.string().nullable().describe(TEXTS.label),
    texts: z.array(z.string()).readonly().describe(TEXTS.texts),
  })
  .meta({ id: 'RightAnswerLine' });

const question = v1QuestionScore
  .extend({
    mark: z.enum(EXAM_MARKS).describe(EXAM_RESULT_TEXTS.mark),
    analysis: z.string().nullable().describe(TEXTS.analysis),
    right: z.array(v1AnswerLine).readonly().nullable().describe(TEXTS.right),
    comment: z.string().nullable().describe(TEXTS.comment),
  })
  .meta({ id: 'ExamQuestionResult' });

export const v1ExamResult = z
  .object({
    score: z.number().nullable().describe(TEXTS.score),
    maximum: z.number().nullable().describe(TEXTS.maximum),
    passed: z.boolean().nullable().describe(TEXTS.passed),
    waitsFor: z.enum(WAITS).nullable().describe(TEXTS.waitsFor),
    waiting: z.int().describe(EXAM_RESULT_TEXTS.waiting),
    questions: z.array(question).readonly().nullable().describe(TEXTS.questions),
    grade: v1ReachedGrade.nullable().describe(TEXTS.grade),
    ranking: v1ShownRanking.nullable().describe(TEXTS.ranking),
  })
  .meta({ id: 'ExamResult' });

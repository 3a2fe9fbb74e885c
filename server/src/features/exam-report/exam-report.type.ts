import { LEAST_FOR_DISCRIMINATION, SCORE_BANDS } from '@wence/schema';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { moment } from '../../platform/http/envelope.js';
import type { AttemptCounts } from '../exam-attempt/attempt-counts.read-model.js';
import type { CountedGrade, ExamQuestionReport, ExamReport, WrongOption } from './exam-report.service.js';

const TEXTS = {
  surveyId: 'The survey.',
  updatedAt: 'When the figures were brought up to date.',
  responses: 'Complete and valid responses whose score is final.',
  waiting: 'Those of which an answer waits to be marked; they are in no figure.',
  attempts:
    'Attempts at it, of every version, test mode apart: only exams with a time limit, a shortest time or a number of attempts have any. Clearing the responses forgets those of before.',
  started: 'Attempts that were started.',
  submitted: 'Those that were submitted.',
  expired: 'Those whose time was over before anything was submitted. Without a time limit no attempt expires.',
  running: 'Those that are neither submitted nor expired now.',
  mean: 'Mean of the scores; null: there are none.',
  median: 'Median of the scores; null: there are none.',
  deviation: 'Standard deviation of the scores, over all of them; null: there are none.',
  bands: `Responses in each of ${SCORE_BANDS} equal bands of the share of the maximum that they reached, from the lowest on; all points are in the last one.`,
  passScore: 'Points to pass; null: nobody passes or fails.',
  grades:
    'The grades of the exam from the best one down, with how many reached each and no higher one; empty: it has none. Scores below all grades are in none.',
  min: 'Percent of the full points from which on the grade is reached.',
  gradeTitle: 'Name of the grade.',
  gradeResponses: 'Complete and valid responses with this grade.',
  passRate: 'Share of the responses that pass, 0 to 1; null: nobody passes or fails, or there are none.',
  questions: 'The questions that the published version marks, in their order.',
  nodeId: 'Local id of the question.',
  code: 'Its code.',
  title: 'Its title as plain text.',
  maximum: 'Points for a right answer.',
  asked: 'Responses that were asked it.',
  difficulty:
    'Its p value: the mean share of its points, 0 to 1, so that easy questions have more; null: nobody was asked, or it has no points.',
  rightRate: 'Share of answers that are all right, 0 to 1; null: nobody was asked.',
  discrimination: `D: p of the best 27 % by score less p of the worst 27 %, -1 to 1; null below ${LEAST_FOR_DISCRIMINATION} responses.`,
  wrongOptions:
    'Of a choice, the wrong options that were chosen most often, at most three; responses of which another answer waits are among them.',
  optionId: 'Local id of the option.',
  optionTitle: 'The option as plain text.',
  count: 'Responses that chose it.',
} as const;

@ObjectType('ExamWrongOption', { description: 'A wrong option of a question, and how often it was chosen.' })
export class ExamWrongOptionType implements WrongOption {
  @Field(() => Int, { description: TEXTS.optionId })
  optionId: number;

  @Field({ description: TEXTS.optionTitle })
  title: string;

  @Field(() => Int, { description: TEXTS.count })
  count: number;
}

@ObjectType('ExamQuestionReport', { description: 'How a question of an exam did.' })
export class ExamQuestionReportType implements ExamQuestionReport {
  @Field(() => Int, { description: TEXTS.nodeId })
  nodeId: number;

  @Field({ description: TEXTS.code })
  code: string;

  @Field({ description: TEXTS.title })
  title: string;

  @Field(() => Float, { description: TEXTS.maximum })
  maximum: number;

  @Field(() => Int, { description: TEXTS.asked })
  asked: number;

  @Field(() => Float, { nullable: true, description: TEXTS.difficulty })
  difficulty: number | null;

  @Field(() => Float, { nullable: true, description: TEXTS.rightRate })
  rightRate: number | null;

  @Field(() => Float, { nullable: true, description: TEXTS.discrimination })
  discrimination: number | null;

  @ListSize(3)
  @Field(() => [ExamWrongOptionType], { description: TEXTS.wrongOptions })
  wrongOptions: readonly ExamWrongOptionType[];
}

@ObjectType('ExamAttemptCounts', { description: 'Attempts at an exam, and what has become of them.' })
export class ExamAttemptCountsType implements AttemptCounts {
  @Field(() => Int, { description: TEXTS.started })
  started: number;

  @Field(() => Int, { description: TEXTS.submitted })
  submitted: number;

  @Field(() => Int, { description: TEXTS.expired })
  expired: number;

  @Field(() => Int, { description: TEXTS.running })
  running: number;
}

@ObjectType('ExamGradeCount', { description: 'A grade of an exam, and how many reached it.' })
export class ExamGradeCountType implements CountedGrade {
  @Field(() => Int, { description: TEXTS.min })
  min: number;

  @Field({ description: TEXTS.gradeTitle })
  title: string;

  @Field(() => Int, { description: TEXTS.gradeResponses })
  responses: number;
}

@ObjectType('ExamReport', { description: 'The analysis of an exam.' })
export class ExamReportType implements ExamReport {
  @Field(() => ID, { description: TEXTS.surveyId })
  surveyId: string;

  @Field(() => GraphQLISODateTime, { description: TEXTS.updatedAt })
  updatedAt: Date;

  @Field(() => Int, { description: TEXTS.responses })
  responses: number;

  @Field(() => Int, { description: TEXTS.waiting })
  waiting: number;

  @Field(() => ExamAttemptCountsType, { description: TEXTS.attempts })
  attempts: ExamAttemptCountsType;

  @Field(() => Float, { nullable: true, description: TEXTS.mean })
  mean: number | null;

  @Field(() => Float, { nullable: true, description: TEXTS.median })
  median: number | null;

  @Field(() => Float, { nullable: true, description: TEXTS.deviation })
  deviation: number | null;

  @ListSize(10)
  @Field(() => [Int], { description: TEXTS.bands })
  bands: readonly number[];

  @Field(() => Float, { nullable: true, description: TEXTS.passScore })
  passScore: number | null;

  @Field(() => Float, { nullable: true, description: TEXTS.passRate })
  passRate: number | null;

  @ListSize(5)
  @Field(() => [ExamGradeCountType], { description: TEXTS.grades })
  grades: readonly ExamGradeCountType[];

  @ListSize(20)
  @Field(() => [ExamQuestionReportType], { description: TEXTS.questions })
  questions: readonly ExamQuestionReportType[];
}

const wrongOption = z
  .object({
    optionId: z.int().describe(TEXTS.optionId),
    title: z.string().describe(TEXTS.optionTitle),
    count: z.int().describe(TEXTS.count),
  })
  .meta({ id: 'ExamWrongOption' });

const attempts = z
  .object({
    started: z.int().describe(TEXTS.started),
    submitted: z.int().describe(TEXTS.submitted),
    expired: z.int().describe(TEXTS.expired),
    running: z.int().describe(TEXTS.running),
  })
  .meta({ id: 'ExamAttemptCounts' });

const question = z
  .object({
    nodeId: z.int().describe(TEXTS.nodeId),
    code: z.string().describe(TEXTS.code),
    title: z.string().describe(TEXTS.title),
    maximum: z.number().describe(TEXTS.maximum),
    asked: z.int().describe(TEXTS.asked),
    difficulty: z.number().nullable().describe(TEXTS.difficulty),
    rightRate: z.number().nullable().describe(TEXTS.rightRate),
    discrimination: z.number().nullable().describe(TEXTS.discrimination),
    wrongOptions: z.array(wrongOption).readonly().describe(TEXTS.wrongOptions),
  })
  .meta({ id: 'ExamQuestionReport' });

const gradeCount = z
  .object({
    min: z.int().describe(TEXTS.min),
    title: z.string().describe(TEXTS.gradeTitle),
    responses: z.int().describe(TEXTS.gradeResponses),
  })
  .meta({ id: 'ExamGradeCount' });

export const v1ExamReport = z
  .object({
    surveyId: z.string().describe(TEXTS.surveyId),
    updatedAt: moment.describe(TEXTS.updatedAt),
    responses: z.int().describe(TEXTS.responses),
    waiting: z.int().describe(TEXTS.waiting),
    attempts: attempts.describe(TEXTS.attempts),
    mean: z.number().nullable().describe(TEXTS.mean),
    median: z.number().nullable().describe(TEXTS.median),
    deviation: z.number().nullable().describe(TEXTS.deviation),
    bands: z.array(z.int()).readonly().describe(TEXTS.bands),
    passScore: z.number().nullable().describe(TEXTS.passScore),
    passRate: z.number().nullable().describe(TEXTS.passRate),
    grades: z.array(gradeCount).readonly().describe(TEXTS.grades),
    questions: z.array(question).readonly().describe(TEXTS.questions),
  })
  .meta({ id: 'ExamReport' });

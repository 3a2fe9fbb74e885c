import { EXAM_MARK_NAMES, EXAM_MARKS, type ExamMark, type ExamResult } from '@wence/schema';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { enumType } from '../../platform/graphql/enum-type.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';

/** What both doors say of the fields. */
export const EXAM_RESULT_TEXTS = {
  score: 'Points, in halves, never below 0.',
  maximum: 'Points of all questions that it was asked.',
  waiting: 'Answers that wait for a person to mark them; they count nothing until then.',
  questions: 'The questions that it was asked and an exam marks, in their order.',
  nodeId: 'Local id of the question.',
  earned: 'Points for the answer; below 0 where a wrong answer costs some.',
  most: 'Points for a right answer.',
  mark: 'How the answer was marked; none is wrong, one that waits for a person is unmarked.',
} as const;

export const ExamMarkName = enumType('ExamMark', 'How an answer was marked.', EXAM_MARK_NAMES, {
  CORRECT: 'Right.',
  PARTLY: 'Right in part, which earned a share.',
  WRONG: 'Wrong, or not given.',
  UNMARKED: 'Waits for a person to mark it, and counts nothing until then.',
});

@ObjectType('QuestionScore', { description: 'What the answer to a question earned.' })
export class QuestionScoreType {
  @Field(() => Int, { description: EXAM_RESULT_TEXTS.nodeId })
  nodeId: number;

  @Field(() => Float, { description: EXAM_RESULT_TEXTS.earned })
  score: number;

  @Field(() => Float, { description: EXAM_RESULT_TEXTS.most })
  maximum: number;

  @Field(() => ExamMarkName, { description: EXAM_RESULT_TEXTS.mark })
  mark: ExamMark;
}

@ObjectType('ResponseScore', { description: 'What a response earned in an exam.' })
export class ResponseScoreType implements ExamResult {
  @Field(() => Float, { description: EXAM_RESULT_TEXTS.score })
  score: number;

  @Field(() => Float, { description: EXAM_RESULT_TEXTS.maximum })
  maximum: number;

  @Field(() => Int, { nullable: true, description: `${EXAM_RESULT_TEXTS.waiting} Null: none.` })
  waiting?: number;

  @ListSize(20)
  @Field(() => [QuestionScoreType], { description: EXAM_RESULT_TEXTS.questions })
  questions: readonly QuestionScoreType[];
}

export const v1QuestionScore = z.object({
  nodeId: z.int().describe(EXAM_RESULT_TEXTS.nodeId),
  score: z.number().describe(EXAM_RESULT_TEXTS.earned),
  maximum: z.number().describe(EXAM_RESULT_TEXTS.most),
  mark: z.enum(EXAM_MARKS).describe(EXAM_RESULT_TEXTS.mark),
});

export const v1ResponseScore = z
  .object({
    score: z.number().describe(EXAM_RESULT_TEXTS.score),
    maximum: z.number().describe(EXAM_RESULT_TEXTS.maximum),
    waiting: z.int().optional().describe(`${EXAM_RESULT_TEXTS.waiting} Absent: none.`),
    questions: z
      .array(v1QuestionScore.meta({ id: 'QuestionScore' }))
      .readonly()
      .describe(EXAM_RESULT_TEXTS.questions),
  })
  .meta({ id: 'ResponseScore' });

import { MARKING_LIMITS } from '@wence/schema';
import { ArgsType, Field, Float, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { type Lazy, PageArguments, PageInfoType } from '../../platform/graphql/connection.js';
import { enumType } from '../../platform/graphql/enum-type.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { moment } from '../../platform/http/envelope.js';
import { HAND_MARK_STATES, type HandMarkState } from '../response/hand-mark.entity.js';
import { RightAnswerLineType, v1AnswerLine } from './exam-result.type.js';
import type { HandMarkedQuestion, MarkingProgress, QueuedAnswer } from './marking-queue.read-model.js';

/** What both doors say of the fields. */
export const MARKING_TEXTS = {
  nodeId: 'Local id of the question.',
  code: 'Its code.',
  title: 'Its title as plain text.',
  maximum: 'Points of the question, the most that an answer can get.',
  analysis: 'What the author says of the right answer; null: nothing.',
  waiting: 'Answers that wait to be marked.',
  marked: 'Answers that are marked.',
  questions: 'The questions of the published version whose answers people mark, in their order.',
  waitingResponses: 'Responses of which an answer waits.',
  responseId: 'The response.',
  number: 'Running number of the response within the survey.',
  submittedAt: 'When the response was stored.',
  lines: 'What was typed: one line, or one for each field that was filled in.',
  points: 'What it got, in halves; null: it waits.',
  comment: `What its respondent is told, at most ${MARKING_LIMITS.comment} characters; null: nothing.`,
  markedAt: 'When it was marked last; null: it waits.',
  state: 'Answers that wait, or those that are marked.',
  onlyNode: 'Answers to this question alone, by its local id. Absent or null: to all, response by response.',
  marks: `1 to ${MARKING_LIMITS.marks} marks, of each answer one.`,
  given: 'Points, in halves from 0 to those of the question.',
  again: 'True: answers that are marked already are corrected. Otherwise they are refused (A0447).',
} as const;

export const HandMarkStateName = enumType(
  'HandMarkState',
  'Whether a person has marked an answer.',
  { WAITING: 'waiting', MARKED: 'marked' } as const,
  { WAITING: 'Nobody has yet.', MARKED: 'Somebody has.' },
);

@ObjectType('HandMarkedQuestion', { description: 'A question whose answers people mark, and how far they are.' })
export class HandMarkedQuestionType implements HandMarkedQuestion {
  @Field(() => Int, { description: MARKING_TEXTS.nodeId })
  nodeId: number;

  @Field({ description: MARKING_TEXTS.code })
  code: string;

  @Field({ description: MARKING_TEXTS.title })
  title: string;

  @Field(() => Float, { description: MARKING_TEXTS.maximum })
  maximum: number;

  @Field(() => String, { nullable: true, description: MARKING_TEXTS.analysis })
  analysis: string | null;

  @Field(() => Int, { description: MARKING_TEXTS.waiting })
  waiting: number;

  @Field(() => Int, { description: MARKING_TEXTS.marked })
  marked: number;
}

@ObjectType('MarkingProgress', { description: 'How far people are with marking the answers of an exam.' })
export class MarkingProgressType implements MarkingProgress {
  @ListSize(10)
  @Field(() => [HandMarkedQuestionType], { description: MARKING_TEXTS.questions })
  questions: readonly HandMarkedQuestionType[];

  @Field(() => Int, { description: MARKING_TEXTS.waitingResponses })
  waitingResponses: number;
}

@ObjectType('QueuedAnswer', { description: 'An answer of an exam that people mark.' })
export class QueuedAnswerType implements QueuedAnswer {
  @Field(() => ID, { description: MARKING_TEXTS.responseId })
  responseId: string;

  @Field(() => Int, { description: MARKING_TEXTS.nodeId })
  nodeId: number;

  @Field(() => Int, { description: MARKING_TEXTS.number })
  number: number;

  @Field(() => GraphQLISODateTime, { description: MARKING_TEXTS.submittedAt })
  submittedAt: Date;

  @ListSize(5)
  @Field(() => [RightAnswerLineType], { description: MARKING_TEXTS.lines })
  lines: readonly RightAnswerLineType[];

  @Field(() => Float, { nullable: true, description: MARKING_TEXTS.points })
  points: number | null;

  @Field(() => String, { nullable: true, description: MARKING_TEXTS.comment })
  comment: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: MARKING_TEXTS.markedAt })
  markedAt: Date | null;
}

@ObjectType('QueuedAnswerEdge', { description: 'One answer of a list, with its place.' })
export class QueuedAnswerEdgeType {
  @Field({ description: 'Opaque; good as `after` and `before`.' })
  cursor: string;

  @Field(() => QueuedAnswerType, { description: 'The answer.' })
  node: QueuedAnswerType;
}

@ObjectType('QueuedAnswerConnection', { description: 'A page of the answers of an exam that people mark, in the order of storing.' })
export class QueuedAnswerConnectionType {
  @Field(() => Int, { description: 'All answers that match the filter, not only this page.' })
  totalCount: Lazy<number>;

  @Field(() => [QueuedAnswerEdgeType], { description: 'The answers of this page.' })
  edges: readonly QueuedAnswerEdgeType[];

  @Field(() => PageInfoType, { description: 'Where to go on.' })
  pageInfo: PageInfoType;
}

@ArgsType()
export class QueuedAnswersArguments extends PageArguments {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => HandMarkStateName, { description: MARKING_TEXTS.state })
  state: HandMarkState;

  @Field(() => Int, { nullable: true, description: MARKING_TEXTS.onlyNode })
  nodeId?: number | null;
}

@InputType('AnswerMarkInput', { description: 'What a person gives for an answer.' })
export class AnswerMarkInput {
  @Field(() => ID, { description: MARKING_TEXTS.responseId })
  responseId: string;

  @Field(() => Int, { description: MARKING_TEXTS.nodeId })
  nodeId: number;

  @Field(() => Float, { description: MARKING_TEXTS.given })
  points: number;

  @Field(() => String, { nullable: true, description: MARKING_TEXTS.comment })
  comment?: string | null;
}

@InputType('MarkAnswersInput', { description: 'What people give for answers of an exam.' })
export class MarkAnswersInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => [AnswerMarkInput], { description: MARKING_TEXTS.marks })
  marks: AnswerMarkInput[];

  @Field(() => Boolean, { nullable: true, description: MARKING_TEXTS.again })
  again?: boolean | null;
}

const question = z
  .object({
    nodeId: z.int().describe(MARKING_TEXTS.nodeId),
    code: z.string().describe(MARKING_TEXTS.code),
    title: z.string().describe(MARKING_TEXTS.title),
    maximum: z.number().describe(MARKING_TEXTS.maximum),
    analysis: z.string().nullable().describe(MARKING_TEXTS.analysis),
    waiting: z.int().describe(MARKING_TEXTS.waiting),
    marked: z.int().describe(MARKING_TEXTS.marked),
  })
  .meta({ id: 'HandMarkedQuestion' });

export const v1MarkingProgress = z
  .object({
    questions: z.array(question).readonly().describe(MARKING_TEXTS.questions),
    waitingResponses: z.int().describe(MARKING_TEXTS.waitingResponses),
  })
  .meta({ id: 'MarkingProgress' });

export const v1QueuedAnswer = z
  .object({
    responseId: z.string().describe(MARKING_TEXTS.responseId),
    nodeId: z.int().describe(MARKING_TEXTS.nodeId),
    number: z.int().describe(MARKING_TEXTS.number),
    submittedAt: moment.describe(MARKING_TEXTS.submittedAt),
    lines: z.array(v1AnswerLine).readonly().describe(MARKING_TEXTS.lines),
    points: z.number().nullable().describe(MARKING_TEXTS.points),
    comment: z.string().nullable().describe(MARKING_TEXTS.comment),
    markedAt: moment.nullable().describe(MARKING_TEXTS.markedAt),
  })
  .meta({ id: 'QueuedAnswer' });

export const v1AnswerMark = z
  .strictObject({
    responseId: z.string().describe(MARKING_TEXTS.responseId),
    nodeId: z.int().describe(MARKING_TEXTS.nodeId),
    points: z.number().describe(MARKING_TEXTS.given),
    comment: z.string().nullish().describe(MARKING_TEXTS.comment),
  })
  .meta({ id: 'AnswerMark' });

export const v1QueueFilter = {
  state: z.enum(HAND_MARK_STATES).default('waiting').describe(MARKING_TEXTS.state),
  nodeId: z.coerce.number().int().optional().describe(MARKING_TEXTS.onlyNode),
};

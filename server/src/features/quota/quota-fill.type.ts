import type { Quota } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { QuotaEffectName, QuotaKindName } from '../logic/quota.type.js';
import { surveyPayload } from '../survey/survey-payload.type.js';

@ObjectType('QuotaFillCell', { description: 'How full one cell of a quota is.' })
export class QuotaFillCellType {
  @Field(() => [Int], { description: 'TABLE: one option per question. Empty on others, which have one cell.' })
  optionIds: readonly number[];

  @Field(() => Int, { description: 'Most responses; 0 closes the cell.' })
  limit: number;

  @Field(() => Int, { description: 'Responses that count and hold a seat.' })
  taken: number;

  @Field(() => Int, { description: 'Seats that are kept for people who are answering at this moment.' })
  reserved: number;

  @Field(() => Int, { description: 'How many are left, never below 0; kept ones are among them.' })
  remaining: number;

  @Field(() => Date, { nullable: true, description: 'When it is full at the pace of the last 7 days. Null: it is full, or nobody came.' })
  fullAt: Date | null;
}

@ObjectType('QuotaFill', { description: 'How full a quota is.' })
export class QuotaFillType {
  @Field(() => Int, { description: 'The local id of the quota.' })
  localId: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => QuotaKindName, { description: 'How it counts.' })
  kind: Quota['kind'];

  @Field(() => QuotaEffectName, { description: 'What it does when it is full.' })
  onFull: QuotaEffectName;

  @ListSize(5)
  @Field(() => [QuotaFillCellType], { description: 'Its cells.' })
  cells: QuotaFillCellType[];
}

@ObjectType('AnswerRoom', { description: 'What is full for somebody who is still answering.' })
export class AnswerRoomType {
  @Field({ description: 'These answers would be over quota.' })
  full: boolean;

  @Field(() => [Int], { description: 'Options that are full and cannot be chosen any more.' })
  closed: readonly number[];

  @Field(() => [Int], { description: 'Questions that this depends on: worth asking again when an answer to one changes.' })
  nodeIds: readonly number[];
}

@ObjectType('SeatReservation', { description: 'The seats that are kept for somebody who is answering, and what is full for them.' })
export class SeatReservationType extends AnswerRoomType {
  @Field(() => Date, { nullable: true, description: 'Until when seats are kept for this submission. Null: none are.' })
  reservedUntil: Date | null;
}

@InputType('ReserveSeatsInput', { description: 'Answers so far, and the submission that seats are to be kept for.' })
export class ReserveSeatsInput {
  @Field(() => ID, { description: 'The survey.' })
  surveyId: string;

  @Field(() => String, { description: 'The UUID that the answers will be submitted with.' })
  submissionId: string;

  @Field(() => GraphQLJSON, {
    description: 'Answer values by the local ids of their questions, as `/answers.schema.json` describes them.',
  })
  answers: unknown;

  @Field(() => Int, { nullable: true, description: 'The version these answers are given on; the current one unless said.' })
  version?: number | null;
}

@InputType('RecountQuotasInput', { description: 'Names a survey.' })
export class RecountQuotasInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;
}

export const RecountQuotasPayload = surveyPayload('recountQuotas', {
  responses: { type: () => Int, description: 'Responses whose seats changed.' },
  cells: { type: () => Int, description: 'Cells whose number changed.' },
});

import type { SurveyDefinition } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ResponseStatusName } from './response.type.js';

@ObjectType('PublicSurvey', { description: 'A running survey as respondents get it.' })
export class PublicSurveyType {
  @Field(() => ID, { description: 'The survey.' })
  surveyId: string;

  @Field(() => Int, { description: 'The current version. Send it back with the answers.' })
  version: number;

  @Field(() => GraphQLJSON, { description: 'The frozen definition in canonical form, without quotas.' })
  definition: SurveyDefinition;
}

@ObjectType('Receipt', { description: 'What a respondent gets for a stored submission; the same for every try.' })
export class ReceiptType {
  @Field(() => ID, { description: 'The stored response.' })
  responseId: string;

  @Field(() => ResponseStatusName, { description: 'Whether it counts.' })
  status: `${ResponseStatusName}`;

  @Field(() => Int, { nullable: true, description: '0: normal end by a jump. -1: screening end. Null: answered to the last question.' })
  end: number | null;

  @Field(() => Boolean, { description: 'This submission had been stored before; nothing was stored now.' })
  replayed: boolean;
}

@ObjectType('ResponseCount', { description: 'How many responses a survey has.' })
export class ResponseCountType {
  @Field(() => ID, { description: 'The survey.' })
  surveyId: string;

  @Field(() => Int, { description: 'Responses that count.' })
  count: number;

  @Field(() => Int, { description: 'Number of the last event in the log of responses; grows with every change.' })
  seq: number;
}

import type { Answers } from '@wence/schema';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { type Lazy, PageInfoType } from '../../platform/graphql/connection.js';
import { ResponseScoreType } from './response-exam.type.js';
import { OriginFields } from './response-origin.type.js';

/** The names of the graph for the values that are stored. */
export enum ResponseStatusName {
  COMPLETE = 'complete',
  SCREENED = 'screened',
  OVER_QUOTA = 'over_quota',
}

registerEnumType(ResponseStatusName, {
  name: 'ResponseStatus',
  description: 'Status of a response; only complete ones that are valid and not deleted count.',
  valuesConfig: {
    COMPLETE: { description: 'Answered to the normal end.' },
    SCREENED: { description: 'Led to the screening end.' },
    OVER_QUOTA: { description: 'Stored, but a quota was full.' },
  },
});

@ObjectType('LinkParameter', { description: 'A parameter that the link carried.' })
export class LinkParameterType {
  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => String, { description: 'Its value.' })
  value: string;
}

@ObjectType('InvalidMark', { description: 'An author has said that a response is invalid.' })
export class InvalidMarkType {
  @Field(() => String, { nullable: true, description: 'Why, at most 200 characters; null: nothing was said.' })
  reason: string | null;

  @Field(() => ID, { description: 'Who said so.' })
  authorId: string;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  at: Date;
}

@ObjectType('WechatUser', { description: 'The WeChat account that gave a response, as far as its survey keeps it.' })
export class WechatUserType {
  @Field(() => String, { description: 'The id of the account for this server.' })
  openid: string;

  @Field(() => String, { nullable: true, description: 'As it was then; null: the survey keeps no nicknames.' })
  nickname: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its picture at WeChat; null: it has none, or the survey keeps none.' })
  avatar: string | null;
}

@ObjectType('Response', { implements: NodeInterface, description: "One respondent's submitted answers." })
export class ResponseType extends OriginFields {
  @Field(() => ID, { description: 'Random, never changes.' })
  id: string;

  @Field(() => Int, { description: 'Running number within the survey, from 1, in the order of storing.' })
  seq: number;

  @Field(() => Int, { description: 'The version of the survey that was answered.' })
  version: number;

  @Field(() => ResponseStatusName, { description: 'Status of the response; only complete ones that are valid and not deleted count.' })
  status: `${ResponseStatusName}`;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the respondent began, by their own clock.' })
  startedAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was stored.' })
  submittedAt: Date;

  @Field(() => String, { nullable: true, description: 'Source tag of the link, at most 64 characters.' })
  source: string | null;

  @Field(() => WechatUserType, { nullable: true, description: 'The WeChat account, where the survey keeps it and it was known.' })
  wechat: WechatUserType | null;

  @Field(() => String, {
    description:
      "Made by the respondent's side before the first answer. Orders of options, rows and pages that are random follow from it: it is the `seed` of `evaluateSurvey` that shows them as the respondent saw them.",
  })
  submissionId: string;
  @Field(() => String, { nullable: true, description: 'What its author remarked about it, at most 1,000 characters.' })
  remark: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was put into the recycle bin; null: it is not in there.' })
  deletedAt: Date | null;

  @Field(() => Int, { description: 'How often its answers have been edited.' })
  revision: number;

  @Field(() => ResponseScoreType, { nullable: true, description: 'What it earned in the exam; null: it was scored in none.' })
  exam: ResponseScoreType | null;

  /** As they are stored; the graph shows them by kind. */
  answers: Answers;
}

@ObjectType('ResponseEdge', { description: 'A response and its place in the list.' })
export class ResponseEdgeType {
  @Field(() => String, { description: 'Opaque; good as `after` and `before`.' })
  cursor: string;

  @Edge("the list holds responses of one of the caller's surveys only")
  @Field(() => ResponseType, { description: 'The response.' })
  node: ResponseType;
}

@ObjectType('ResponseConnection', { description: 'A page of the responses of a survey.' })
export class ResponseConnectionType {
  @Field(() => Int, {
    description:
      'All responses that match the filter, not only this page. Without a filter screened and invalid ones are among them; how many count: `Survey.responseCount`.',
  })
  totalCount: Lazy<number>;

  @Field(() => [ResponseEdgeType], { description: 'This page.' })
  edges: readonly ResponseEdgeType[];

  @Field(() => PageInfoType, { description: 'Whether and where the list goes on.' })
  pageInfo: PageInfoType;
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

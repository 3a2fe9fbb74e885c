import type { Answer } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { type Lazy, PageInfoType } from '../../platform/graphql/connection.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { AnswerValueType, type Named } from './answer-value.type.js';

@ObjectType('AnswerChange', { description: 'What an edit made of the answer to a question.' })
export class AnswerChangeType {
  @Field(() => Int, { description: 'Local id of the question.' })
  nodeId: number;

  @Field(() => AnswerValueType, { nullable: true, description: 'The answer before; null: it had none.' })
  before: Named | null;

  @Field(() => AnswerValueType, { nullable: true, description: 'The answer after; null: it has none.' })
  after: Named | null;

  @Field(() => GraphQLJSON, {
    nullable: true,
    description: 'The answer before in the shape of `Response.answerValues`; null: it had none.',
  })
  beforeValue: Answer | null;

  @Field(() => GraphQLJSON, { nullable: true, description: 'The answer after in the shape of `Response.answerValues`; null: it has none.' })
  afterValue: Answer | null;
}

@ObjectType('ResponseEdit', { description: 'An edit of the answers of a response.' })
export class ResponseEditType {
  @Field(() => Int, { description: 'The revision that it made, from 1.' })
  revision: number;

  @Field(() => ID, { description: 'Who edited.' })
  authorId: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was stored.' })
  createdAt: Date;

  @ListSize(2)
  @Field(() => [AnswerChangeType], { description: 'Questions whose answers it changed, in rising order of their ids.' })
  changes: readonly AnswerChangeType[];
}

@ObjectType('ResponseEditEdge', { description: 'An edit and its place in the list.' })
export class ResponseEditEdgeType {
  @Field({ description: 'Opaque; good as `after` and `before`.' })
  cursor: string;

  @Field(() => ResponseEditType, { description: 'The edit.' })
  node: ResponseEditType;
}

@ObjectType('ResponseEditConnection', { description: 'A page of the edits of a response, newest first.' })
export class ResponseEditConnectionType {
  @Field(() => Int, { description: 'All edits, not only this page.' })
  totalCount: Lazy<number>;

  @Field(() => [ResponseEditEdgeType], { description: 'The edits of this page.' })
  edges: readonly ResponseEditEdgeType[];

  @Field(() => PageInfoType, { description: 'Where to go on.' })
  pageInfo: PageInfoType;
}

import { Field, Int, ObjectType } from 'type-graphql';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { type Lazy, PageInfoType } from '../../platform/graphql/connection.js';
import { SurveyType } from './survey.type.js';

@ObjectType('SurveyEdge', { description: 'One survey of a list, with its place.' })
export class SurveyEdgeType {
  @Field({ description: 'Opaque; good as `after` and `before`.' })
  cursor: string;

  @Edge("the list holds the caller's surveys only")
  @Field(() => SurveyType, { description: 'The survey.' })
  node: SurveyType;
}

/** A page of the author's list. */
@ObjectType('SurveyConnection', { description: 'A page of the list of surveys, in the order that was asked for.' })
export class SurveyConnectionType {
  @Field(() => Int, { description: 'All surveys that match the filter, not only this page.' })
  totalCount: Lazy<number>;

  @Field(() => [SurveyEdgeType], { description: 'The surveys of this page.' })
  edges: readonly SurveyEdgeType[];

  @Field(() => PageInfoType, { description: 'Where to go on.' })
  pageInfo: PageInfoType;
}

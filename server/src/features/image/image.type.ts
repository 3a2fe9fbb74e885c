import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { type Lazy, PageInfoType } from '../../platform/graphql/connection.js';

@ObjectType('SurveyImage', { implements: NodeInterface, description: 'A picture in the library of a survey.' })
export class SurveyImageType {
  @Field(() => ID, { description: 'Of the entry, not of the picture.' })
  id: string;

  @Field({ description: 'Stored path of the picture, relative to the base address: what goes into `image` of a definition.' })
  name: string;

  @Field({ description: 'What the uploaded file was called.' })
  originalName: string;

  @Field(() => ID, { description: 'The survey in whose library it is.' })
  surveyId: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was put there.' })
  createdAt: Date;
}

@ObjectType('SurveyImageEdge', { description: 'One picture of a list, with its place.' })
export class SurveyImageEdgeType {
  @Field({ description: 'Opaque; good as `after` and `before`.' })
  cursor: string;

  @Edge("the list holds the caller's pictures only")
  @Field(() => SurveyImageType, { description: 'The picture.' })
  node: SurveyImageType;
}

/** A page of the library. */
@ObjectType('SurveyImageConnection', { description: 'A page of a library of pictures, newest first.' })
export class SurveyImageConnectionType {
  @Field(() => Int, { description: 'All pictures that match, not only this page.' })
  totalCount: Lazy<number>;

  @Field({ description: 'What the names are to be put behind: the public address of this site, or `{host}` where none is configured.' })
  baseAddress: string;

  @Field(() => [SurveyImageEdgeType], { description: 'The pictures of this page.' })
  edges: readonly SurveyImageEdgeType[];

  @Field(() => PageInfoType, { description: 'Where to go on.' })
  pageInfo: PageInfoType;
}

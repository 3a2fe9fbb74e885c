import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { NodeInterface } from '../../platform/graphql/node-interface.js';

@ObjectType('SurveyFolder', { implements: NodeInterface, description: 'A folder in which an author keeps surveys.' })
export class SurveyFolderType {
  id: string;

  @Field({ description: 'Its name, unique among those of its author.' })
  name: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt: Date;
}

@ObjectType('SurveyTagCount', { description: 'A tag, and how many surveys outside the recycle bin have it.' })
export class SurveyTagCountType {
  @Field({ description: 'The tag, letter by letter.' })
  tag: string;

  @Field(() => Int, { description: 'Surveys outside the recycle bin that have it.' })
  surveyCount: number;
}

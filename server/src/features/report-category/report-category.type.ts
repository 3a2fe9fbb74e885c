import { GraphQLJSON } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import { FILTER_SCHEMA_PATH } from '../../platform/openapi/model-schemas.js';

@ObjectType('ReportCategory', {
  implements: NodeInterface,
  description: 'A filter of responses that is saved under a name: one column of the category report.',
})
export class ReportCategoryType {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => ID, { description: 'The survey whose responses it is about.' })
  surveyId: string;

  @Field({ description: 'Its name, unique among those of its survey.' })
  name: string;

  @Field(() => Int, { description: 'Its place among those of its survey, counted from 1.' })
  position: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was saved.' })
  createdAt: Date;
}

/** Described where they are read and where they are written. */
export const CONDITIONS = `Conditions on responses as one value in the shape that \`${FILTER_SCHEMA_PATH}\` describes, the same that \`/v1\` takes as \`where\`, such as \`{"conditions":[{"answer":{"nodeId":4,"anyOf":[5]}}]}\``;

export const conditionsType = GraphQLJSON;

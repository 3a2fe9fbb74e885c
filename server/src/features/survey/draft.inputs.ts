import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';

@InputType('EditSurveyInput', { description: 'A list of operations, applied all or none.' })
export class EditSurveyInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => Int, { description: 'The revision the operations were made on.' })
  baseRevision: number;

  @Field({ description: '1 to 64 printable ASCII characters, made by the client. The same one again is the same edit.' })
  clientOpId: string;

  @Field(() => GraphQLJSON, { description: 'At most 500 operations of the edit language, as a list.' })
  operations: unknown;
}

@InputType('ApplyDefinitionInput', { description: 'A whole definition for a draft.' })
export class ApplyDefinitionInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => Int, { nullable: true, description: 'The newest revision. May be absent on a draft nobody has edited.' })
  revision?: number | null;

  @Field(() => GraphQLJSON, { description: 'At most 4 MB in canonical form; any order of keys, defaults may be spelled out.' })
  definition: unknown;

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'True: only tell what would change.' })
  dryRun?: boolean | null;
}

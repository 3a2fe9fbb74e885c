import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';

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

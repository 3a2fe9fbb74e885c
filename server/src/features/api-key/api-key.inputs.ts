import { Field, GraphQLISODateTime, ID, InputType } from 'type-graphql';
import type { KeyScope } from '../../platform/auth/key-scope.js';
import { ApiKeyScope } from './api-key.type.js';

@InputType('CreateApiKeyInput', { description: 'A new API key.' })
export class CreateApiKeyInput {
  @Field({ description: 'What it is for: 1 to 50 characters, spaces around it left out.' })
  name: string;

  @Field(() => [ApiKeyScope], { description: 'What it may do; at least one scope.' })
  scopes: KeyScope[];

  @Field(() => [ID], {
    nullable: true,
    description: "1 to 100 of the caller's surveys, which it is then limited to. Absent or null: every survey, those to come included.",
  })
  surveyIds?: string[] | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it ends, in the future. Absent or null: never.' })
  expiresAt?: Date | null;
}

@InputType('RevokeApiKeyInput', { description: 'Names an API key that is to end.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: "Id of one of the caller's keys." })
  keyId: string;
}

import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { KEY_SCOPE_NAMES, KEY_SCOPES, type KeyScope } from '../../platform/auth/key-scope.js';

type GraphName<S extends KeyScope> = S extends `${infer Before}:${infer After}` ? `${Uppercase<Before>}_${Uppercase<After>}` : Uppercase<S>;

const graphNameOf = (scope: KeyScope) => scope.replace(':', '_').toUpperCase();

/** `SURVEYS_READ` of the graph is `surveys:read` of `/v1`. */
export const ApiKeyScope = Object.fromEntries(KEY_SCOPE_NAMES.map((scope) => [graphNameOf(scope), scope])) as {
  readonly [S in KeyScope as GraphName<S>]: S; // `graphNameOf` does to values what `GraphName` does to types.
};

registerEnumType(ApiKeyScope, {
  name: 'ApiKeyScope',
  description: 'What an API key may do.',
  valuesConfig: Object.fromEntries(KEY_SCOPE_NAMES.map((scope) => [graphNameOf(scope), { description: KEY_SCOPES[scope] }])),
});

@ObjectType('ApiKeySurvey', { description: 'A survey that an API key is limited to.' })
export class ApiKeySurveyType {
  @Field(() => ID, { description: 'Id of the survey.' })
  surveyId: string;

  @Field({ description: 'Title of the survey.' })
  title: string;
}

@ObjectType('ApiKey', {
  implements: NodeInterface,
  description: 'An API key, by which a program asks in the name of its author. The key itself is told once, when it is made.',
})
export class ApiKeyType {
  @Field(() => ID, { description: 'Id of the key, by which it is revoked; not the key itself.' })
  id: string;

  @Field({ description: 'What its author calls it.' })
  name: string;

  @Field({ description: 'First letters of the key, to tell it from others.' })
  prefix: string;

  @ListSize(KEY_SCOPE_NAMES.length)
  @Field(() => [ApiKeyScope], { description: 'What it may do.' })
  scopes: readonly KeyScope[];

  @ListSize(2)
  @Field(() => [ApiKeySurveyType], {
    nullable: true,
    description:
      'Surveys that it is limited to, but for those that were deleted; null: every survey of the author, those to come included.',
  })
  surveys: readonly ApiKeySurveyType[] | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it ends; null: never.' })
  expiresAt: Date | null;

  @Field({ description: 'It has ended and lets nobody in any more.' })
  isExpired: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was last used, to the minute; null: never.' })
  lastUsedAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt: Date;
}

@ObjectType('CreatedApiKey', { description: 'A new API key.' })
export class CreatedApiKeyType {
  @Field({ description: 'The key itself, which begins with `wk_`. It is told this once and cannot be read again.' })
  secret: string;

  @Edge('the key that was just made')
  @Field(() => ApiKeyType, { description: 'The key as lists show it.' })
  apiKey: ApiKeyType;
}

@ObjectType('RevokedApiKey', { description: 'An API key that has ended.' })
export class RevokedApiKeyType {
  @Field(() => ID, { description: 'Id that the key had.' })
  keyId: string;
}

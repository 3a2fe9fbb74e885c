import { API_KEY_LIMITS } from '@wence/schema';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { answeringSecret, author, NO_KEYS } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import type { RequestContext } from '../../platform/request/context.js';
import { CreateApiKeyInput, RevokeApiKeyInput } from './api-key.inputs.js';
import type { ApiKeyService } from './api-key.service.js';
import { ApiKeyType, CreatedApiKeyType, RevokedApiKeyType } from './api-key.type.js';

@Resolver()
export class ApiKeyResolver {
  constructor(private readonly keys: ApiKeyService) {}

  @ListSize(API_KEY_LIMITS.perAuthor)
  @Access(author(NO_KEYS))
  @Query(() => [ApiKeyType], { description: 'All API keys of the signed-in author, newest first. A0403 for an API key.' })
  apiKeys(@Ctx() ctx: RequestContext): Promise<readonly ApiKeyType[]> {
    return this.keys.list(ctx);
  }

  @Access(answeringSecret(author(NO_KEYS, { 'input.surveyIds[]': 'survey' })))
  @Mutation(() => CreatedApiKeyType, {
    description:
      "Makes an API key and tells it, this once; a repeated `Idempotency-Key` makes another one. A0404: a survey is not the caller's. A0400: `name` (tooShort, tooLong), `scopes` (required), `surveyIds` (required, tooMany), `expiresAt` (tooSmall: it is over), `apiKeys` (tooMany: there are 50). A0403 for an API key.",
  })
  createApiKey(@Arg('input', () => CreateApiKeyInput) input: CreateApiKeyInput, @Ctx() ctx: RequestContext): Promise<CreatedApiKeyType> {
    return this.keys.create(ctx, input);
  }

  @Access(author(NO_KEYS, { 'input.keyId': 'apiKey' }))
  @Mutation(() => RevokedApiKeyType, {
    description: "Ends an API key at once: its next request is refused, its sockets close. A0404: not the caller's. A0403 for an API key.",
  })
  async revokeApiKey(
    @Arg('input', () => RevokeApiKeyInput) { keyId }: RevokeApiKeyInput,
    @Ctx() ctx: RequestContext,
  ): Promise<RevokedApiKeyType> {
    return { keyId: await this.keys.revoke(ctx, keyId) };
  }
}

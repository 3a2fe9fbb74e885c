import { z } from 'zod';
import { answeringSecret, author, NO_KEYS } from '../../platform/access/access.js';
import { KEY_SCOPE_NAMES, KEY_SCOPES } from '../../platform/auth/key-scope.js';
import { moment, nothing } from '../../platform/http/envelope.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { ApiKeyEntry, ApiKeyService } from './api-key.service.js';

const tag = 'API keys';
const scopes = z
  .array(z.enum(KEY_SCOPE_NAMES))
  .describe(`What it may do. ${KEY_SCOPE_NAMES.map((scope) => `\`${scope}\`: ${KEY_SCOPES[scope]}`).join(' ')}`);

const apiKey = z
  .object({
    id: z.string().describe('Id of the key, by which it is revoked; not the key itself'),
    name: z.string(),
    prefix: z.string().describe('First letters of the key, to tell it from others'),
    scopes,
    surveys: z
      .array(z.object({ surveyId: z.string(), title: z.string() }))
      .nullable()
      .describe('Surveys that it is limited to, but for those that were deleted; null: every survey of the author, those to come included'),
    expiresAt: moment.nullable().describe('When it ends; null: never'),
    isExpired: z.boolean().describe('Whether it is over'),
    lastUsedAt: moment.nullable().describe('When it was last used, to the minute; null: never'),
    createdAt: moment,
  })
  .meta({ id: 'ApiKey' });

/** API keys. They are managed by people who have signed in; no key is let in here. */
export function apiKeyRoutes(keys: ApiKeyService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/api-keys',
      operationId: 'listApiKeys',
      tag,
      summary: 'API keys',
      description: 'All keys of the signed-in author, newest first. A0403 for an API key.',
      access: author(NO_KEYS),
      data: z.object({ apiKeys: z.array(apiKey).describe('All of them, newest first') }),
      handle: async (ctx) => ({ apiKeys: (await keys.list(ctx)).map(sent) }),
    }),
    route({
      method: 'POST',
      path: '/v1/api-keys',
      operationId: 'createApiKey',
      tag,
      summary: 'Make an API key',
      description:
        "The answer tells the key, this once; a repeated `Idempotency-Key` makes another one. It is sent as `Authorization: Bearer wk_…`. A0404: a survey is not the caller's. A0400: `name` (1 to 50 characters), `scopes` (at least one), `surveyIds` (1 to 100), `expiresAt` (tooSmall: it is over), `apiKeys` (tooMany: there are 50). A0403 for an API key.",
      access: answeringSecret(author(NO_KEYS, { 'body.surveyIds[]': 'survey' })),
      body: z.strictObject({
        name: z.string().describe('What it is for: 1 to 50 characters, spaces around it left out'),
        scopes,
        surveyIds: z.array(z.string()).nullish().describe('Limits it to these surveys; absent: every survey, those to come included'),
        expiresAt: moment.nullish().describe('When it ends, in the future; absent: never'),
      }),
      data: z.object({ secret: z.string().describe('The key itself, which begins with `wk_`'), apiKey }),
      handle: async (ctx, { body: { expiresAt, ...wanted } }) => {
        const made = await keys.create(ctx, { ...wanted, expiresAt: expiresAt ? new Date(expiresAt) : null });
        return { secret: made.secret, apiKey: sent(made.apiKey) };
      },
    }),
    route({
      method: 'POST',
      path: '/v1/api-keys/revoke/{id}',
      operationId: 'revokeApiKey',
      tag,
      summary: 'Revoke an API key',
      description: "It ends at once: its next request is refused, its sockets close. A0404: not the caller's. A0403 for an API key.",
      access: author(NO_KEYS, { 'params.id': 'apiKey' }),
      params: z.object({ id: z.string() }),
      data: nothing,
      handle: async (ctx, { params: { id } }) => {
        await keys.revoke(ctx, id);
        return null;
      },
    }),
  ];
}

function sent({ scopes: granted, surveys, expiresAt, lastUsedAt, createdAt, ...plain }: ApiKeyEntry): z.input<typeof apiKey> {
  return {
    ...plain,
    scopes: [...granted],
    surveys: surveys && [...surveys],
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

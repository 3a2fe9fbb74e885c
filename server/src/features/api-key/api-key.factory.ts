import { KEY_SCOPE_NAMES, type KeyScope } from '../../platform/auth/key-scope.js';
import { v1 } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';

interface Author {
  readonly token: string;
}

interface Wanted {
  readonly name?: string;
  readonly scopes?: readonly KeyScope[];
  readonly surveyIds?: readonly string[];
  readonly expiresAt?: string;
}

const UNNAMED = 'A program';

/** A new key of this author, made through the real door; with all scopes unless said. */
export async function makeKey(app: TestApp, { token }: Author, wanted: Wanted = {}): Promise<{ id: string; secret: string }> {
  const made = await v1(app, 'POST', '/v1/api-keys', { name: UNNAMED, scopes: KEY_SCOPE_NAMES, ...wanted }, token);
  if (made.code !== '00000') throw new Error(`could not make the key: ${made.text}`);
  return { id: made.data.apiKey.id, secret: made.data.secret };
}

export async function revokeKey(app: TestApp, { token }: Author, id: string): Promise<void> {
  const done = await v1(app, 'POST', `/v1/api-keys/revoke/${id}`, {}, token);
  if (done.code !== '00000') throw new Error(`could not revoke the key: ${done.text}`);
}

/** Revokes the keys of this author, of whom there may be only so many, but for those that `makeKey` gave no name. */
export async function revokeNamedKeys(app: TestApp, author: Author): Promise<void> {
  for (const { id } of await namedKeys(app, author)) await revokeKey(app, author, id);
}

export async function namedKeys(app: TestApp, { token }: Author): Promise<{ id: string; name: string }[]> {
  const { data } = await v1(app, 'GET', '/v1/api-keys', undefined, token);
  return data.apiKeys.filter(({ name }: { name: string }) => name !== UNNAMED);
}

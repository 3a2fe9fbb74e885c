import type { FastifyReply, FastifyRequest } from 'fastify';
import { payerOf } from '../request/context.js';
import { contextOf } from '../request/request-context.js';
import type { AnyRoute } from '../route/route.js';
import { assertKey, type IdempotentRequests, type KeyedRequest } from './idempotent-requests.js';

/** Reads `Idempotency-Key`; undefined if the request has none. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return Array.isArray(key) ? key.join(',') : key;
}

/** True for posts of authors. Open routes have their own ids (submissions) or return tokens, which are never stored; uploads are not stored for comparison. */
export function honoursKey({ access, method, carries }: AnyRoute): boolean {
  return access.who === 'author' && !access.answersSecret && method === 'POST' && carries === undefined;
}

/** The keyed request, if the route honours keys and the request has one. A0400 if the key is malformed, before anything else is checked. */
export function keyedRequest(route: AnyRoute, request: FastifyRequest): KeyedRequest | null {
  const { user } = contextOf(request);
  const key = keyOf(request);
  if (key === undefined || !user || !honoursKey(route)) return null;
  assertKey(key);
  const { params, query, body } = request;
  return { userId: payerOf(user), operation: `${route.method} ${route.path}`, key, input: { params, query, body } };
}

/** The bytes of the response, new or replayed. The request's cache is cleared whenever its unit of work runs again. */
export async function serveOnce(
  idempotency: IdempotentRequests,
  keyed: KeyedRequest,
  work: () => Promise<unknown>,
  reply: FastifyReply,
): Promise<string> {
  const { memo } = contextOf(reply.request);
  const { answer, replayed } = await idempotency.once(keyed, async () => {
    memo.clear();
    return { status: 200, body: JSON.stringify(await work()) };
  });
  if (replayed) reply.header('Idempotent-Replayed', 'true');
  reply.type('application/json; charset=utf-8');
  return answer.body;
}

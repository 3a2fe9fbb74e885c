import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../request/request-context.js';
import type { AnyRoute } from '../route/route.js';
import { assertKey, type IdempotentRequests, type KeyedRequest } from './idempotent-requests.js';

/** Reads `Idempotency-Key`; undefined: the request came without one. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return Array.isArray(key) ? key.join(',') : key;
}

/** Posts of authors. Open routes have ids of their own (submissions) or answer tokens, which are never kept; files are not kept for a comparison. */
export function honoursKey({ access, method, carries }: AnyRoute): boolean {
  return access.who === 'author' && method === 'POST' && carries === undefined;
}

/** A request that came with a key to a route that honours it. A0400 when that is none, before anything else is looked at. */
export function keyedRequest(route: AnyRoute, request: FastifyRequest): KeyedRequest | null {
  const { user } = contextOf(request);
  const key = keyOf(request);
  if (key === undefined || !user || !honoursKey(route)) return null;
  assertKey(key);
  const { params, query, body } = request;
  return { userId: user.id, operation: `${route.method} ${route.path}`, key, input: { params, query, body } };
}

/** The bytes of the answer, of now or of the first time. Whatever this request has loaded is loaded anew when its unit runs again. */
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

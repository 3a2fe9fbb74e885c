import { z } from 'zod';
import type { AnyRoute } from '../route/route.js';
import { parseInput } from './parse-input.js';

/**
 * Parameters that programs put on every request: the time, and a sign where it is not sent as a header. Every route takes them and none reads them;
 * the shorter names are those that clients give to a time that keeps caches away.
 */
export const REQUEST_STAMPS = ['timestamp', 't', '_t', 'sign'] as const;

const NONE = z.strictObject({});

/** Makes the reader of a route's query: what the route does not know is refused like an unknown key of a body (A0400). */
export function queryReader({ query }: AnyRoute): (sent: unknown) => unknown {
  const shape = query instanceof z.ZodObject ? query.strict() : (query ?? NONE);
  return (sent) => {
    const parsed = parseInput(shape, withoutStamps(sent as Record<string, unknown>)); // Fastify parses every query into an object.
    return query && parsed;
  };
}

function withoutStamps(sent: Record<string, unknown>): Record<string, unknown> {
  if (!REQUEST_STAMPS.some((name) => name in sent)) return sent;
  const rest = { ...sent };
  for (const name of REQUEST_STAMPS) delete rest[name];
  return rest;
}

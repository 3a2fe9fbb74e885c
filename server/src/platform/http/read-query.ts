import { z } from 'zod';
import type { AnyRoute } from '../route/route.js';
import { parseInput } from './parse-input.js';

/**
 * Parameters that programs put on every request: the time, and a sign where it is not sent as a header. Every route takes them and none reads them;
 * the shorter names are those that clients give to a time that keeps caches away.
 */
export const REQUEST_STAMPS = ['timestamp', 't', '_t', 'sign'] as const;

const NONE = z.strictObject({});

/** Makes the reader of a route's query: what the route does not know is refused like an unknown key of a body (A0400), unless it takes all. */
export function queryReader({ query }: AnyRoute): (sent: unknown) => unknown {
  const takesAll = query instanceof z.ZodObject && query.def.catchall instanceof z.ZodUnknown;
  const shape = query instanceof z.ZodObject && !takesAll ? query.strict() : (query ?? NONE);
  // Where a link's own parameters are taken, `sign` is the signature of these.
  const stamps = takesAll ? REQUEST_STAMPS.filter((name) => name !== 'sign') : REQUEST_STAMPS;
  return (sent) => {
    const parsed = parseInput(shape, without(stamps, sent as Record<string, unknown>)); // Fastify parses every query into an object.
    return query && parsed;
  };
}

function without(stamps: readonly string[], sent: Record<string, unknown>): Record<string, unknown> {
  if (!stamps.some((name) => name in sent)) return sent;
  const rest = { ...sent };
  for (const name of stamps) delete rest[name];
  return rest;
}

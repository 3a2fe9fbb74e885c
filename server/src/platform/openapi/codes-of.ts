import { ERROR_CODES, type ErrorCode } from '@wence/schema';
import type { Named } from '../access/access.js';
import { honoursKey } from '../idempotency/serve-once.js';
import type { AnyRoute } from '../route/route.js';

/** Whatever is asked: invalid input, a key without the scope, too many requests, a defect, no room. */
const ALWAYS: readonly ErrorCode[] = ['A0400', 'A0403', 'A0501', 'B0001', 'B0503'];
const WITH_KEY: readonly ErrorCode[] = ['A0505', 'A0506', 'A0507'];

/** Names of something that is looked up, and may not be there. */
const isLookedUp = (names: Named): boolean => typeof names === 'string' && !/Cursor$|^edit$|^submission$/.test(names);

/** Every code that a route may answer with: those that follow from what it is, and those that it declares. */
export function codesOf(route: AnyRoute): ErrorCode[] {
  const { access, method, codes = [] } = route;
  const follows: readonly ErrorCode[] = [
    ...ALWAYS,
    ...(access.who === 'author' ? (['A0401'] as const) : []),
    ...(access.places.some(({ names }) => isLookedUp(names)) ? (['A0404'] as const) : []),
    ...(method === 'GET' ? [] : (['A0413'] as const)),
    ...(honoursKey(route) ? WITH_KEY : []),
  ];
  return [...new Set([...follows, ...codes])].toSorted();
}

/** The codes of a route by the HTTP status that they come with. */
export function codesByStatus(route: AnyRoute): Map<number, ErrorCode[]> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codesOf(route)) {
    const { http } = ERROR_CODES[code];
    byStatus.set(http, [...(byStatus.get(http) ?? []), code]);
  }
  return byStatus;
}

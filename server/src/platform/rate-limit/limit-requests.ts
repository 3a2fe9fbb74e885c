import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../request/context.js';
import { networkOf } from '../request/network-of.js';
import { contextOf } from '../request/request-context.js';

import { assertAllowed, type RateLimiter, type Standing } from './rate-limiter.js';
import type { RuleName } from './rate-rules.js';

/** Rules that an operation counts for by name. */
type NamedRule = 'submit' | 'signIn' | 'upload' | 'visit';

/** An `onRequest` hook: counts a request before its body is read. `rule` absent: by session or address, whichever it comes with. */
export function limitRequests(limiter: RateLimiter, rule?: NamedRule) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const ctx = contextOf(request);
    const { surveyId } = request.params as { surveyId?: string }; // Only routes of respondents have this parameter.
    const [name, who] = rule ? [rule, rateLimitKey(rule, ctx, surveyId)] : usualRule(ctx);
    const standing = await limiter.take(name, who);
    setRateHeaders(reply, standing);
    assertAllowed(standing);
  };
}

/** Returns the key a named rule counts by. Submissions, uploads and visits also count per survey, so that a busy survey does not block others. */
export function rateLimitKey(rule: NamedRule, { ip }: RequestContext, surveyId = ''): string {
  return rule === 'signIn' ? networkOf(ip) : `${networkOf(ip)}:${surveyId.slice(0, 64)}`;
}

function usualRule({ user, ip }: RequestContext): [RuleName, string] {
  if (user?.key) return ['apiKey', user.key.id];
  return user ? ['author', user.sessionId] : ['anonymous', networkOf(ip)];
}

/** `RateLimit` and `RateLimit-Policy` of an answer: the rule, its burst and the seconds it takes to fill; what is left and when all is back. */
function setRateHeaders(reply: FastifyReply, standing: Standing | null): void {
  if (!standing) return;
  const { rule, burst, perSecond, left } = standing;
  reply.header('RateLimit-Policy', `"${rule}";q=${burst};w=${Math.ceil(burst / perSecond)}`);
  reply.header('RateLimit', `"${rule}";r=${left};t=${Math.ceil((burst - left) / perSecond)}`);
}

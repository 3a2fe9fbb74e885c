import type { FastifyReply } from 'fastify';
import type { Standing } from './rate-limiter.js';

/** `RateLimit` and `RateLimit-Policy` of an answer: the rule, its burst and the seconds it takes to fill; what is left and when all is back. */
export function setRateHeaders(reply: FastifyReply, standing: Standing | null): void {
  if (!standing) return;
  const { rule, burst, perSecond, left } = standing;
  reply.header('RateLimit-Policy', `"${rule}";q=${burst};w=${Math.ceil(burst / perSecond)}`);
  reply.header('RateLimit', `"${rule}";r=${left};t=${Math.ceil((burst - left) / perSecond)}`);
}

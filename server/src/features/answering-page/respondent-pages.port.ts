import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from './page-of.policy.js';

/** Sends answering pages. A later feature uses it for what stands in the way of a survey. */
export interface PageSender {
  send(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

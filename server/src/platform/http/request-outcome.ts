import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    outcome: RequestOutcome | null;
  }
}

/** What the doors tell about a request, for its line in the log. */
export interface RequestOutcome {
  /** Of the catalogue; `00000` when all went well. */
  readonly code?: string;
  /** Name of the operation of the graph. */
  readonly operation?: string;
  /** What the operation cost, in points. */
  readonly cost?: number;
}

/** Adds to what is known about how a request ended. */
export function noteOutcome(request: FastifyRequest, outcome: RequestOutcome): void {
  request.outcome = { ...request.outcome, ...outcome };
}

import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    outcome: RequestOutcome | null;
  }
}

/** Facts about a request for its line in the log. */
export interface RequestOutcome {
  /** A code of the catalogue; `00000` on success. */
  readonly code?: string;
  /** Name of the operation of the graph. */
  readonly operation?: string;
  /** The cost of the operation in points. */
  readonly cost?: number;
}

/** Adds to what is known about how a request ended. */
export function noteOutcome(request: FastifyRequest, outcome: RequestOutcome): void {
  request.outcome = { ...request.outcome, ...outcome };
}

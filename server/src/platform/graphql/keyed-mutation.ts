import type { FastifyRequest } from 'fastify';
import type { Access } from '../access/access.js';
import { storeFaultOf } from '../db/sql-error.js';
import { invalidInput } from '../errors/app-error.js';
import { payerOf } from '../request/context.js';
import { contextOf } from '../request/request-context.js';
import type { IdempotentRequests, KeyedRequest } from '../idempotency/idempotent-requests.js';
import type { KeptAnswer } from '../idempotency/key-store.js';
import { keyOf } from '../idempotency/serve-once.js';
import type { GraphBody, GraphCall } from './graph-call.js';

export interface GraphAnswer extends KeptAnswer {
  /** Absent on a stored answer. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A mutation of an author that came with an Idempotency-Key. One at a time: of several, some could be done and others refused, which is neither
 * done nor refused. Open mutations have ids of their own (submissions) or answer tokens, which are never kept; there the header is not read.
 */
export function keyedMutation(
  call: GraphCall,
  { query, operationName, variables }: GraphBody,
  request: FastifyRequest,
): KeyedRequest | null {
  const { user } = contextOf(request);
  const key = keyOf(request);
  const [root, ...others] = call.plan?.roots ?? [];
  if (key === undefined || !user || !root || call.plan?.type !== 'mutation') return null;
  const { access } = root.field.extensions as { access?: Access }; // `buildGraph` has seen that there is one.
  if (access?.who !== 'author' || access.answersSecret) return null;
  if (others.length > 0) throw invalidInput([{ field: 'Idempotency-Key', rule: 'notAllowed' }]);
  return { userId: payerOf(user), operation: root.name, key, input: { query, operationName, variables } };
}

/** Carries a refusal out of the unit of work, so that it is rolled back and nothing of a refused mutation is stored. */
class Refused extends Error {
  constructor(readonly answer: GraphAnswer) {
    super('the mutation was refused');
  }
}

/** Runs a mutation once per key. A refusal is returned as usual but not stored under the key. */
export async function runOnce(
  idempotency: IdempotentRequests,
  keyed: KeyedRequest,
  call: GraphCall,
  run: () => Promise<GraphAnswer>,
): Promise<{ answer: GraphAnswer; replayed: boolean }> {
  try {
    return await idempotency.once(keyed, async () => {
      call.ctx.memo.clear();
      const answer = await run();
      if (!call.undone) return answer;
      // The unit of work decides whether to retry after a store fault.
      const fault = call.errors.find(({ originalError }) => storeFaultOf(originalError))?.originalError;
      throw fault ?? new Refused(answer);
    });
  } catch (error) {
    if (error instanceof Refused) return { answer: error.answer, replayed: false };
    throw error;
  }
}

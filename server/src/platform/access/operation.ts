import type { Access } from './access.js';
import type { InputShape } from './input-shape.js';

/** An operation of either door, as the check, the table and the test of access see it. */
export interface Operation {
  readonly door: '/v1' | 'Query' | 'Mutation' | 'Subscription';
  /** `GET /v1/surveys/{id}`, `Query.survey`. */
  readonly name: string;
  readonly access: Access | undefined;
  /** An object: of `/v1` with `params`, `query` and `body`, of the graph with the arguments. */
  readonly input: InputShape;
}

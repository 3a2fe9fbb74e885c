import { createHash } from 'node:crypto';
import { type DocumentNode, GraphQLError, type GraphQLSchema, getOperationAST, parse } from 'graphql';
import { AppError } from '../../errors/app-error.js';
import { isNestedDeeper } from '../../http/nesting.js';
import { BoundedMap } from '../../memory/bounded-map.js';
import { assertWithinDocumentLimits, limitExceeded } from './document-limits.js';
import { GRAPH_BODY, GRAPH_LIMITS } from './limit-numbers.js';
import { type OperationPlan, planOperation } from './operation-plan.js';
import { requestedCost } from './query-cost.js';

const KEPT_PLANS = 1000;

/** One request to the graph, over whichever door. */
export interface GraphRequest {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  /** Bytes of the whole request; 0 where the transport has its own limit. */
  readonly bytes: number;
  /** True if the caller sent a valid token, which introspection requires. */
  readonly signedIn: boolean;
}

/** A request that is within the limits. It may still be wrong: validation comes after this. */
export interface Admission {
  /** Null when the query names no operation, or more than one and none is chosen. */
  readonly plan: OperationPlan | null;
  /** At least 1. */
  readonly cost: number;
}

/**
 * The limits of one request, the same over HTTP and on a socket: cheap, before validation, and remembered per query text. `admit` throws an AppError
 * (A0420 beyond a limit, A0413 too large a body, A0401 introspection by a stranger) or the GraphQLError of a query that does not parse.
 * Strangers and clients that keep to the rules are told apart by rate limits, not here.
 */
export class GraphLimits {
  private readonly plans = new BoundedMap<string, OperationPlan | null>(KEPT_PLANS);

  constructor(private readonly schema: GraphQLSchema) {}

  admit({ query, operationName, variables, bytes, signedIn }: GraphRequest): Admission {
    const plan = this.planOf(query, operationName ?? undefined);
    if (plan?.introspects && !signedIn) throw new AppError('A0401');
    const bodyLimit = Math.max(GRAPH_BODY.usual, ...(plan?.roots.map(({ largeInput = 0 }) => largeInput) ?? []));
    if (bytes > bodyLimit) throw new AppError('A0413');
    if (isNestedDeeper(variables, GRAPH_LIMITS.nesting)) throw limitExceeded('nesting');
    const cost = plan ? Math.max(1, requestedCost(plan, variables ?? {})) : 1;
    if (cost > GRAPH_LIMITS.cost) throw new AppError('A0420', { data: { limit: 'cost', most: GRAPH_LIMITS.cost, cost } });
    return { plan, cost };
  }

  private planOf(query: string, operationName: string | undefined): OperationPlan | null {
    if (query.length > GRAPH_LIMITS.length) throw limitExceeded('length');
    const key = createHash('sha256')
      .update(`${operationName ?? ''}\n${query}`)
      .digest('base64');
    const known = this.plans.get(key);
    if (known !== undefined) return known;
    const plan = this.plan(parseWithinLimits(query), operationName);
    this.plans.set(key, plan);
    return plan;
  }

  private plan(document: DocumentNode, operationName: string | undefined): OperationPlan | null {
    assertWithinDocumentLimits(document);
    const operation = getOperationAST(document, operationName);
    if (!operation) return null;
    const plan = planOperation(this.schema, document, operation);
    if (plan.roots.length > GRAPH_LIMITS.rootFields) throw limitExceeded('rootFields');
    // A hundred guesses in one request would be one request to every limit that counts requests.
    if (plan.roots.filter(({ rateRule }) => rateRule === 'signIn').length > 1)
      throw new AppError('A0420', { data: { limit: 'signIn', most: 1 } });
    return plan;
  }
}

/** Parses at most the allowed number of tokens. Anything that breaks the parser is a fault of the query. */
export function parseWithinLimits(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: GRAPH_LIMITS.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw limitExceeded('depth');
    if (error.message.includes('Parsing aborted')) throw limitExceeded('tokens');
    throw error;
  }
}

/** Wraps an error as a GraphQLError, for transports that pass on GraphQLErrors. `formatErrors` adds its code and message. */
export function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const original = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(original.message, { originalError: original });
}

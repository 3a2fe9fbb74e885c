import { GraphQLError, getArgumentValues } from 'graphql';
import { admitCaller } from '../access/admit-caller.js';
import { payerOf, type RequestContext } from '../request/context.js';
import { accessOf } from './graph-operations.js';
import { networkOf } from '../request/network-of.js';
import type { Metrics } from '../metrics/metrics.js';
import { rateLimitKey } from '../rate-limit/limit-requests.js';
import { assertAllowed, type RateLimiter, type Standing } from '../rate-limit/rate-limiter.js';
import type { Admission, GraphLimits } from './limits/graph-limits.js';
import type { OperationPlan, RootField } from './limits/operation-plan.js';
import { actualCost } from './limits/query-cost.js';

export interface GraphCallParts {
  readonly limits: GraphLimits;
  readonly limiter: RateLimiter;
  readonly metrics: Metrics;
}

/** A body that has the shape of one operation. Others are told by Apollo what is wrong with them. */
export interface GraphBody {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
}

export interface CostReport {
  /** The most that the operation could have cost. */
  readonly requestedQueryCost: number;
  /** The actual cost; null if it did not run. */
  readonly actualQueryCost: number | null;
  /** State of the bucket that was charged; null if costs are not limited. */
  readonly throttleStatus: { readonly maximumAvailable: number; readonly currentlyAvailable: number; readonly restoreRate: number } | null;
}

/** One request to the graph, from checking its limits to reporting its cost. */
export class GraphCall {
  private readonly began = performance.now();
  private admission: Admission | null = null;
  private standing: Standing | null = null;
  /** Errors of the last run, as they were thrown. */
  errors: readonly GraphQLError[] = [];
  /** True if the last run failed and had no effect. */
  undone = false;

  constructor(
    private readonly parts: GraphCallParts,
    readonly ctx: RequestContext,
  ) {}

  get plan(): OperationPlan | null {
    return this.admission?.plan ?? null;
  }

  get cost(): number {
    return this.admission?.cost ?? 1;
  }

  /** Throws what `GraphLimits.admit` throws, a GraphQLError for a subscription, and A0501 when the asker has used up a rate. */
  async admit(body: GraphBody | null, bytes: number): Promise<void> {
    const { limits, limiter } = this.parts;
    if (body) this.admission = limits.admit({ ...body, bytes, signedIn: this.ctx.user !== null });
    if (this.plan?.type === 'subscription') throw new GraphQLError('Subscriptions are served over graphql-ws.');
    await this.charge();
    for (const root of this.plan?.roots ?? []) {
      if (!root.rateRule) continue;
      const who = rateLimitKey(root.rateRule, this.ctx, root.rateRule !== 'signIn' ? surveyOf(root, body?.variables ?? {}) : '');
      assertAllowed(await limiter.take(root.rateRule, who));
    }
  }

  /**
   * Admits an operation on a socket. It is charged once, for the most that one event may cost: later events are triggered by other users and
   * paced by the server.
   */
  async admitSubscription(body: GraphBody): Promise<void> {
    // The socket limits the size of frames itself.
    this.admission = this.parts.limits.admit({ ...body, bytes: 0, signedIn: this.ctx.user !== null });
    if (this.plan && this.plan.type !== 'subscription') throw new GraphQLError('Only subscriptions are served here.');
    // The rule of a field guards each event; a key that may not hear any is told at once.
    for (const { field } of this.plan?.roots ?? []) {
      const access = accessOf(field.extensions);
      if (access) admitCaller(this.ctx, access, {});
    }
    await this.charge();
  }

  /** Called after execution: charges or refunds the difference, records metrics and returns the cost report for `extensions`. */
  async end(data: unknown, errors: readonly GraphQLError[]): Promise<{ cost: CostReport }> {
    this.errors = errors;
    this.undone = errors.length > 0 && !hasValue(data);
    const ran = this.plan !== null && data !== undefined;
    const actual = ran && this.plan && !this.plan.introspects ? Math.max(1, actualCost(this.plan, data)) : ran ? this.cost : null;
    if (actual !== null) {
      this.parts.metrics.graphqlCost.observe(this.cost);
      if (actual !== this.cost) this.standing = await this.parts.limiter.settle('graphCost', this.payer, actual - this.cost);
    }
    return this.report(actual, errors.length > 0);
  }

  /** Returns the cost report and records the duration. `actualQueryCost` is null for an operation that was refused before it ran. */
  report(actualQueryCost: number | null, failed: boolean): { cost: CostReport } {
    const { graphqlDuration } = this.parts.metrics;
    const outcome = actualQueryCost === null ? 'refused' : failed ? 'failed' : 'ok';
    graphqlDuration.observe({ operation: this.label, type: this.plan?.type ?? 'other', outcome }, (performance.now() - this.began) / 1000);
    const throttleStatus = this.standing && {
      maximumAvailable: this.standing.burst,
      // Rounded down to hundredths of the burst: the exact value changes every millisecond, and equal requests should get equal responses.
      currentlyAvailable: this.standing.left - (this.standing.left % Math.max(1, Math.floor(this.standing.burst / 100))),
      restoreRate: this.standing.perSecond,
    };
    return { cost: { requestedQueryCost: this.cost, actualQueryCost, throttleStatus } };
  }

  /** Metrics label: the root field, since the names that callers give to their operations are unbounded. */
  get label(): string {
    const roots = this.plan?.roots ?? [];
    return roots.length > 1 ? 'several' : (roots[0]?.name ?? 'other');
  }

  private async charge(): Promise<void> {
    this.standing = await this.parts.limiter.take('graphCost', this.payer, this.cost);
    assertAllowed(this.standing);
  }

  private get payer(): string {
    return this.ctx.user ? `user:${payerOf(this.ctx.user)}` : `address:${networkOf(this.ctx.ip)}`;
  }
}

function hasValue(data: unknown): boolean {
  return typeof data === 'object' && data !== null && Object.values(data).some((value) => value !== null);
}

/** The survey a submission names. One that names none in a readable way will be refused anyway. */
function surveyOf({ field, node }: RootField, variables: Readonly<Record<string, unknown>>): string {
  try {
    const { input } = getArgumentValues(field, node, variables);
    const id: unknown = typeof input === 'object' && input !== null && 'surveyId' in input ? input.surveyId : '';
    return typeof id === 'string' ? id : '';
  } catch {
    return '';
  }
}

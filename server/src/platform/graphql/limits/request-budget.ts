import { AppError } from '../../errors/app-error.js';
import { oncePerRequest, type RequestContext } from '../../request/context.js';

/** A kind of work that one request may do so often only. The cost of the graph counts the objects asked for; this counts what they cost to make. */
export interface RequestBudget {
  /** The name that a caller who exceeds it gets. */
  readonly limit: string;
  readonly most: number;
  readonly key: symbol;
}

export const requestBudget = (limit: string, most: number): RequestBudget => ({ limit, most, key: Symbol(limit) });

/** Takes `amount` from what is left to this request. A0420 with `data: { limit, most }` once there is nothing left. */
export function spend(ctx: RequestContext, { key, limit, most }: RequestBudget, amount = 1): void {
  const account = oncePerRequest(ctx, key, () => ({ left: most }));
  account.left -= amount;
  if (account.left < 0) throw new AppError('A0420', { data: { limit, most } });
}

import type { Language } from '@wence/schema';
import { AppError } from '../errors/app-error.js';
import type { Logger } from '../logging/logger.js';

export interface CurrentUser {
  readonly id: string;
  /** The signed-in session the token belongs to. */
  readonly sessionId: string;
}

/** Everything a door knows about who asks. Services take it first. */
export interface RequestContext {
  readonly user: CurrentUser | null;
  readonly language: Language;
  readonly requestId: string;
  /** Address of the asker, as far as configured proxies can be believed. */
  readonly ip: string;
  readonly logger: Logger;
  /** One value per request and key, e.g. a DataLoader. */
  readonly memo: Map<symbol, unknown>;
}

export function signedIn(ctx: RequestContext): CurrentUser {
  if (!ctx.user) throw new AppError('A0401');
  return ctx.user;
}

/** The value that `make` made for this request, made once. */
export function oncePerRequest<T>(ctx: RequestContext, key: symbol, make: () => T): T {
  if (!ctx.memo.has(key)) ctx.memo.set(key, make());
  return ctx.memo.get(key) as T; // Only `make` of the same key writes there.
}

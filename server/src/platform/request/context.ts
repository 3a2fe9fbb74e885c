import type { Language, WechatUser } from '@wence/schema';
import { AppError } from '../errors/app-error.js';
import type { KeyScope } from '../auth/key-scope.js';
import type { Asker } from './asker.js';
import type { Logger } from '../logging/logger.js';

export interface CurrentUser {
  readonly id: string;
  /** The signed-in session the token belongs to; for a program, what stands for its key. */
  readonly sessionId: string;
  /** Set for a program that asks with an API key: what it may do at most. */
  readonly key?: KeyRight | undefined;
}

/** What an API key allows. */
export interface KeyRight {
  readonly id: string;
  readonly scopes: readonly KeyScope[];
  /** The only surveys that it meets; null: all of its author's. */
  readonly surveyIds: readonly string[] | null;
}

/** Everything a door knows about who asks. Services take it first. */
export interface RequestContext {
  readonly user: CurrentUser | null;
  readonly language: Language;
  readonly requestId: string;
  /** Address of the asker, as far as configured proxies can be believed. */
  readonly ip: string;
  /** How the asker's browser or program introduces itself; null: it does not. */
  readonly userAgent: string | null;
  /** The browser that asks, known by a cookie of the answering page; null: it has none, or programs ask. */
  readonly device?: string | null;
  /** The WeChat account that this browser has been proven to belong to; null: none. */
  readonly wechat?: WechatUser | null;
  /** Whoever waits for an answer that may come later; without one, nothing is waited for. */
  readonly asker?: Asker;
  readonly logger: Logger;
  /** One value per request and key, e.g. a DataLoader. */
  readonly memo: Map<symbol, unknown>;
}

export function signedIn(ctx: RequestContext): CurrentUser {
  if (!ctx.user) throw new AppError('A0401');
  return ctx.user;
}

/** True unless the caller is a key that lacks this scope. People who have signed in may do all. */
export const hasScope = ({ user }: RequestContext, scope: KeyScope): boolean => user?.key?.scopes.includes(scope) ?? true;

/** True unless the caller is a key that is limited to other surveys. Whose the survey is, it does not ask. */
export const reaches = (user: CurrentUser | null, surveyId: string): boolean => user?.key?.surveyIds?.includes(surveyId) ?? true;

/** Who is charged, and under whose name a repeated request is known: a key for itself, so that a runaway program does not lock its author out. */
export const payerOf = (user: CurrentUser): string => (user.key ? user.sessionId : user.id);

/** The value that `make` made for this request, made once. */
export function oncePerRequest<T>(ctx: RequestContext, key: symbol, make: () => T): T {
  if (!ctx.memo.has(key)) ctx.memo.set(key, make());
  return ctx.memo.get(key) as T; // Only `make` of the same key writes there.
}

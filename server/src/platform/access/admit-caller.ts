import type { KeyScope } from '../auth/key-scope.js';
import { AppError, notFound } from '../errors/app-error.js';
import { hasScope, type KeyRight, reaches, type RequestContext, signedIn } from '../request/context.js';
import type { Access, KeyRule } from './access.js';

/**
 * Lets a caller into an operation, or throws: A0401 for a stranger where an author is needed, A0403 for an API key that its rule keeps out,
 * A0404 for a survey of respondents that a limited key does not meet. Surveys of authors are looked up by services, which judge them there.
 */
export function admitCaller(ctx: RequestContext, access: Access, input: object): void {
  if (access.who === 'author') signedIn(ctx);
  const key = ctx.user?.key;
  if (!key) return;
  if (!isLetIn(key, access.keys)) throw new AppError('A0403', { data: { scope: access.keys?.scope ?? null } });
  for (const { at, names } of access.places) {
    const named = names === 'answeredSurvey' ? valueAt(input, at) : undefined;
    if (typeof named === 'string' && !reaches(ctx.user, named)) throw notFound();
  }
}

/** A0403 for an API key that lacks this scope, where an operation shows some callers more than its own rule says. */
export function assertScope(ctx: RequestContext, scope: KeyScope): void {
  if (!hasScope(ctx, scope)) throw new AppError('A0403', { data: { scope } });
}

/** True for people who have signed in, and for an API key that this rule lets in. */
export const mayAsk = ({ user }: RequestContext, rule: KeyRule | null): boolean => !user?.key || isLetIn(user.key, rule);

function isLetIn({ scopes, surveyIds }: KeyRight, rule: KeyRule | null): boolean {
  if (rule === null || (rule.everySurvey && surveyIds !== null)) return false;
  return rule.scope === null || scopes.includes(rule.scope);
}

/** The value at a path of names, such as `input.surveyId`. */
function valueAt(input: object, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], input); // Every step is checked by `?.`.
}

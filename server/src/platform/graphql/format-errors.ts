import type { ErrorCode } from '@wence/schema';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { RequestContext } from '../request/context.js';
import { AppError } from '../errors/app-error.js';
import { describeError } from '../i18n/describe-error.js';
import { messageOf } from '../i18n/messages.js';

/** The library repeats what it was sent, once per fault: a long message tells no more than its beginning. */
const LONGEST_MESSAGE = 300;

/** Formats the `errors` of a response: the catalogue's code, a message in the caller's language, the fields concerned; never a stack trace. */
export function formatErrors(errors: readonly GraphQLError[], ctx: RequestContext): GraphQLFormattedError[] {
  return errors.map((error) => formatError(error, ctx));
}

/** The code of an error as it leaves, for the log. */
export function codeOf(error: unknown): ErrorCode {
  const original = error instanceof GraphQLError ? error.originalError : error;
  if (original instanceof AppError) return original.code;
  return !original || original instanceof GraphQLError ? 'A0400' : 'B0001';
}

function formatError(error: GraphQLError, ctx: RequestContext): GraphQLFormattedError {
  const where = { ...(error.path && { path: error.path }), ...(error.locations && { locations: error.locations }) };
  // Without an original error, the query itself is invalid.
  if (!error.originalError || error.originalError instanceof GraphQLError) {
    return { message: wordsFor(error.message, ctx), ...where, extensions: { code: 'A0400' } };
  }
  const { code, message, fields, data } = describeError(error.originalError, ctx);
  return { message, ...where, extensions: { code, requestId: ctx.requestId, ...(fields && { fields }), ...(data && { data }) } };
}

/** The library's own words help a query's writer most, but for its guesses. They speak of types and fields, of which strangers hear nothing. */
function wordsFor(message: string, { user, language }: RequestContext): string {
  const tellsNothing = message.startsWith('Syntax Error');
  const start = message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;
  return user || tellsNothing ? start.replace(/,? ?did you mean.*?(?:\?|…$)/gi, '') : messageOf('A0400', language);
}

import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { RequestContext } from '../context.js';
import { describeError } from '../errors/describe-error.js';

/** What leaves as `errors`: the catalogue's code, words in the asker's language, the fields concerned; never a stack. */
export function formatErrors(errors: readonly GraphQLError[], ctx: RequestContext): GraphQLFormattedError[] {
  return errors.map((error) => formatError(error, ctx));
}

function formatError(error: GraphQLError, ctx: RequestContext): GraphQLFormattedError {
  const where = { ...(error.path && { path: error.path }), ...(error.locations && { locations: error.locations }) };
  // Without an original error it is the query that is wrong: the library's own words help its writer most.
  if (!error.originalError || error.originalError instanceof GraphQLError) {
    return { message: error.message, ...where, extensions: { code: 'A0400' } };
  }
  const { code, message, fields, data } = describeError(error.originalError, ctx.language, ctx.logger);
  return { message, ...where, extensions: { code, requestId: ctx.requestId, ...(fields && { fields }), ...(data && { data }) } };
}

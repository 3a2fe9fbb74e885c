import { scrub } from './scrub.js';

const MANY = 5;
const CODE = /^[A-Z][A-Z0-9_]{1,60}$/;

/**
 * Describes an error for the log without the data it carries: the query and the parameters of a database error contain answers, hashes and
 * mobile numbers, and the messages of drivers and parsers quote them.
 */
export function describeFault(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error, ...(typeof error === 'string' && { message: scrub(error) }) };
  const { cause } = error;
  const errors = error instanceof AggregateError ? error.errors.slice(0, MANY) : [];
  return {
    type: error.name,
    message: messageOf(error),
    ...codeOf(error),
    stack: framesOf(error),
    ...(cause !== undefined && depth < MANY && { cause: describeFault(cause, depth + 1) }),
    ...(errors.length > 0 && depth < MANY && { errors: errors.map((inner) => describeFault(inner, depth + 1)) }),
  };
}

function messageOf(error: Error): string {
  if (['query', 'sql', 'sqlMessage', 'driverError', 'parameters'].some((key) => key in error)) return 'query failed';
  if ('code' in error && /^(ER_|SQLITE_)/.test(String(error.code))) return 'query failed';
  if (error instanceof SyntaxError || error.name === 'GraphQLError') return 'text could not be read';
  return scrub(error.message);
}

function codeOf(error: Error): { errorCode?: string } {
  const code = 'code' in error ? String(error.code) : '';
  return CODE.test(code) ? { errorCode: code } : {};
}

/** Places in the code alone: the first lines of a stack repeat the message. */
function framesOf(error: Error): string[] | undefined {
  return error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}

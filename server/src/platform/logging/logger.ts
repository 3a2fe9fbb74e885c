import { type DestinationStream, pino, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

/** What must never reach a log file, wherever it stands in a logged object. */
const SECRET_KEYS = ['password', 'code', 'token', 'refreshToken', 'sign', 'authorization', 'answers', 'mobile'];

/** JSON lines on stdout. `error`: someone must act; `warn`: look at it this week. */
export function createLogger(level: string, sink: DestinationStream = pino.destination(1)): Logger {
  const options = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describe },
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), censor: '[redacted]' },
  };
  return pino(options, sink);
}

/** What helps to mend a fault, and nothing a database error carries along: its query and parameters hold answers, hashes and mobiles. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? String(error.code) : undefined;
  const stack = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  const message = 'query' in error ? 'query failed' : error.message;
  return { type: error.name, message, errorCode: code, stack, ...(error.cause !== undefined && { cause: describe(error.cause) }) };
}

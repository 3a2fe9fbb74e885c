import { pino, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

/** What must never reach a log file, wherever it stands in a logged object. */
const SECRET_KEYS = ['password', 'code', 'token', 'refreshToken', 'sign', 'authorization', 'answers', 'mobile'];

/** JSON lines on stdout. `error`: someone must act; `warn`: look at it this week. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), censor: '[redacted]' },
  });
}

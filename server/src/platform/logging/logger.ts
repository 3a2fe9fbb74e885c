import { type DestinationStream, type LogFn, pino, type Logger as PinoLogger } from 'pino';
import { redact } from './redact.js';

export type Logger = PinoLogger;

/**
 * JSON lines on standard output. `error`: someone must act; `warn`: look at it this week. Everything on the way there is redacted, what
 * comes with a message, the message itself and what child loggers carry.
 */
export function createLogger(level: string, sink: DestinationStream = pino.destination(1)): Logger {
  const logger = pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: redactAll },
      serializers: { err: asDescribed },
      hooks: { logMethod: redactWords },
    },
    sink,
  );
  // pino gives children no formatter of what they carry; every child inherits this method.
  const { child } = logger;
  logger.child = function redacted(bindings, options) {
    return child.call(this, redactAll(bindings), options) as never; // Types of custom levels, which we have none of.
  };
  return logger;
}

function redactWords(this: PinoLogger, args: unknown[], method: LogFn): void {
  const [first, ...words] = args;
  // Pino would log the message of a bare error.
  if (first instanceof Error) return Reflect.apply(method, this, [{ err: first }, first.name]);
  Reflect.apply(method, this, [typeof first === 'string' ? redact(first) : first, ...words.map((word) => redact(word))]);
}

const redactAll = (given: object): Record<string, unknown> => redact({ ...given }) as Record<string, unknown>; // `redact` returns an object here.

/** Replaces pino's error serializer, which would run after ours and expect properties that have been removed. */
const asDescribed = (fault: unknown): unknown => fault;

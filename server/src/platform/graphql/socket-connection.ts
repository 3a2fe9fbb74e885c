import type { IncomingMessage } from 'node:http';
import { CloseCode, type Server as GraphServer } from 'graphql-ws';
import type { RawData, WebSocket } from 'ws';
import type { Logger } from '../logging/logger.js';
import type { SocketLimits } from './socket-limits.js';
import type { SocketExtra } from './socket-operations.js';

/** A bucket of tokens: `burst` at once, refilled by `perSecond`. Time is given in milliseconds, from any starting point. */
class Pace {
  private left: number;

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private since: number,
  ) {
    this.left = burst;
  }

  /** Takes a token and returns true, or returns false if none is left. */
  take(now: number): boolean {
    this.left = Math.min(this.burst, this.left + ((now - this.since) / 1000) * this.perSecond);
    this.since = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}

const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

export interface SocketServing {
  readonly graph: GraphServer<SocketExtra>;
  readonly limits: SocketLimits;
  readonly logger: Logger;
}

/** Joins one socket to the protocol. Whoever sends faster than the pace is closed (1008), so that nothing piles up behind it. */
export function serveSocket(socket: WebSocket, request: IncomingMessage, { graph, limits, logger }: SocketServing): void {
  const { burst, perSecond } = limits.messages;
  const pace = new Pace(burst, perSecond, performance.now());
  const isTooMuch = () => {
    if (socket.readyState !== socket.OPEN) return true;
    if (pace.take(performance.now())) return false;
    socket.close(POLICY_VIOLATION, 'too many messages');
    return true;
  };
  const receive = async (data: RawData, handle: (message: string) => Promise<void>) => {
    if (isTooMuch()) return;
    try {
      await handle(String(data));
    } catch (error) {
      if (isServersOwn(error)) return socket.close(CloseCode.BadRequest, 'only servers send this');
      // Most likely the store is away. With this code clients come back by themselves.
      logger.error({ err: error }, 'a message on a socket failed');
      socket.close(TRY_AGAIN_LATER, 'try again later');
    }
  };
  const closed = graph.opened(
    {
      protocol: socket.protocol,
      // Execution waits until the message has left: one that is stuck holds back the next, and nothing piles up.
      send: (message) =>
        new Promise((resolve) => {
          if (socket.readyState === socket.OPEN) socket.send(message, () => resolve());
          else resolve();
        }),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (handle) => socket.on('message', (data) => void receive(data, handle)),
    },
    { socket, request },
  );
  socket.on('ping', isTooMuch);
  // A frame that breaks the protocol or a connection that breaks off: the library closes with the fitting code.
  socket.on('error', (error) => logger.debug({ err: error }, 'a socket failed'));
  socket.once('close', (code, reason) => {
    closed(code, String(reason)).catch((error: unknown) => logger.error({ err: error }, 'closing a socket failed'));
  });
}

/** The library throws at a client that sends `next`, `error` or `connection_ack`, with nothing but these words to know it by. */
function isServersOwn(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Unexpected message of type');
}

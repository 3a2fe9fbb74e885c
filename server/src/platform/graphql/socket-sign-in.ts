import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { RequestContext } from '../request/context.js';
import { languageOf } from '../i18n/language.js';
import type { LiveBus } from '../live/live-bus.js';
import type { Logger } from '../logging/logger.js';
import type { Clock } from '../outside/clock.js';
import { MemberCounter } from './member-counter.js';
import type { SocketLimits } from './socket-limits.js';
import type { SocketContext } from './socket-operations.js';
import { tokenIn } from './socket-token.js';
import { type SignedIn, SocketRight, type SocketTokens } from './socket-rights.js';

const TRY_AGAIN_LATER = 1013;

export interface SignInDependencies {
  readonly tokens: SocketTokens;
  readonly bus: LiveBus;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly limits: SocketLimits;
  readonly addressOf: (request: IncomingMessage) => string;
}

/** Judges `connection_init`: `{ token, language? }`, the token also as `Authorization`. False closes the socket as forbidden. */
export function createSocketSignIn(dependencies: SignInDependencies): (socket: SocketContext) => Promise<boolean> {
  const users = new MemberCounter(dependencies.limits.perUser);
  return async ({ connectionParams, extra }) => {
    const { socket, request } = extra;
    const token = tokenIn(connectionParams);
    if (token === null) return false;
    const ip = dependencies.addressOf(request);
    const user = await dependencies.tokens.readToken(token, ip);
    if (!user || !isOpen(socket)) return false;
    if (!users.enter(user.id)) {
      socket.close(TRY_AGAIN_LATER, 'too many sockets');
      return false;
    }
    socket.once('close', () => users.leave(user.id));
    const { language } = connectionParams ?? {};
    const { recheckMs, renewMs } = dependencies.limits;
    const right = new SocketRight(socket, { token, user }, { ...dependencies, ip, recheckMs, renewMs });
    extra.session = { right, context: contextOf(request, user, language, dependencies) };
    return true;
  };
}

/** It may have closed while the token was read; then nothing would end what is begun for it. */
const isOpen = (socket: WebSocket) => socket.readyState === socket.OPEN;

/** A page says in which language it wants its errors; a program may as well send the header. */
function contextOf(
  request: IncomingMessage,
  { id, sessionId, key }: SignedIn,
  language: unknown,
  { logger, addressOf }: SignInDependencies,
): RequestContext {
  const requestId = `ws-${sessionId}`;
  return {
    user: { id, sessionId, ...(key && { key }) },
    language: languageOf(typeof language === 'string' ? language : request.headers['accept-language']),
    requestId,
    ip: addressOf(request),
    userAgent: request.headers['user-agent'] ?? null,
    logger: logger.child({ requestId }),
    memo: new Map(),
  };
}

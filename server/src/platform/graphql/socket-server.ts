import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { GraphQLError, type GraphQLSchema, getOperationAST, parse, validate } from 'graphql';
import { CloseCode, type Context } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { RequestContext } from '../context.js';
import { languageOf } from '../i18n/language.js';
import type { Logger } from '../logging/logger.js';
import type { Clock } from '../outside/clock.js';
import { formatErrors } from './format-errors.js';
import { originIsOurs } from './socket-origin.js';

const MAX_FRAME = 64 * 1024;

/** A token good until `expiresAt`; sockets end with it. */
export interface SocketTokens {
  readToken(token: string): Promise<{ id: string; sessionId: string; expiresAt: Date } | null>;
}

export interface SocketOptions {
  readonly schema: GraphQLSchema;
  readonly tokens: SocketTokens;
  readonly publicUrls: readonly string[];
  readonly clock: Clock;
  readonly logger: Logger;
}

type Session = { expiresAt: Date; context: RequestContext };
interface SocketExtra extends Extra, Record<PropertyKey, unknown> {
  session?: Session;
}
type SocketContext = Context<Record<string, unknown>, SocketExtra>;

/**
 * Subscriptions. Apollo's rules do not reach a socket, so its own stand here: known origins only, a token in `connection_init`, nothing
 * but subscriptions, small frames. A socket ends when its token does; the client comes back with a fresh one.
 */
export function mountSockets(app: FastifyInstance, { schema, tokens, publicUrls, clock, logger }: SocketOptions): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME });
  const server = useServer<Record<string, unknown>, SocketExtra>(
    {
      schema,
      onConnect: async (socket: SocketContext) => {
        const token = socket.connectionParams?.token;
        const user = typeof token === 'string' ? await tokens.readToken(token) : null;
        if (!user) return false;
        const { request } = socket.extra;
        socket.extra.session = { expiresAt: user.expiresAt, context: socketContext(request, user, logger) };
        endWithToken(socket, clock);
        return true;
      },
      onSubscribe: (socket, _id, payload) => {
        const document = parse(payload.query);
        const operation = getOperationAST(document, payload.operationName);
        if (operation?.operation !== 'subscription') return [new GraphQLError('Only subscriptions are served here.')];
        const faults = validate(schema, document);
        if (faults.length > 0) return faults;
        const context = { ...socket.extra.session?.context, memo: new Map() };
        return { schema, document, operationName: payload.operationName, variableValues: payload.variables, contextValue: context };
      },
      onNext: (socket, _id, _payload, args, result) =>
        result.errors && { ...result, errors: formatErrors(result.errors, contextOf(socket, args.contextValue)) },
      onError: (socket, _id, _payload, errors) =>
        formatErrors(
          errors.filter((error) => error instanceof GraphQLError),
          contextOf(socket, undefined),
        ),
    },
    sockets,
  );

  app.server.on('upgrade', (request: IncomingMessage, socket, head) => {
    if (request.url?.split('?')[0] !== '/graphql' || !originIsOurs(request, publicUrls)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (open) => sockets.emit('connection', open, request));
  });
  app.addHook('preClose', async () => {
    await server.dispose();
  });
}

function socketContext(request: IncomingMessage, user: { id: string; sessionId: string }, logger: Logger): RequestContext {
  const requestId = `ws-${user.sessionId}`;
  const language = languageOf(request.headers['accept-language']);
  return { user, language, requestId, ip: request.socket.remoteAddress ?? '', logger: logger.child({ requestId }), memo: new Map() };
}

function contextOf(socket: SocketContext, fromOperation: unknown): RequestContext {
  return (fromOperation ?? socket.extra.session?.context) as RequestContext; // Set in onConnect, without which nothing is served.
}

function endWithToken(socket: SocketContext, clock: Clock): void {
  const { session, socket: connection } = socket.extra;
  if (!session) return;
  const timer = setTimeout(
    () => connection.close(CloseCode.Forbidden, 'token expired'),
    session.expiresAt.getTime() - clock.now().getTime(),
  );
  connection.once('close', () => clearTimeout(timer));
}

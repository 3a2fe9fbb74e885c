import type { IncomingMessage } from 'node:http';
import { type DocumentNode, GraphQLError, type GraphQLFormattedError, type GraphQLSchema, getOperationAST, parse, validate } from 'graphql';
import { CloseCode, type Context, type ServerOptions, type SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { RequestContext } from '../request/context.js';
import { AppError } from '../errors/app-error.js';
import { formatErrors } from './format-errors.js';
import { subscribeWithFreshContext } from './fresh-events.js';
import { tokenIn } from './socket-token.js';
import type { SocketRight, SocketTokens } from './socket-rights.js';

export interface SocketExtra extends Record<PropertyKey, unknown> {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
  /** Set when a token was accepted. */
  session?: { readonly right: SocketRight; readonly context: RequestContext };
}

export type SocketContext = Context<Record<string, unknown>, SocketExtra>;
type Handlers = ServerOptions<Record<string, unknown>, SocketExtra>;

export type Admit = (payload: SubscribePayload, ctx: RequestContext) => void | Promise<void>;

export interface OperationRules {
  readonly schema: GraphQLSchema;
  readonly tokens: SocketTokens;
  /** Throws if the operation exceeds the graph's limits or the caller's remaining budget. */
  readonly admit: Admit;
  readonly subscriptions: number;
}

/** Codes that end a subscription: the caller has no access to the object any more. */
const FINAL = new Set<unknown>(['A0401', 'A0403', 'A0404']);

/** Checks the operations of a signed-in socket and formats its errors. Apollo's rules do not apply here, so the same ones are checked again. */
export function socketOperations(rules: OperationRules): Pick<Handlers, 'onPong' | 'onSubscribe' | 'onNext' | 'onError' | 'subscribe'> {
  return {
    subscribe: subscribeWithFreshContext,
    // The answer to a ping that asked for a new token. Others carry none.
    onPong: async (socket, payload) => {
      const token = tokenIn(payload);
      if (token !== null) await socket.extra.session?.right.renew(token);
    },
    onSubscribe: async (socket, _id, payload) => {
      const fault = await refusalOf(socket, rules);
      if (fault) return [fault];
      const document = await readDocument(payload, contextOf(socket), rules);
      if (Array.isArray(document)) return document;
      const { operationName, variables } = payload;
      return { schema: rules.schema, document, operationName, variableValues: variables, contextValue: contextOf(socket) };
    },
    onNext: (socket, id, _payload, _args, result) => {
      if (!result.errors) return undefined;
      const errors = formatErrors(result.errors, contextOf(socket));
      if (errors.some(({ extensions }) => FINAL.has(extensions?.code))) endSubscription(socket, id);
      return { ...result, errors };
    },
    onError: (socket, _id, _payload, errors) => formatErrors(errors.filter(isGraphQLError), contextOf(socket)),
  };
}

/** Refuses one subscription too many, alone. Closes a socket whose token is no longer valid. */
async function refusalOf(socket: SocketContext, { tokens, subscriptions }: OperationRules): Promise<GraphQLError | null> {
  const { session, socket: connection } = socket.extra;
  if (Object.keys(socket.subscriptions).length > subscriptions)
    return wrapped(new AppError('A0420', { data: { limit: 'subscriptions', most: subscriptions } }));
  if (session && (await tokens.readToken(session.right.token))) return null;
  connection.close(CloseCode.Forbidden, 'signed out');
  return wrapped(new AppError('A0401'));
}

async function readDocument(
  payload: SubscribePayload,
  ctx: RequestContext,
  { schema, admit }: OperationRules,
): Promise<DocumentNode | GraphQLError[]> {
  const { query, operationName } = payload;
  let document: DocumentNode;
  try {
    await admit(payload, ctx);
    document = parse(query);
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    if (error instanceof AppError) return [wrapped(error)];
    throw error;
  }
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'subscription') return [new GraphQLError('Only subscriptions are served here.')];
  const faults = validate(schema, document);
  return faults.length > 0 ? [...faults] : document;
}

function endSubscription(socket: SocketContext, id: string): void {
  const running = socket.subscriptions[id];
  if (running && 'return' in running) void running.return(undefined);
}

function contextOf({ extra }: SocketContext): RequestContext {
  if (!extra.session) throw new Error('nothing is served before a token was accepted');
  return extra.session.context;
}

const wrapped = (error: AppError) => new GraphQLError(error.code, { originalError: error });

const isGraphQLError = (error: GraphQLError | GraphQLFormattedError): error is GraphQLError => error instanceof GraphQLError;

import type { GraphiQL } from 'graphiql';
import { type DocumentNode, getOperationAST, OperationTypeNode } from 'graphql';
import type { Client, ExecutionResult } from 'graphql-ws';
import type { ComponentProps } from 'react';
import { createSocket, isRefusal } from '../graphql/socket';
import type { TokenKeeper } from '../graphql/token-keeper';

export type Fetcher = ComponentProps<typeof GraphiQL>['fetcher'];
type Operation = Parameters<Fetcher>[0];
type Headers = Readonly<Record<string, unknown>>;

export interface FetcherParts {
  readonly keeper: TokenKeeper;
  readonly send: typeof fetch;
  /** Language of the server's messages. */
  readonly language: () => string;
  /** The server did not take the token of the session. */
  readonly signedOut: () => void;
  /** Says in words that a socket was closed, and whether the server refused it. */
  readonly sayClosed: (reason: string, refused: boolean) => string;
}

interface OperationFetcher {
  readonly fetcher: Fetcher;
  /** Ends the subscriptions of the session: whoever signed out must not go on listening. */
  closeSession(): void;
}

/** The header by which a person sends operations as somebody else than the session, such as with an API key. */
function authorizationIn(headers: Headers): string | null {
  const [, value] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization') ?? [];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

const isSubscription = (document: DocumentNode | undefined, name: string | null | undefined): boolean =>
  document !== undefined && getOperationAST(document, name)?.operation === OperationTypeNode.SUBSCRIPTION;

/** Sends the operations of the page: queries and mutations by POST, subscriptions over sockets, with the token of the session or what the person wrote. */
export function createFetcher(parts: FetcherParts): OperationFetcher {
  const { keeper, language } = parts;
  const session = createSocket(keeper, language, isRefusal);
  const others = new Map<string, Client>();
  const socketFor = (given: string | null): Client => {
    if (given === null) return session;
    const socket = others.get(given) ?? createSocket({ fresh: () => Promise.resolve(given) }, language, isRefusal);
    others.set(given, socket);
    return socket;
  };
  return {
    fetcher: (operation, { headers = {}, documentAST } = {}) => {
      const given = authorizationIn(headers);
      return isSubscription(documentAST, operation.operationName)
        ? listen(socketFor(given), operation, parts)
        : post(operation, headers, given, parts);
    },
    closeSession: () => session.terminate(),
  };
}

async function post(operation: Operation, headers: Headers, given: string | null, parts: FetcherParts): Promise<ExecutionResult> {
  const token = given === null ? await parts.keeper.fresh() : null;
  const response = await parts.send('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': parts.language(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    },
    body: JSON.stringify(operation),
  });
  if (response.status === 401 && given === null) parts.signedOut();
  return (await response.json()) as ExecutionResult; // Every answer of the address is in this format.
}

/** The events of a subscription. The end of a socket is shown like an error that the server sent. */
function listen(
  socket: Client,
  { query, operationName, variables }: Operation,
  { sayClosed }: FetcherParts,
): AsyncIterable<ExecutionResult> {
  const events = socket.iterate({ query, operationName, variables: variables as Record<string, unknown> | null });
  const told = (error: unknown) => ({ done: false, value: { errors: errorsOf(error, sayClosed) } });
  const shown = {
    [Symbol.asyncIterator]: () => ({
      next: () => events.next().catch(told),
      return: async () => {
        await events.return?.();
        return { done: true, value: undefined };
      },
    }),
  };
  // The page wants the errors of a program; what comes over a socket are their texts, which it shows as they are.
  return shown as AsyncIterable<ExecutionResult>;
}

/** The library throws the errors of the server as they are, and how the socket was closed otherwise. */
function errorsOf(error: unknown, sayClosed: FetcherParts['sayClosed']): readonly object[] {
  if (Array.isArray(error)) return error as readonly object[];
  const { code, reason } = error as Partial<CloseEvent>;
  return [{ message: sayClosed(reason || String(code ?? error), isRefusal(error)) }];
}

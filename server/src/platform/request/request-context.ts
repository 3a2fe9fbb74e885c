import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceIn } from './device-cookie.js';
import { type Asker, askersOf } from './asker.js';
import type { CurrentUser, RequestContext } from './context.js';
import { languageOf } from '../i18n/language.js';
import type { Logger } from '../logging/logger.js';
import type { WechatCookies } from './wechat-cookie.js';

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext | null;
  }
}

/** Reads the bearer token of a request; null for a stranger or for a token that is not good any more. */
export interface TokenReader {
  /** With the address of the asker, tries of API keys that are wrong are counted for it (A0501). */
  readToken(token: string, ip?: string): Promise<CurrentUser | null>;
}

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/**
 * A class: an object with an accessor of its own makes the engine keep a hidden class for it, and with that the whole request, until the next big
 * collection of memory.
 */
class HttpRequestContext implements RequestContext {
  readonly memo = new Map<symbol, unknown>();
  private own: Logger | undefined;

  constructor(
    readonly user: RequestContext['user'],
    readonly language: RequestContext['language'],
    readonly requestId: string,
    readonly ip: string,
    readonly userAgent: string | null,
    readonly device: string | null,
    readonly wechat: RequestContext['wechat'],
    readonly asker: Asker,
    private readonly root: Logger,
  ) {}

  /** Created on demand, because most requests log nothing. */
  get logger(): Logger {
    return (this.own ??= this.root.child({ requestId: this.requestId }));
  }
}

/** Gives every request its context, and every answer its X-Request-Id. */
export function addRequestContext(
  app: FastifyInstance,
  tokens: TokenReader,
  logger: Logger,
  wechatCookies: Pick<WechatCookies, 'userIn'>,
): void {
  const askerOf = askersOf(app);
  app.decorateRequest('context', null);
  app.addHook('onRequest', (request, reply, next) => {
    const requestId = request.id;
    reply.header('X-Request-Id', requestId);
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const language = languageOf(request.headers['accept-language']);
    const userAgent = request.headers['user-agent'] ?? null;
    const device = deviceIn(request.headers.cookie);
    const wechat = wechatCookies.userIn(request.headers.cookie);
    const asker = askerOf(request, reply);
    const stranger = new HttpRequestContext(null, language, requestId, request.ip, userAgent, device, wechat, asker, logger);
    // There before the token is looked up: a store that hangs is told of in the asker's language.
    request.context = stranger;
    if (!token) return next();
    const found = (user: RequestContext['user']) => {
      request.context = new HttpRequestContext(user, language, requestId, request.ip, userAgent, device, wechat, asker, logger);
      next();
    };
    tokens.readToken(token, request.ip).then(found, next);
  });
}

/** Takes over the id a proxy gave, if it looks like one. */
export function requestIdOf(header: string | string[] | undefined, fresh: () => string): string {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : fresh();
}

export function contextOf(request: FastifyRequest): RequestContext {
  if (!request.context) throw new Error('addRequestContext was not called on this server');
  return request.context;
}

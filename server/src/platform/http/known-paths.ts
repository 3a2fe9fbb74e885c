import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound } from '../errors/app-error.js';
import { success } from './envelope.js';

interface KnownPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** The paths of a server, each with its methods. Those that end in anything, such as folders of files, are left out: what is there shows only on reading. */
class KnownPaths {
  private readonly byUrl = new Map<string, KnownPath>();

  add(url: string, methods: readonly string[]): void {
    if (url.includes('*')) return;
    const known = this.byUrl.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const method of methods) known.methods.add(method);
    this.byUrl.set(url, known);
  }

  methodsAt(path: string): string[] {
    const found = [...this.byUrl.values()].filter(({ pattern }) => pattern.test(path));
    return found.flatMap(({ methods }) => [...methods]);
  }
}

/** Characters that the router takes for a parameter. */
const LONGEST_PARAMETER = 100;

/** `:id` stands for one part of the path. */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? `[^/]{1,${LONGEST_PARAMETER}}` : part.replaceAll(/[^\w-]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}$`);
}

/**
 * Answers what no route took: a path that is known by other methods with A0405 and `Allow`, any other with A0404. OPTIONS of a known path tells its
 * methods. It has to come before the routes, which it gets to know as they are added.
 */
export function answerUnknown(
  app: FastifyInstance,
  send: (request: FastifyRequest, reply: FastifyReply, error: AppError) => FastifyReply,
): void {
  const paths = new KnownPaths();
  app.addHook('onRoute', ({ url, method }) => paths.add(url, [method].flat()));
  app.setNotFoundHandler((request, reply) => {
    const methods = paths.methodsAt(request.url.split('?', 1)[0] ?? '');
    // A route that has this method and did not take the request has refused the words in its path.
    if (methods.length === 0 || methods.includes(request.method)) return send(request, reply.status(404), notFound());
    reply.header('Allow', [...new Set([...methods, 'OPTIONS'])].sort().join(', '));
    if (request.method === 'OPTIONS') return reply.send(success(null));
    return send(request, reply, new AppError('A0405'));
  });
}

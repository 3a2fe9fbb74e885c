import { SUCCESS_CODE } from '@wence/schema';
import type { FastifyInstance } from 'fastify';

/** Watches what routes of `/v1` answer, and returns a check that throws when one answered with a code that it does not declare. */
export function watchCodes(http: FastifyInstance): () => void {
  const undeclared = new Set<string>();
  http.addHook('onResponse', (request, _reply, next) => {
    const { codes } = request.routeOptions.config;
    const code = request.outcome?.code ?? SUCCESS_CODE;
    if (codes && code !== SUCCESS_CODE && !codes.includes(code))
      undeclared.add(`${request.method} ${request.routeOptions.url} answered ${code}`);
    next();
  });
  return () => {
    if (undeclared.size > 0) throw new Error(`Codes that the route does not declare (Route.codes): ${[...undeclared].join(', ')}`);
  };
}

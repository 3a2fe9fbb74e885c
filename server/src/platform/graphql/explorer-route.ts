import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { builtPage, type ClientFiles } from '../http/built-page.js';
import { noteOutcome } from '../http/request-outcome.js';
import { contextOf } from '../request/request-context.js';
import { codeOf, formatErrors } from './format-errors.js';
import { asGraphQLError } from './limits/graph-limits.js';

/** The address of the graph, opened in a browser, shows the explorer. To programs it says that they have to post. A socket asks for no route. */
export function mountExplorer(app: FastifyInstance, files: ClientFiles): void {
  const sendExplorer = builtPage('explorer', files);
  app.get('/graphql', (request, reply) => {
    // The origin of the asker is named there already.
    reply.header('Vary', [reply.getHeader('Vary'), 'Accept'].filter(Boolean).join(', '));
    return isVisit(request) ? sendExplorer(reply) : refuseMethod(request, reply);
  });
}

/** Browsers that open a page ask for HTML by name; programs ask for JSON or for anything. */
const isVisit = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

function refuseMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = asGraphQLError(new AppError('A0405'));
  noteOutcome(request, { code: codeOf(error) });
  return reply
    .status(405)
    .header('Allow', 'POST')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ errors: formatErrors([error], contextOf(request)) }));
}

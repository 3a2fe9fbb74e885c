import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Whoever waits for the answer of a request. Work that waits for something to happen asks here whether anybody still does. */
export interface Asker {
  /**
   * Allows the answer so many more milliseconds before the request is given up. The signal aborts when the asker has hung up or the server stops:
   * whatever there is then is the answer.
   */
  waits(ms: number): AbortSignal;
}

type MakeAsker = (request: FastifyRequest, reply: FastifyReply) => Asker;

/** Prepares this server for askers who wait, and lets them go when it stops: it answers whatever is under way before it closes. */
export function askersOf(app: FastifyInstance): MakeAsker {
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  return (request, reply) => new HttpAsker(request, reply, stopping.signal);
}

/** Costs nothing until somebody waits, since most requests never do. */
class HttpAsker implements Asker {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly stopping: AbortSignal,
  ) {}

  waits(ms: number): AbortSignal {
    const { reply, request, stopping } = this;
    const gone = new AbortController();
    const leave = () => gone.abort();
    request.patience = Math.max(request.patience, ms);
    if (stopping.aborted || reply.raw.destroyed) leave();
    stopping.addEventListener('abort', leave, { once: true });
    reply.raw.once('close', () => {
      stopping.removeEventListener('abort', leave);
      leave();
    });
    return gone.signal;
  }
}

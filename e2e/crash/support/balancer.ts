import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const ASK_EVERY_MS = 50;
const NOBODY_THERE = new Set(['ECONNREFUSED', 'ENOTFOUND']);

interface Backend {
  readonly origin: string;
  ready: boolean;
}

/**
 * A load balancer as an operator would set up: it asks `/readyz`, sends requests round to those that are ready, and sends one again only
 * when no byte of it was sent. A server that dies with a request in its hands costs that request its connection, which is honest.
 */
export class Balancer {
  private readonly backends: Backend[];
  private turn = 0;
  private stopped = false;

  private constructor(
    private readonly front: Server,
    origins: readonly string[],
  ) {
    this.backends = origins.map((origin) => ({ origin, ready: true }));
    for (const backend of this.backends) void this.watch(backend);
    front.on('request', (incoming, outgoing) => void this.forward(incoming, outgoing));
  }

  static async start(origins: readonly string[]): Promise<Balancer> {
    const front = createServer({ keepAliveTimeout: 60_000 });
    await new Promise<void>((resolve) => {
      front.listen(0, '127.0.0.1', resolve);
    });
    return new Balancer(front, origins);
  }

  get origin(): string {
    const address = this.front.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  stop(): void {
    this.stopped = true;
    this.front.close();
    this.front.closeAllConnections();
  }

  private async watch(backend: Backend): Promise<void> {
    while (!this.stopped) {
      const answer = await fetch(`${backend.origin}/readyz`).catch(() => null);
      backend.ready = answer?.status === 200;
      await wait(ASK_EVERY_MS);
    }
  }

  private async forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    for (const backend of this.inTurn()) {
      const outcome = await this.send(backend, incoming, body, outgoing);
      if (outcome === 'answered') return;
      backend.ready = false;
      if (outcome === 'lost') return void outgoing.destroy();
    }
    outgoing.writeHead(503, { 'retry-after': '1' }).end();
  }

  /** The ready ones, each request beginning with another one. */
  private inTurn(): Backend[] {
    const ready = this.backends.filter((backend) => backend.ready);
    const first = this.turn++ % Math.max(ready.length, 1);
    return [...ready.slice(first), ...ready.slice(0, first)];
  }

  /** `unsent`: nobody was there to take it. `lost`: somebody took it and died. */
  private send(backend: Backend, { method, url, headers }: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
    return new Promise<'answered' | 'unsent' | 'lost'>((resolve) => {
      // A connection of its own for each request: on one that was kept, a server that stops cannot tell us from nobody.
      const onward = request(
        `${backend.origin}${url}`,
        { method, headers: { ...headers, connection: 'close' }, agent: false },
        (answer) => {
          const { connection: _, ...kept } = answer.headers;
          outgoing.writeHead(answer.statusCode ?? 502, kept);
          answer.pipe(outgoing);
          answer.on('error', () => resolve('lost'));
          answer.on('end', () => resolve('answered'));
        },
      );
      onward.on('error', (error: Error & { code?: string }) => resolve(NOBODY_THERE.has(error.code ?? '') ? 'unsent' : 'lost'));
      onward.end(body);
    });
  }
}

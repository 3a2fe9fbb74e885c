import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A receiver of webhooks on this machine: it notes what it is sent and answers with the status that it has been told. */
export class HookReceiver {
  readonly bodies: { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[] = [];
  status = 200;

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      void text(request).then((body) => {
        this.bodies.push(JSON.parse(body) as HookReceiver['bodies'][number]);
        response.writeHead(this.status).end(this.status === 200 ? 'thanks' : 'the chat is away');
      });
    });
  }

  static async start(): Promise<HookReceiver> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new HookReceiver(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/chat`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => void this.server.close(() => resolve()));
  }
}

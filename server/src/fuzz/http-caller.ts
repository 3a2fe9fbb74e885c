import { Agent, type IncomingHttpHeaders, request as startRequest } from 'node:http';

export interface HttpRequest {
  readonly method: string;
  /** Path and query as they go on the wire. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** No whole answer: the connection ended, or nothing came in time. */
export interface NoAnswer {
  readonly failed: string;
}

const PATIENCE_MS = 6000;
const TRIES = 3;
const SOCKETS = 4;

/** Speaks HTTP over few connections that stay open, as a proxy does: what one request leaves behind, the next one meets. */
export class HttpCaller {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });

  constructor(private readonly address: string) {}

  /**
   * One answer, or why there is none. A request that got nothing within six seconds is sent again: on a busy machine one silence tells
   * nothing, three in a row are a hang.
   */
  async send(request: HttpRequest): Promise<HttpAnswer | NoAnswer> {
    let outcome: HttpAnswer | NoAnswer = { failed: 'never sent' };
    for (let tries = 0; tries < TRIES; tries += 1) {
      outcome = await this.sendOnce(request);
      if (!('failed' in outcome)) return outcome;
    }
    return outcome;
  }

  close(): void {
    this.agent.destroy();
  }

  private sendOnce({ method, path, headers, body }: HttpRequest): Promise<HttpAnswer | NoAnswer> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => fail(new Error('no answer in time')), PATIENCE_MS);
      const sized = body === undefined ? headers : { 'Content-Length': String(body.length), ...headers };
      const call = startRequest(this.address + path, { method, headers: sized, agent: this.agent }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', fail);
        response.on('end', () => {
          clearTimeout(timer);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString('utf8') });
        });
      });
      const fail = (error: Error) => {
        clearTimeout(timer);
        resolve({ failed: error.message });
        call.destroy();
      };
      call.on('error', fail);
      call.end(body);
    });
  }
}

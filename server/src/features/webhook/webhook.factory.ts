import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { PUBLIC_ADDRESS, TestNetwork } from '../../platform/outside/fetching/test-network.factory.js';
import { v1 } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';

interface Author {
  readonly token: string;
}

/** A request that a receiver was sent. */
export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  // Tests look at what they asked for; the shape is what they assert.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any;
}

/** Answers a request that has been read. */
export type Answering = (request: Received, response: ServerResponse) => void;

const OK: Answering = (_request, response) => void response.end('ok');

/** A receiver of webhooks at `http://hooks.example`, which notes everything it is sent before it answers. */
export class Receiver {
  readonly received: Received[] = [];
  /** The answer that it gives. */
  answering: Answering = OK;

  private constructor(readonly network: TestNetwork) {
    network.names.set('hooks.example', [[PUBLIC_ADDRESS]]);
  }

  static async start(): Promise<Receiver> {
    const network = await TestNetwork.start((request, response) => void receiver.take(request, response));
    const receiver = new Receiver(network);
    return receiver;
  }

  /** Accepts everything from now on, and forgets what it was sent. */
  reset(): void {
    this.received.length = 0;
    this.answering = OK;
  }

  /** The events it was sent, by their names. */
  get types(): string[] {
    return this.received.map(({ json }) => String(json.type));
  }

  stop(): Promise<void> {
    return this.network.stop();
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const received = { path: request.url ?? '', headers, body, json: JSON.parse(body) as unknown };
    this.received.push(received);
    this.answering(received, response);
  }
}

/** A new webhook of this author, made through the real door, with its secret; at the receiver, for responses that come in, unless said. */
export async function makeWebhook(app: TestApp, { token }: Author, wanted: object = {}): Promise<{ id: string; secret: string }> {
  const usual = { url: 'http://hooks.example/in', events: ['response.completed'] };
  const made = await v1(app, 'POST', '/v1/webhooks', { ...usual, ...wanted }, token);
  if (made.code !== '00000') throw new Error(`could not make the webhook: ${made.text}`);
  return { id: made.data.webhook.id, secret: made.data.secret };
}

/** Deletes all webhooks of this author, of whom there may be only so many. */
export async function deleteWebhooks(app: TestApp, { token }: Author): Promise<void> {
  const { webhooks } = (await v1(app, 'GET', '/v1/webhooks', undefined, token)).data;
  for (const { id } of webhooks) await v1(app, 'POST', `/v1/webhooks/${id}/delete`, {}, token);
}

/** Hands events of the outbox on, and sends whatever is due. */
export async function deliver({ platform, features }: TestApp): Promise<void> {
  while ((await platform.outbox.work()) > 0);
  await features.webhook.sender.settle();
}

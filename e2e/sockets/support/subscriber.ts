import { once } from 'node:events';
import { WebSocket } from 'ws';

const QUERIES = {
  count: 'subscription ($id: ID!) { responseCount(surveyId: $id) { surveyId figure: count } }',
  report: 'subscription ($id: ID!) { overallReportChanged(surveyId: $id) { surveyId figure: total } }',
};
export type Shows = keyof typeof QUERIES;

interface Message {
  readonly type: string;
  readonly payload?: { readonly data?: Record<string, { surveyId: string; figure: number }> | null };
}

/** A dashboard that shows one live figure. */
export class Subscriber {
  /** Surveys that events were about. */
  readonly heardOf = new Set<string>();
  figure = -1;
  events = 0;
  /** Messages that were no figure; expected to be empty. */
  readonly oddities: string[] = [];
  /** The code the socket was closed with. */
  closed: number | null = null;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.hear(data.toString('utf8')));
    socket.on('close', (code: number) => {
      this.closed = code;
    });
    socket.on('error', (error) => this.oddities.push(error.message));
  }

  /** Signed in and subscribed; the first figure has come. */
  static async start(origin: string, token: string, surveyId: string, shows: Shows): Promise<Subscriber> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const subscriber = new Subscriber(socket);
    await once(socket, 'open');
    subscriber.say({ type: 'connection_init', payload: { token } });
    await once(socket, 'message');
    subscriber.say({ type: 'subscribe', id: '1', payload: { query: QUERIES[shows], variables: { id: surveyId } } });
    await once(socket, 'message');
    return subscriber;
  }

  /** From now on nothing is read, not even a ping: a laptop that was closed, a page that hangs. */
  stall(): void {
    this.socket.pause();
  }

  /** Reads what has come meanwhile, and learns what became of the connection. */
  resume(): void {
    this.socket.resume();
  }

  leave(): void {
    this.socket.terminate();
  }

  private say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  private hear(text: string): void {
    const { type, payload } = JSON.parse(text) as Message; // The protocol defines this type; anything else is reported as odd below.
    if (type === 'connection_ack') return;
    const [shown] = Object.values(payload?.data ?? {});
    if (type !== 'next' || !shown) return void this.oddities.push(text);
    this.events += 1;
    this.heardOf.add(shown.surveyId);
    this.figure = shown.figure;
  }
}

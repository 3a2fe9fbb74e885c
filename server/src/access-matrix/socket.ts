import { WebSocket } from 'ws';
import type { TestApp } from '../testing/test-app.js';
import type { Answer } from './answer.js';

interface Frame {
  readonly type: string;
  readonly payload?: unknown;
}

interface Request {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Subscribes over a real socket and gives the first thing that comes: an event, an error, or the end of the socket. */
export async function firstFrame(app: TestApp, request: Request, token?: string): Promise<Answer> {
  const watcher = await watch(app, request, token);
  const answer = await watcher.first;
  watcher.close();
  return answer;
}

export interface Watcher {
  readonly first: Promise<Answer>;
  /** Everything that came so far. */
  readonly frames: readonly string[];
  /** The code it was closed with; null while it is open. */
  readonly closed: number | null;
  close(): void;
}

export async function watch(app: TestApp, request: Request, token?: string): Promise<Watcher> {
  const socket = new WebSocket(`${app.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const frames: string[] = [];
  let closed: number | null = null;
  socket.on('close', (code) => (closed = code));
  const first = new Promise<Answer>((resolve) => {
    socket.on('close', (code, reason) => resolve(closing(code, String(reason))));
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      frames.push(text);
      const { type, payload } = JSON.parse(text) as Frame;
      if (type === 'connection_ack') socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: request }));
      if (type === 'next' || type === 'error') resolve({ ...outcomeOf(payload), bytes: text });
    });
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.send(JSON.stringify({ type: 'connection_init', payload: token ? { token } : {} }));
  return {
    first,
    frames,
    get closed() {
      return closed;
    },
    close: () => socket.close(),
  };
}

/** A caller without a token cannot connect; close codes 4403 and 4401 correspond to A0401 elsewhere. */
function closing(code: number, reason: string): Answer {
  return { code: code === 4403 || code === 4401 ? 'A0401' : `closed ${code}`, faults: [], bytes: `closed ${code} ${reason}` };
}

interface Told {
  readonly code: string;
  readonly fields?: readonly { readonly field: string; readonly rule: string }[];
}

function outcomeOf(payload: unknown): Pick<Answer, 'code' | 'faults'> {
  const errors = Array.isArray(payload) ? payload : (payload as { errors?: unknown[] }).errors;
  const { code = '00000', fields = [] } = (errors?.[0] as { extensions: Told } | undefined)?.extensions ?? {};
  return { code, faults: fields.map(({ field, rule }) => `${field}: ${rule}`) };
}

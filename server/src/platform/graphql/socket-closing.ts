import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket } from 'ws';

const GOING_AWAY = 1001;

/** Tells every socket that the server stops, and cuts those that have not closed in time: whoever does not read does not hear either. */
export async function closeSockets(sockets: ReadonlySet<WebSocket>, patienceMs: number): Promise<void> {
  const open = [...sockets];
  const closed = Promise.all(open.map((socket) => once(socket, 'close')));
  for (const socket of open) socket.close(GOING_AWAY, 'server is stopping');
  const late = new AbortController();
  await Promise.race([closed, wait(patienceMs, undefined, { signal: late.signal })]);
  late.abort();
  for (const socket of sockets) socket.terminate();
}

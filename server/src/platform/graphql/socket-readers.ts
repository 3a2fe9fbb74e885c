import type { WebSocket } from 'ws';
import type { Metrics } from '../metrics/metrics.js';
import type { SocketLimits } from './socket-limits.js';

/** Looks in a row at which too much waits, before a reader counts as too slow and not as busy for a moment. */
const PATIENCE = 3;

interface Reader {
  looksAbove: number;
  /** A ping was sent and no pong came yet. */
  asked: boolean;
}

/**
 * Ends sockets whose other side does not read: too much waits for them, or a ping is not answered. A ping waits behind the data, so data that
 * do not drain are noticed however few they are. Such a socket is cut, for a close frame would wait as well.
 */
export class SocketReaders {
  private readonly readers = new Map<WebSocket, Reader>();
  private readonly timers: readonly NodeJS.Timeout[];

  constructor(
    private readonly limits: Pick<SocketLimits, 'buffered' | 'lookMs' | 'heartbeatMs'>,
    private readonly metrics: Pick<Metrics, 'sockets' | 'socketBuffered' | 'socketsTooSlow'>,
  ) {
    // After whatever has arrived was read: a process that was busy itself must not take silence for an answer.
    const look = setInterval(() => setImmediate(() => this.look()), limits.lookMs);
    const heartbeat = setInterval(() => setImmediate(() => this.beat()), limits.heartbeatMs);
    this.timers = [look.unref(), heartbeat.unref()];
  }

  watch(socket: WebSocket): void {
    const reader: Reader = { looksAbove: 0, asked: false };
    this.readers.set(socket, reader);
    this.metrics.sockets.inc();
    socket.on('pong', () => {
      reader.asked = false;
    });
    socket.once('close', () => {
      this.readers.delete(socket);
      this.metrics.sockets.dec();
    });
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private look(): void {
    let waiting = 0;
    for (const [socket, reader] of this.readers) {
      waiting += socket.bufferedAmount;
      reader.looksAbove = socket.bufferedAmount > this.limits.buffered ? reader.looksAbove + 1 : 0;
      if (reader.looksAbove >= PATIENCE) this.cut(socket);
    }
    this.metrics.socketBuffered.set(waiting);
  }

  private beat(): void {
    for (const [socket, reader] of this.readers) {
      if (reader.asked) this.cut(socket);
      else if (socket.readyState === socket.OPEN) {
        reader.asked = true;
        socket.ping();
      }
    }
  }

  private cut(socket: WebSocket): void {
    this.metrics.socketsTooSlow.inc();
    this.readers.delete(socket);
    socket.terminate();
  }
}

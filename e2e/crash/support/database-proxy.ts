import { connect, createServer, type Server, type Socket } from 'node:net';
import { isCommit, isLastAnswer, MysqlPackets } from './mysql-packets.js';

/**
 * The moment at which the connection breaks. `unsent`: the COMMIT never reaches the database, which rolls back. `unanswered`: the database has committed,
 * its answer never comes. `underway`: at the moment the COMMIT leaves, so that it may still be at work when somebody looks.
 */
export const CUTS = ['unsent', 'unanswered', 'underway'] as const;
export type Cut = (typeof CUTS)[number];

/** Stands between server and database and breaks the network in between, at the worst moment. */
export class DatabaseProxy {
  private readonly pairs = new Set<Pair>();
  private armed: { readonly cut: Cut; readonly done: () => void } | null = null;
  private silent = false;

  private constructor(
    private readonly listener: Server,
    readonly port: number,
  ) {}

  static async start(databasePort: number): Promise<DatabaseProxy> {
    const listener = createServer();
    await new Promise<void>((resolve) => {
      listener.listen(0, '127.0.0.1', resolve);
    });
    const address = listener.address();
    const proxy = new DatabaseProxy(listener, typeof address === 'object' && address ? address.port : 0);
    listener.on('connection', (server) => proxy.join(server, connect(databasePort, '127.0.0.1')));
    return proxy;
  }

  /** Cuts the connection on which the next COMMIT comes; resolves when it is cut. */
  cutNextCommit(cut: Cut): Promise<void> {
    return new Promise((done) => {
      this.armed = { cut, done };
    });
  }

  /** A network that swallows everything and closes nothing: a cable pulled, a firewall that forgot. */
  swallow(): void {
    this.silent = true;
    for (const pair of this.pairs) pair.pause();
  }

  /** The network is back; what was swallowed stays lost, with its connections. */
  speak(): void {
    this.silent = false;
    for (const pair of this.pairs) pair.break();
  }

  stop(): void {
    this.listener.close();
    for (const pair of this.pairs) pair.break();
  }

  private join(server: Socket, database: Socket): void {
    const pair = new Pair(server, database, () => this.takeCut());
    this.pairs.add(pair);
    if (this.silent) pair.pause();
    server.once('close', () => this.pairs.delete(pair));
  }

  private takeCut(): Cut | null {
    const armed = this.armed;
    this.armed = null;
    armed?.done();
    return armed?.cut ?? null;
  }
}

/** One connection of the server's pool, through to the database. */
class Pair {
  private readonly packets = new MysqlPackets();
  private readonly answers = new MysqlPackets();
  private cut: Cut | null = null;

  constructor(
    private readonly server: Socket,
    private readonly database: Socket,
    private readonly takeCut: () => Cut | null,
  ) {
    for (const socket of [server, database]) {
      socket.setNoDelay(true);
      socket.on('error', () => this.break());
      socket.on('close', () => this.break());
    }
    server.on('data', (chunk: Buffer) => this.fromServer(chunk));
    database.on('data', (chunk: Buffer) => this.fromDatabase(chunk));
  }

  pause(): void {
    this.server.pause();
    this.database.pause();
  }

  /** At once and without farewell, as a machine that goes away. */
  break(): void {
    this.server.resetAndDestroy();
    this.database.destroy();
  }

  private fromServer(chunk: Buffer): void {
    for (const packet of this.packets.push(chunk)) {
      if (this.cut === null && isCommit(packet)) this.cut = this.takeCut();
      if (this.cut === 'unsent') return this.break();
      this.database.write(packet);
      if (this.cut === 'underway') {
        // The bytes are with the kernel now and reach the database; nobody waits for what it says.
        this.server.resetAndDestroy();
        this.database.end();
        return;
      }
    }
  }

  private fromDatabase(chunk: Buffer): void {
    if (this.cut === null) this.server.write(chunk);
    // The database answers the statements before the COMMIT first, on their own.
    else if (this.cut === 'unanswered' && this.answers.push(chunk).some(isLastAnswer)) this.break();
  }
}

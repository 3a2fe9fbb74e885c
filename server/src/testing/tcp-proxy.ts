import { connect, createServer, type Server, type Socket } from 'node:net';

type Rule = (bytes: Buffer, cut: () => void) => boolean;

/** Stands between a server and its database, and can do to their connections what networks do. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | null = null;
  private rule: Rule = () => true;
  port = 0;

  constructor(private readonly target: URL) {}

  /** The address of the target by way of this proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  async open(): Promise<void> {
    const server = createServer((client) => this.join(client, connect(Number(this.target.port || 3306), this.target.hostname)));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as { port: number }).port;
    this.server = server;
  }

  /** Stops listening and breaks all connections. */
  async close(): Promise<void> {
    const server = this.server;
    this.server = null;
    for (const socket of this.sockets) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  /** Breaks the connection once, before the first statement that begins with `text` and others in its packet reach the database. */
  cutBefore(text: string): void {
    this.once(text, (cut) => {
      cut();
      return false;
    });
  }

  /** Breaks the connection once, after the first statement that begins with `text` has reached the database; its answer is lost. */
  cutAfter(text: string): void {
    this.once(text, (cut) => {
      // The cut happens after the statement is forwarded and before an answer can arrive.
      process.nextTick(cut);
      return true;
    });
  }

  private once(text: string, act: (cut: () => void) => boolean): void {
    this.rule = (bytes, cut) => {
      // A protocol packet has four bytes of length and number, one for the command, then the text, which may be several statements.
      if (
        !bytes
          .subarray(5)
          .toString()
          .split(';\n')
          .some((statement) => statement.startsWith(text))
      )
        return true;
      this.rule = () => true;
      return act(cut);
    };
  }

  private join(client: Socket, database: Socket): void {
    for (const socket of [client, database]) {
      this.sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    let deaf = false;
    const cut = () => {
      deaf = true;
      client.destroy();
      // Data already sent still arrives; the database sees the end of the stream after it.
      database.end();
    };
    client.on('data', (bytes) => {
      if (!deaf && this.rule(bytes, cut) && !database.destroyed) database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (!deaf && !client.destroyed) client.write(bytes);
    });
  }
}

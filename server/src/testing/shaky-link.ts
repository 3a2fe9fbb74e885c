import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to another server's port that a test cuts and mends. */
export interface ShakyLink {
  readonly port: number;
  /** Ends all connections; new ones fail until `mend`. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

export async function startShakyLink(host: string, port: number): Promise<ShakyLink> {
  const ends = new Set<Socket>();
  let isWhole = true;
  const keep = (end: Socket, other: Socket) => {
    ends.add(end);
    end.on('error', () => other.destroy());
    end.once('close', () => {
      ends.delete(end);
      other.destroy();
    });
  };
  const server = createServer((near) => {
    if (!isWhole) {
      near.destroy();
      return;
    }
    const far = connect(port, host);
    keep(near, far);
    keep(far, near);
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const cut = () => {
    isWhole = false;
    for (const end of ends) end.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    mend: () => {
      isWhole = true;
    },
    stop: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

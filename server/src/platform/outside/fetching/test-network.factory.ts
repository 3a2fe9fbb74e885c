import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Network } from './outside-fetcher.js';
import { isPublicAddress } from './outside-fetcher.js';

/** A public address that nobody is asked at: in tests the local machine answers for it. */
export const PUBLIC_ADDRESS = '93.184.216.34';

/** No internet at all: no name is known. */
export const NO_NETWORK: Network = {
  addressesOf: (name) => Promise.reject(new Error(`ENOTFOUND ${name}`)),
  destinationOf: () => null,
};

/** An internet with one machine in it, which answers for every public address; which names there are is the test's to say. */
export class TestNetwork implements Network {
  /** Addresses of a name, one list for each time it is asked for; the last one stays. */
  readonly names = new Map<string, string[][]>([['pictures.example', [[PUBLIC_ADDRESS]]]]);
  readonly lookups: string[] = [];
  /** Destinations to which a connection was allowed. */
  readonly connected: string[] = [];
  /** Number of connections that the machine accepted. */
  connections = 0;

  private constructor(private readonly server: Server) {
    server.on('connection', () => {
      this.connections += 1;
    });
  }

  static async start(answer: RequestListener): Promise<TestNetwork> {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new TestNetwork(server);
  }

  addressesOf(name: string): Promise<readonly string[]> {
    this.lookups.push(name);
    const answers = this.names.get(name);
    // Addresses are their own answer, as with the system.
    if (!answers) return /[\d:]$/.test(name) ? Promise.resolve([name]) : Promise.reject(new Error(`ENOTFOUND ${name}`));
    return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) ?? []);
  }

  destinationOf(address: string) {
    if (!isPublicAddress(address)) return null;
    this.connected.push(address);
    return { address: '127.0.0.1', port: (this.server.address() as AddressInfo).port };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}

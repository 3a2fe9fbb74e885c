import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { httpGet, type Destination } from './http-get.js';
import { outsideUrl } from './outside-url.js';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Range of public IPv6 addresses. Local and IPv4-mapped addresses are outside it. */
const PUBLIC_IPV6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
/** Addresses that look public but belong to a cloud's internal services. */
const CLOUD_SERVICE_ADDRESSES = new Set(['168.63.129.16']);

/**
 * True if an address is on the public internet: not this machine, a private network, a cloud's metadata service or a reserved range.
 * Unknown ranges count as not public.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  // Also finds the IPv4 address in its IPv6 form, `::ffff:7f00:1`.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || CLOUD_SERVICE_ADDRESSES.has(parsed.toString())) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(PUBLIC_IPV6);
}

const REDIRECTS = 3;

/** Nothing was fetched. The reason is not disclosed, so that callers cannot probe the network around this server. */
export class NotFetched extends Error {}

export interface FetchLimits {
  readonly bytes: number;
  readonly signal: AbortSignal;
}

/** The fetcher's access to DNS and the network. Tests replace it. */
export interface Network {
  /** Returns every address of a host name. */
  addressesOf(name: string): Promise<readonly string[]>;
  /** Returns where to connect for an address, or null if connecting to it is not allowed. */
  destinationOf(address: string, port: number): Destination | null;
}

const INTERNET: Network = {
  addressesOf: async (name) => (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address),
  destinationOf: (address, port) => (isPublicAddress(address) ? { address, port } : null),
};

/**
 * Fetches what authors name, from the open internet and nowhere else. A name is looked up once, all its addresses have to be public, and it is that
 * address that is connected to; a redirect is a new address and judged like the first.
 */
export class OutsideFetcher {
  constructor(private readonly network: Network = INTERNET) {}

  /** The bytes of an answer of 200. Throws `NotFetched` for whatever else happens. */
  async fetch(text: string, limits: FetchLimits): Promise<Buffer> {
    try {
      return await this.follow(text, limits);
    } catch (error) {
      throw new NotFetched('nothing was fetched', { cause: error });
    }
  }

  private async follow(text: string, limits: FetchLimits): Promise<Buffer> {
    let url = outsideUrl(text);
    for (let hops = 0; url && hops <= REDIRECTS; hops += 1) {
      const answer = await httpGet(url, await this.destination(url, limits.signal), limits.signal);
      const next = redirectOf(answer);
      if (next === null) return await bytesOf(answer, limits);
      answer.destroy();
      url = outsideUrl(next, url.href);
    }
    throw new Error(url ? 'it leads on and on' : 'it is no address of the web');
  }

  private async destination(url: URL, signal: AbortSignal): Promise<Destination> {
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
    const name = url.hostname.replace(/^\[|\]$/g, '');
    const found = await unlessAborted(this.network.addressesOf(name), signal);
    const [first, ...others] = found.map((address) => this.network.destinationOf(address, port));
    // A host with any non-public address is refused, since it may be a DNS rebinding attack.
    if (!first || others.includes(null)) throw new Error('it is not in the open internet');
    return first;
  }
}

/** Asking for addresses cannot be broken off; waiting for them can. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

/** Returns the location of a redirect, or null for any other response. */
function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | null {
  return statusCode >= 300 && statusCode < 400 ? (headers.location ?? '') : null;
}

async function bytesOf(answer: IncomingMessage, { bytes }: FetchLimits): Promise<Buffer> {
  try {
    const packing = answer.headers['content-encoding'] ?? 'identity';
    if (answer.statusCode !== 200 || packing !== 'identity') throw new Error('it is not what was asked for');
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > bytes) throw new Error('it is too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks, size);
  } finally {
    answer.destroy();
  }
}

import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { type Destination, httpSend, type OutsideRequest } from './http-send.js';
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
  /** True: ports other than those of the web may be asked. */
  readonly anyPort?: boolean;
}

/** The open internet. */
export const INTERNET: Network = {
  addressesOf: async (name) => (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address),
  destinationOf: (address, port) => (isPublicAddress(address) ? { address, port } : null),
};

/** Every network that this machine reaches, itself included: for development, where receivers of webhooks run beside the server. */
export const ANY_NETWORK: Network = { ...INTERNET, destinationOf: (address, port) => ({ address, port }), anyPort: true };

const PICTURE: OutsideRequest = { method: 'GET', headers: { Accept: 'image/*' } };

/** The answer to something that was posted. */
export interface PostAnswer {
  readonly status: number;
  /** The header `Retry-After` as it came; null: there was none. */
  readonly retryAfter: string | null;
  /** The beginning of its body, as text. */
  readonly text: string;
}

/**
 * Fetches what authors name from the open internet, and posts what they subscribed to there, and nowhere else. A name is looked up once, all its
 * addresses have to be public, and it is that address that is connected to. A redirect is a new address and judged like the first; one that answers
 * a post is not followed.
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

  /** True for an address that may be asked, as far as it can be told without looking its name up. */
  admits(text: string): boolean {
    const url = outsideUrl(text, undefined, this.network.anyPort);
    const name = url === null ? '' : nameOf(url);
    return url !== null && (isIP(name) === 0 || this.network.destinationOf(name, portOf(url)) !== null);
  }

  /** Posts a body and gives the answer, whatever its status; at most `bytes` of its text. Throws `NotFetched` if none came. */
  async post(text: string, request: Omit<OutsideRequest, 'method'>, { bytes, signal }: FetchLimits): Promise<PostAnswer> {
    try {
      const url = outsideUrl(text, undefined, this.network.anyPort);
      if (!url) throw new Error('it is no address of the web');
      const answer = await httpSend(url, await this.destination(url, signal), { ...request, method: 'POST' }, signal);
      const { statusCode = 0, headers } = answer;
      return { status: statusCode, retryAfter: headers['retry-after'] ?? null, text: await beginningOf(answer, bytes) };
    } catch (error) {
      throw new NotFetched('nothing was answered', { cause: error });
    }
  }

  private async follow(text: string, limits: FetchLimits): Promise<Buffer> {
    let url = outsideUrl(text);
    for (let hops = 0; url && hops <= REDIRECTS; hops += 1) {
      const answer = await httpSend(url, await this.destination(url, limits.signal), PICTURE, limits.signal);
      const next = redirectOf(answer);
      if (next === null) return await bytesOf(answer, limits);
      answer.destroy();
      url = outsideUrl(next, url.href);
    }
    throw new Error(url ? 'it leads on and on' : 'it is no address of the web');
  }

  private async destination(url: URL, signal: AbortSignal): Promise<Destination> {
    const port = portOf(url);
    const found = await unlessAborted(this.network.addressesOf(nameOf(url)), signal);
    const [first, ...others] = found.map((address) => this.network.destinationOf(address, port));
    // A host with any non-public address is refused, since it may be a DNS rebinding attack.
    if (!first || others.includes(null)) throw new Error('it is not in the open internet');
    return first;
  }
}

const portOf = (url: URL): number => Number(url.port) || (url.protocol === 'https:' ? 443 : 80);

const nameOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** Returns the part of a body that came before it was long enough or broke off; the status has said already what became of the request. */
async function beginningOf(answer: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      chunks.push(chunk);
      if (size >= most) break;
    }
  } catch {
    // The answer is as long as it is.
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks).subarray(0, most).toString('utf8').replaceAll('\0', '');
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

import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';

/** The address to connect to, resolved once so that a later DNS change has no effect. */
export interface Destination {
  readonly address: string;
  readonly port: number;
}

/** One GET, to that machine and no other: no proxy, no connection of another request, nothing unpacked. */
export function httpGet(url: URL, { address, port }: Destination, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const name = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    send({
      host: address,
      port,
      path: `${url.pathname}${url.search}`,
      headers: { Host: url.host, Accept: 'image/*', 'Accept-Encoding': 'identity', 'User-Agent': 'Wence' },
      // The certificate has to be the name's, not the address's.
      ...(isIP(name) === 0 && { servername: name }),
      agent: false,
      signal,
    })
      .once('response', resolve)
      .once('error', reject)
      .end();
  });
}

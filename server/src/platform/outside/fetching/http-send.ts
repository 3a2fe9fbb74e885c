import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';

/** The address to connect to, resolved once so that a later DNS change has no effect. */
export interface Destination {
  readonly address: string;
  readonly port: number;
}

/** A request, but for where it goes. */
export interface OutsideRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** Absent: it has none. */
  readonly body?: Buffer;
}

/** One request, to that machine and no other: no proxy, no connection of another request, nothing unpacked. */
export function httpSend(
  url: URL,
  { address, port }: Destination,
  { method, headers, body }: OutsideRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const name = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    send({
      method,
      host: address,
      port,
      path: `${url.pathname}${url.search}`,
      headers: {
        Host: url.host,
        ...headers,
        'Accept-Encoding': 'identity',
        'User-Agent': 'Wence',
        ...(body && { 'Content-Length': String(body.length) }),
      },
      // The certificate has to be the name's, not the address's.
      ...(isIP(name) === 0 && { servername: name }),
      agent: false,
      signal,
    })
      .once('response', resolve)
      .once('error', reject)
      .end(body);
  });
}

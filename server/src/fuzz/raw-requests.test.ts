/** @store sqlite: v1.fuzz and graph.fuzz bring hostile values to both stores. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { envelopeFaults } from './answer-faults.js';
import { HttpCaller } from './http-caller.js';

const HOST = 'Host: survey.example\r\n';
const JSON_BODY = 'Content-Type: application/json\r\n';
const post = (headers: string, body: string) => `POST /v1/login HTTP/1.1\r\n${HOST}${JSON_BODY}${headers}\r\n${body}`;
const get = (line: string, headers = '') => `${line}\r\n${HOST}${headers}\r\n`;
const HIDDEN = 'GET /version HTTP/1.1\r\nHost: x\r\n\r\n';

/** Bytes that clients of HTTP libraries cannot send. */
const REQUESTS: Readonly<Record<string, string | Buffer>> = {
  'both lengths, the chunks shorter': post(`Content-Length: ${5 + HIDDEN.length}\r\nTransfer-Encoding: chunked\r\n`, `0\r\n\r\n${HIDDEN}`),
  'both lengths, the other way round': post('Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', `5c\r\n${HIDDEN}\r\n0\r\n\r\n`),
  'two lengths': post('Content-Length: 2\r\nContent-Length: 40\r\n', `{}${HIDDEN}`),
  'a length with a sign': post('Content-Length: +2\r\n', '{}'),
  'a length below zero': post('Content-Length: -1\r\n', '{}'),
  'a length beyond all numbers': post('Content-Length: 99999999999999999999\r\n', '{}'),
  'an encoding nobody knows': post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${HIDDEN}`),
  'an encoding written oddly': post('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${HIDDEN}`),
  'chunked twice': post('Transfer-Encoding: chunked, chunked\r\n', `0\r\n\r\n${HIDDEN}`),
  'chunks with a size that is none': post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n'),
  'a chunk of endless size': post('Transfer-Encoding: chunked\r\n', 'ffffffffffffffff\r\n{}\r\n0\r\n\r\n'),
  'chunks that never end': post('Transfer-Encoding: chunked\r\n', '2\r\n{}\r\n'),
  'good chunks of one byte': post('Transfer-Encoding: chunked\r\n', '1\r\n{\r\n1\r\n}\r\n0\r\n\r\n'),
  'a body that is cut off': post('Content-Length: 200\r\n', '{"mobile":'),
  'something to be expected': post('Expect: 100-continue\r\nContent-Length: 2\r\n', '{}'),
  'something else to be expected': post('Expect: the-unexpected\r\nContent-Length: 2\r\n', '{}'),
  'a header folded over two lines': get('GET /v1/users HTTP/1.1', 'X-A: a\r\n b\r\n'),
  'a header without a name': get('GET /v1/users HTTP/1.1', ': x\r\n'),
  'a header with a control character': get('GET /v1/users HTTP/1.1', 'X-A: a\u0001b\r\n'),
  'a header with a bare line feed': 'GET /v1/users HTTP/1.1\nHost: x\n\n',
  'thousands of headers': get('GET /v1/users HTTP/1.1', 'A: b\r\n'.repeat(2500)),
  'a header of megabytes': get('GET /v1/users HTTP/1.1', `Authorization: Bearer ${'x'.repeat(2_000_000)}\r\n`),
  'two hosts': get('GET /v1/users HTTP/1.1', 'Host: other.example\r\n'),
  'no host': 'GET /v1/users HTTP/1.1\r\n\r\n',
  'an absolute address': get('GET http://evil.example/v1/users HTTP/1.1'),
  'an address with a user': get('GET http://a:b@survey.example/v1/users HTTP/1.1'),
  'an address that is only a star': get('OPTIONS * HTTP/1.1'),
  'an address of two slashes': get('GET //evil.example/v1/users HTTP/1.1'),
  'an address going up': get('GET /v1/../../../etc/passwd HTTP/1.1'),
  'an address with a fragment': get('GET /v1/users#x HTTP/1.1'),
  'an address with bytes that are no text': Buffer.concat([
    Buffer.from('GET /v1/r/'),
    Buffer.from([0xff, 0xfe, 0x80]),
    Buffer.from(` HTTP/1.1\r\n${HOST}\r\n`),
  ]),
  'an address of 15,000 characters': get(`GET /v1/r/${'x'.repeat(15_000)} HTTP/1.1`),
  'a method nobody knows': get('EXPLODE /v1/users HTTP/1.1'),
  'a method of another protocol': get('PROPFIND /v1/users HTTP/1.1'),
  'a tunnel': 'CONNECT survey.example:443 HTTP/1.1\r\nHost: survey.example:443\r\n\r\n',
  'a trace': get('TRACE /v1/users HTTP/1.1', 'Cookie: secret=1\r\n'),
  'an upgrade to something else': get('GET /v1/users HTTP/1.1', 'Connection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAA\r\n'),
  'an upgrade to a socket at another address': get(
    'GET /v1/users HTTP/1.1',
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n',
  ),
  'an upgrade to a socket without a key': get(
    'GET /graphql HTTP/1.1',
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n',
  ),
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a greeting of TLS': Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
  'old HTTP': 'GET /v1/users HTTP/1.0\r\n\r\n',
  nothing: '',
};

describe('bytes on the wire', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /** All that the server says before it hangs up. */
  const said = async (bytes: string | Buffer): Promise<string> => {
    const socket = connect(Number(new URL(app.address).port), '127.0.0.1');
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', () => undefined);
    socket.end(bytes);
    // `once` of `node:events` would fail with a reset, after which there is a `close` as well.
    await new Promise((resolve) => socket.once('close', resolve));
    return Buffer.concat(parts).toString('utf8');
  };

  it.each(Object.entries(REQUESTS))('that are %s get one answer or none, and nothing of the inside [S34]', async (_name, bytes) => {
    const text = await said(bytes);

    const answers = text
      .split(/^HTTP\/1\.1 (?=\d{3} )/m)
      .slice(1)
      .filter((answer) => !answer.startsWith('100 '));
    expect(answers.length).toBeLessThanOrEqual(1);
    expect(text).not.toContain('"version"');
    const [head = '', body = ''] = answers[0]?.split('\r\n\r\n') ?? [];
    // Node and the library of the sockets refuse a few things with a line of their own.
    if (!body.includes('{')) {
      expect(body.length).toBeLessThan(60);
      expect(head).toMatch(/^4\d\d |^$/);
      return;
    }
    const headers = {
      'content-type': /content-type: (.*)/i.exec(head)?.[1] ?? '',
      'x-request-id': /x-request-id: (.*)/i.exec(head)?.[1] ?? '',
    };
    expect(envelopeFaults({ status: Number(head.slice(0, 3)), headers, text: plain(body) })).toEqual([]);
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'POST', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'with %s where it is not offered, or where nothing is, get the envelope',
    async (method) => {
      const caller = new HttpCaller(app.address);
      const offered = new Set(app.features.routes.map((route) => `${route.method} ${route.path}`));
      const paths = [
        ...new Set(app.features.routes.map(({ path }) => path)),
        '/v1',
        '/v1/',
        '/v2/x',
        '/graphql/x',
        '/v1/users/',
        '/V1/users',
        '/.env',
        '/v1/%2e%2e/x',
      ];
      const free = paths.filter((path) => !offered.has(`${method} ${path}`)).map((path) => path.replaceAll(/[{}]/g, ''));

      const faults = [];
      for (const path of free) {
        const answer = await caller.send({ method, path, headers: {} });
        faults.push(...envelopeFaults(answer).map((fault) => `${path} ${fault}`));
      }
      caller.close();

      expect(faults).toEqual([]);
    },
  );

  it('leave a server that answers', async () => {
    expect((await fetch(`${app.address}/livez`)).status).toBe(200);
  });
});

/** The JSON of a body that may have come in one chunk. */
function plain(body: string): string {
  return body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1);
}

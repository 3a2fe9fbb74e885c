/** @store sqlite: looks at requests and answers, not at rows. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

describe('what is refused before it is a request', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /** Everything the server says to these bytes until it hangs up. */
  const said = async (bytes: string): Promise<{ head: string; body: Record<string, unknown> }> => {
    const socket = connect(Number(new URL(app.address).port), '127.0.0.1');
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.write(bytes);
    await once(socket, 'close');
    const [head = '', body = ''] = Buffer.concat(parts).toString('utf8').split('\r\n\r\n');
    return { head, body: JSON.parse(body) };
  };

  it.each(['/v1/nodes/remove/%', '/v1/r/%ff', '/%zz'])('is no place when the address %s cannot be decoded', async (path) => {
    const answer = await fetch(app.address + path, { headers: { 'Accept-Language': 'en' } });

    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
    expect(answer.headers.get('x-request-id')).toMatch(/^\w{16}$/);
    expect(await answer.json()).toEqual({ code: 'A0404', message: expect.any(String), data: null });
  });

  it('is answered with the envelope when the headers are too large', async () => {
    const { head, body } = await said(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`);

    expect(head).toMatch(/^HTTP\/1\.1 431 [^]*application\/json; charset=utf-8[^]*X-Request-Id: \w{16}/);
    expect(body).toEqual({ code: 'A0413', message: expect.any(String), data: null });
  });

  it.each(['nonsense\r\n\r\n', 'GET /livez HTTP/9.9\r\n\r\n', 'POST /v1/login HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n'])(
    'is answered with the envelope when the bytes are no HTTP: %j',
    async (bytes) => {
      const { head, body } = await said(bytes);

      expect(head).toMatch(/^HTTP\/1\.1 400 /);
      expect(body).toEqual({ code: 'A0400', message: expect.any(String), data: null });
    },
  );
});

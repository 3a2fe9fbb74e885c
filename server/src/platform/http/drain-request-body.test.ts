/** @store sqlite: looks at requests and answers, not at rows. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const MEBIBYTE = Buffer.alloc(2 ** 20, ' ');

describe('a body that is refused for its size', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it.each([
    ['/graphql', 'application/json', 20],
    ['/v1/login', 'application/json', 20],
    ['/v1/oss', 'multipart/form-data; boundary=x', 40],
    ['/v1/r/1/files?question=1', 'application/octet-stream', 400],
  ])('leaves whoever sends it to %s the time to read the answer, and the connection', async (path, type, size) => {
    const socket = connect(Number(new URL(app.address).port), '127.0.0.1');
    let said = '';
    socket.on('data', (part: Buffer) => (said += part.toString('utf8')));
    const until = async (pattern: RegExp) => {
      while (!pattern.test(said)) await once(socket, 'data');
    };

    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${size * MEBIBYTE.length}\r\n\r\n`);
    socket.write(MEBIBYTE);
    // Answered already; the sender is still at it.
    await until(/"code":"A0413"/);
    for (let sent = 1; sent < size; sent += 1) if (!socket.write(MEBIBYTE)) await once(socket, 'drain');
    said = '';
    socket.write('GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');

    await until(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });
});

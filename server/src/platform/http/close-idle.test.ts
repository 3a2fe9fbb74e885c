/** @store sqlite: looks at requests and answers, not at rows. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { startTestApp } from '../../testing/test-app.js';

it('A stop does not wait for a connection that is kept open after its answer left meanwhile', async () => {
  const app = await startTestApp();
  const socket = connect(Number(new URL(app.address).port), '127.0.0.1');
  const answered = once(socket, 'data');
  const body = '{"mobile":"13800000000"}';
  const arrived = once(app.http.server, 'request');
  socket.write(`POST /v1/sms/code HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n{`);
  await arrived;

  const stopped = app.stop();
  // The server has stopped listening: what is idle by now is closed already.
  while (app.http.server.listening) await new Promise((resolve) => setTimeout(resolve, 1));
  socket.write(body.slice(1));

  expect(String(await answered)).toMatch(/^HTTP\/1\.1 200 /);
  await stopped;
});

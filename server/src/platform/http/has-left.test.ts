/** @store sqlite: no store is opened. */
import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyError } from 'fastify';
import { hasLeft } from './has-left.js';

const early = () => Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });

/** A server whose one route fails after its asker was waited for; tells what it made of the error. */
async function failing(fault: () => Error, leaves: boolean): Promise<boolean> {
  const app = Fastify();
  const judged = new Promise<boolean>((resolve) => {
    app.setErrorHandler((error: FastifyError, asked, reply) => {
      resolve(hasLeft(asked, error));
      return reply.status(500).send();
    });
  });
  app.post('/', async ({ raw }) => {
    if (leaves) await once(raw.socket, 'close');
    throw fault();
  });
  const asked = request(await app.listen({ port: 0, host: '127.0.0.1' }), { method: 'POST' });
  // Hanging up is an error to the one who hangs up.
  asked.on('error', () => undefined).on('response', (answer) => answer.resume());
  asked.end();
  if (leaves) setTimeout(() => asked.destroy(), 50);
  const told = await judged;
  await app.close();
  return told;
}

describe('an answer that ends too early', () => {
  it('is nobody’s fault when its asker has left', async () => {
    expect(await failing(early, true)).toBe(true);
  });

  it('is a fault while its asker waits for it', async () => {
    expect(await failing(early, false)).toBe(false);
  });

  it('is told from other faults, which stay faults when the asker has left', async () => {
    expect(await failing(() => new Error('broken'), true)).toBe(false);
  });
});

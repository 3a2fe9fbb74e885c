import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { noteOutcome } from '../platform/http/request-outcome.js';
import { watchCodes } from './watch-codes.js';

/** A server with a route that declares A0404 and answers with whatever the query says, and what its watch says after these answers. */
async function verdictOn(...codes: readonly string[]): Promise<() => void> {
  const http = Fastify();
  http.decorateRequest('outcome', null);
  http.get('/toy', { config: { codes: ['A0404'] } }, async (request) => {
    noteOutcome(request, { code: (request.query as { code: string }).code });
    return null;
  });
  const assertCodes = watchCodes(http);
  for (const code of codes) await http.inject(`/toy?code=${code}`);
  await http.close();
  return assertCodes;
}

describe('the watch over codes', () => {
  it('passes over success and what a route declares', async () => {
    expect(await verdictOn('00000', 'A0404')).not.toThrow();
  });

  it('names the route that answered with another code', async () => {
    expect(await verdictOn('A0404', 'A0410')).toThrow('GET /toy answered A0410');
  });
});

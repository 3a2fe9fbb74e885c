import type { SeededRandom } from '../demo/seeded-random.js';
import { brokenBody } from './broken-body.js';
import { mutated } from './mutation.js';
import { scrap } from './scraps.js';

const OPERATION = 'subscription { responseCount(surveyId: "none") { total } }';

/** Messages of the protocol, and some that only look like it. */
const MESSAGES: readonly object[] = [
  { type: 'connection_init', payload: { token: 'again' } },
  { type: 'ping' },
  { type: 'pong', payload: { a: 1 } },
  { type: 'complete', id: '1' },
  { type: 'subscribe', id: '1', payload: { query: OPERATION } },
  { type: 'subscribe', id: '1', payload: { query: '{ me { id } }' } },
  { type: 'subscribe', id: '1', payload: { query: 'mutation { logout(input: {}) }' } },
  { type: 'subscribe', id: '1', payload: { query: '{ __schema { types { name } } }' } },
  { type: 'subscribe', id: '1', payload: { query: 'subscription {' } },
  { type: 'subscribe', id: '1', payload: { query: '' } },
  { type: 'subscribe', id: '1', payload: { query: OPERATION, variables: { a: [] }, operationName: 'None', extensions: {} } },
  { type: 'subscribe', id: '', payload: { query: OPERATION } },
  { type: 'next', id: '1', payload: {} },
  { type: 'error', id: '1', payload: [] },
  { type: 'start', id: '1', payload: { query: OPERATION } },
  { type: 'connection_ack' },
];

/** Generates a hostile frame: text that is not JSON, JSON that is not a message, a message out of turn, or bytes. */
export function frame(chance: SeededRandom): { readonly data: Buffer; readonly binary: boolean } {
  const message = chance.pick(MESSAGES);
  const value = chance.happens(0.3) ? message : chance.happens(0.8) ? mutated(message, chance) : scrap(chance);
  const text = JSON.stringify(value) ?? '';
  const data = chance.happens(0.3) ? brokenBody(text, chance) : Buffer.from(text);
  return { data, binary: chance.happens(0.05) };
}

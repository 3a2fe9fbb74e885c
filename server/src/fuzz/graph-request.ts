import type { SeededRandom } from '../demo/seeded-random.js';
import { brokenBody } from './broken-body.js';
import type { GraphOperation } from './graph-operation.js';
import type { HttpRequest } from './http-caller.js';
import { mutated } from './mutation.js';
import { oddContentType, oddHeaders } from './odd-headers.js';
import { scrap } from './scraps.js';

const DIALECT: readonly string[] = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ':',
  '!',
  '$',
  '@',
  '...',
  '"',
  '"""',
  '#',
  '&',
  '|',
  '=',
  ',',
  '\ufeff',
  '\u0000',
  '\\u{110000}',
  '1e999',
  '-',
  'on',
  'fragment',
  'null',
  '__schema',
  '__typename',
  '@skip(if: $v0)',
  '{{{{',
  '\u{1f600}',
];

/** The text of a document with letters and words of the language dropped, doubled and thrown in. */
export function brokenDocument(query: string, chance: SeededRandom): string {
  let text = query;
  for (let times = chance.between(1, 4); times > 0; times -= 1) {
    const at = chance.between(0, text.length);
    const cut = chance.pick([0, 0, 1, 1, 2, 7, 30]);
    const more = chance.pick([
      '',
      chance.pick(DIALECT),
      chance.pick(DIALECT),
      text.slice(at, at + 20),
      String.fromCharCode(chance.between(0, 0xffff)),
    ]);
    text = text.slice(0, at) + more + text.slice(at + cut);
  }
  return text;
}

/** The same operation as it should be, with other variables, in a broken document, in an odd envelope. */
export function spoiltOperation(operation: GraphOperation, chance: SeededRandom): unknown {
  const { query, variables } = operation;
  const way = chance.next();
  if (way < 0.45) return operation;
  if (way < 0.8) return { query, variables: mutated(variables, chance) };
  if (way < 0.9) return { query: brokenDocument(query, chance), variables };
  // Some scraps are undefined, which is nothing that can be picked: how to make one is.
  const spoil = chance.pick([
    () => ({ query, variables, operationName: chance.pick<unknown>(['Nobody', '', 5, null, '__proto__', []]) }),
    () => ({ query, variables: JSON.stringify(variables) }),
    () => ({ query, variables, extensions: scrap(chance) }),
    () => ({ query, variables, extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }),
    () => ({ query: scrap(chance), variables: scrap(chance) }),
    () => ({ variables }),
    () => [operation, operation],
    () => mutated(operation, chance),
    () => scrap(chance),
  ]);
  return spoil();
}

/** An operation on its way by HTTP; now and then as bytes that no client of the graph sends. */
export function graphRequest(operation: GraphOperation, token: string | null, chance: SeededRandom): HttpRequest {
  const text = JSON.stringify(spoiltOperation(operation, chance)) ?? '';
  return {
    method: chance.happens(0.01) ? chance.pick(['GET', 'PUT', 'DELETE']) : 'POST',
    path: chance.happens(0.01) ? '/graphql?query={me{id}}&__proto__=1' : '/graphql',
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      'Content-Type': chance.happens(0.04) ? oddContentType(chance) : 'application/json',
      ...(chance.happens(0.1) && { Accept: 'application/graphql-response+json' }),
      ...(chance.happens(0.08) && oddHeaders(chance)),
    },
    body: chance.happens(0.06) ? brokenBody(text, chance) : Buffer.from(text),
  };
}

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ANSWERING_NAMES } from './answering-names.mjs';

const BUDGET_BYTES = 15_000;

/** Words of the parts that only authors need: operations, parsing, the catalogue, what may be authored, JSON Schema. */
const AUTHORS_NAMES = ['apply', 'parseDefinition', 'questionRow', 'definitionJsonSchema'];
const AUTHORS_WORDS = ['addNode', 'unknownKey', 'growingTable', 'notUnique', 'additionalProperties'];

function bundle(names) {
  const script = fileURLToPath(new URL('./bundle.mjs', import.meta.url));
  return execFileSync(process.execPath, [script, ...names], { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
}

describe('what the answering page loads of the model', () => {
  let code = '';
  beforeAll(() => {
    code = bundle(ANSWERING_NAMES);
  });

  it('is at most 15 KB, compressed', () => {
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(BUDGET_BYTES);
  });

  it('has nothing in it that only authors need, which is what the whole has', () => {
    const whole = bundle([...ANSWERING_NAMES, ...AUTHORS_NAMES]);

    expect(AUTHORS_WORDS.filter((word) => code.includes(word))).toEqual([]);
    expect(AUTHORS_WORDS.filter((word) => whole.includes(word))).toEqual(AUTHORS_WORDS);
  });

  it('runs by itself', async () => {
    const page = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const definition = { format: 1, lastId: 1, title: 'One', nodes: [{ id: 1, code: 'Q1', type: 3, title: 'Why?', required: true }] };

    expect(page.evaluate(page.compile(definition), {}).errors).toEqual([{ nodeId: 1, reason: 'required' }]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { canonicalJson, payloadHash } from './payload-hash.policy.js';

describe('canonicalJson', () => {
  it('gives one text for one content, whatever the order of keys', () => {
    const one = canonicalJson({ b: [1, { d: 'x', c: null }], a: true }, 'answers');
    const other = canonicalJson({ a: true, b: [1, { c: null, d: 'x' }] }, 'answers');

    expect(one).toBe('{"a":true,"b":[1,{"c":null,"d":"x"}]}');
    expect(other).toBe(one);
  });

  it('keeps the order of lists, which carries meaning', () => {
    expect(payloadHash({ 1: { options: [1, 2] } })).not.toBe(payloadHash({ 1: { options: [2, 1] } }));
  });

  it('refuses nesting that no answer has instead of overflowing the stack', () => {
    const depth = 100_000;
    const nested: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

    expect(() => canonicalJson(nested, 'answers')).toThrow(expect.objectContaining({ code: 'A0400' }));
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sha256, sha256Hex } from './sha256.js';
import { utf8Bytes, utf8Length } from './utf8.js';
import { randomRuns } from '../testing/random-runs.js';

describe('sha256', () => {
  it('agrees with the published digests', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it.each([
    [55, '9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318'],
    [56, 'b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a'],
    [63, '7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34'],
    [64, 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb'],
    [65, '635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0'],
    [119, '31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb'],
    [120, '2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c'],
    [1000000, 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('fills the last block right with %d times the letter a', (count, digest) => {
    expect(sha256Hex('a'.repeat(count))).toBe(digest);
  });

  it('hashes bytes that are no text', () => {
    const digest = sha256(Uint8Array.of(0xff, 0x00, 0x80));

    expect(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(
      'ef192b7af54e943f206ab27075ec1805384c972c9959fc5820f1fa7d5268fcef',
    );
  });

  it('hashes the UTF-8 bytes of a text', () => {
    expect(sha256Hex('\u95ee\u7b56 \u{1f600} \u00e9')).toBe('96175f574dba34044868bc4a0584534b224daa6c2608214e2573d62af583adb4');
  });

  it('takes half a character for the replacement character', () => {
    expect(sha256Hex('\ud800x')).toBe(sha256Hex('\ufffdx'));
    expect(sha256Hex('x\udc00')).toBe(sha256Hex('x\ufffd'));
  });
});

describe('UTF-8', () => {
  it('has the bytes that a percent encoding shows', () => {
    const points = fc.integer({ min: 0, max: 0x10ffff }).filter((point) => point < 0xd800 || point > 0xdfff);
    fc.assert(
      fc.property(fc.array(points), (given) => {
        const text = given.map((point) => String.fromCodePoint(point)).join('');
        const decoded = Array.from(utf8Bytes(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

        expect(decodeURIComponent(decoded)).toBe(text);
        expect(utf8Length(text)).toBe(utf8Bytes(text).length);
      }),
      randomRuns(500),
    );
  });
});

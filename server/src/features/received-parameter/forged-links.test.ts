import { describe, expect, it } from '@jest/globals';
import { LINK_PARAMETERS } from '@wence/schema';
import fc from 'fast-check';
import { signatureFault, signatureOf } from './parameter-signature.policy.js';

const RUNS = process.env.WENCE_FULL === '1' ? 10_000 : 500;
const NOW = new Date('2026-11-26T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const SECRET = 'c2VjcmV0';
const parameters = ['a', 'b', 'ab', 'A_1'].map((name) => ({ name }));
const settings = { parameters };

type Params = Readonly<Record<string, string>>;

const values = fc.record({
  a: fc.string({ maxLength: 20 }),
  b: fc.constantFrom('', '1', '1&ab=2', 'b=', '%31', '\u4e0a\u6d77', '=', '&'),
  ab: fc.string({ maxLength: 8 }),
  A_1: fc.constantFrom('x', 'X', '+', ' '),
});
const expiries = fc.integer({ min: 1, max: 1_000_000 });
const withSign = (params: Params): Params => ({ ...params, [LINK_PARAMETERS.signature]: signatureOf(SECRET, settings, params) });
const judged = (params: Params) => signatureFault(settings, params, SECRET, NOW)?.reason ?? null;
const without = (params: Params, name: string): Params => Object.fromEntries(Object.entries(params).filter(([key]) => key !== name));

/** Ways of changing a signed link; one that changes nothing gives it back as it was. */
const FORGERIES: readonly ((params: Params, pick: number) => Params)[] = [
  function flipOneBit(params, pick) {
    const names = Object.keys(params).filter((name) => params[name] !== '');
    const name = names[pick % names.length] ?? '';
    const value = params[name] ?? '';
    const at = pick % value.length;
    const flipped = String.fromCharCode(value.charCodeAt(at) ^ (1 << (pick % 7)));
    return { ...params, [name]: value.slice(0, at) + flipped + value.slice(at + 1) };
  },
  function moveBetweenValues({ a = '', b = '', ...rest }) {
    return { ...rest, a: `${a}&b=${b}`, b: '' };
  },
  ({ a = '', ab = '', ...rest }) => ({ ...rest, a: ab, ab: a }),
  (params, pick) => without(params, ['a', 'b', 'ab', 'A_1', 'expires'][pick % 5] ?? ''),
  ({ a = '', ...rest }) => ({ ...rest, a: a + a }),
  (params) => ({ ...params, expires: String(Number(params['expires'] ?? SECONDS) + 1) }),
  (params) => ({ ...params, expires: `0${params['expires'] ?? ''}` }),
  ({ sign = '', ...rest }, pick) => ({ ...rest, sign: pick % 2 === 0 ? `${sign}=` : sign.toLowerCase() }),
  (params) => ({ ...params, sign: signatureOf('another', settings, params) }),
];

describe('the signature of a link', () => {
  it('is good in any order of its parameters, until it expires', () => {
    fc.assert(
      fc.property(values, expiries, (given, left) => {
        const params = withSign({ ...given, expires: String(SECONDS + left) });
        expect(judged(params)).toBeNull();
        expect(judged(Object.fromEntries(Object.entries(params).toReversed()))).toBeNull();
        expect(judged(withSign({ ...given, expires: String(SECONDS - left) }))).toBe('expired');
      }),
      { numRuns: Math.ceil(RUNS / 10) },
    );
  });

  it('fits no link that was changed in any way', () => {
    const forgery = fc.record({ given: values, left: fc.option(expiries), way: fc.constantFrom(...FORGERIES), pick: fc.nat(1_000_000) });
    fc.assert(
      fc.property(forgery, ({ given, left, way, pick }) => {
        const params = withSign({ ...given, ...(left !== null && { expires: String(SECONDS + left) }) });
        const forged = way(params, pick);
        const isSame = JSON.stringify(Object.entries(forged).toSorted()) === JSON.stringify(Object.entries(params).toSorted());
        fc.pre(!isSame);
        expect(['forged', 'unsigned']).toContain(judged(forged));
      }),
      { numRuns: RUNS },
    );
  });

  it('is refused as forged where the survey has no secret', () => {
    expect(signatureFault(settings, withSign({ a: '1' }), null, NOW)).toEqual({ reason: 'forged', name: null });
  });
});

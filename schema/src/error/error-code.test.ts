import { describe, expect, it } from '@jest/globals';
import { ERROR_CODES, isErrorCode } from './error-code.js';

describe('the error catalogue', () => {
  it('answers with HTTP 200 but for what a proxy must understand', () => {
    const others = Object.entries(ERROR_CODES).flatMap(([code, { http }]) => (http === 200 ? [] : [[code, http]]));

    expect(Object.fromEntries(others)).toEqual({ A0401: 401, A0405: 405, A0413: 413, A0501: 429, B0503: 503 });
  });

  it('has a text key of its own for each code that is not reserved', () => {
    const keys = Object.values(ERROR_CODES).flatMap(({ key }) => (key === 'reserved' ? [] : [key]));

    expect(new Set(keys).size).toBe(keys.length);
  });

  it('tells its codes from other texts', () => {
    expect(['A0400', '00000', 'toString'].map(isErrorCode)).toEqual([true, false, false]);
  });
});

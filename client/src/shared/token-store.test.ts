import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearTokens, readTokens, writeTokens } from './token-store';

/** As much of a browser's storage as the store uses. */
class MemoryStorage extends Map<string, string> implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  getItem(key: string) {
    return this.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.set(key, value);
  }
  removeItem(key: string) {
    this.delete(key);
  }
}

const memory = new MemoryStorage();
// A parse boundary between the test's storage and the DOM's larger type.
const storage = memory as unknown as Storage;
const tokens = { token: 'a', refreshToken: 'b', expired: 1_800_000_000 };

beforeEach(() => memory.clear());

describe('the token store', () => {
  it('keeps tokens under exactly three keys', () => {
    writeTokens(tokens, storage);

    expect([...memory.keys()].toSorted()).toEqual(['expired', 'refreshToken', 'token']);
    expect(readTokens(storage)).toEqual(tokens);
  });

  it('is empty after clearing', () => {
    writeTokens(tokens, storage);

    clearTokens(storage);

    expect(memory.size).toBe(0);
    expect(readTokens(storage)).toBeNull();
  });

  it.each(['token', 'refreshToken', 'expired'])('counts as signed out when %s is missing', (key) => {
    writeTokens(tokens, storage);

    memory.delete(key);

    expect(readTokens(storage)).toBeNull();
  });

  it('counts as signed out when the end is no number', () => {
    writeTokens(tokens, storage);

    memory.set('expired', 'soon');

    expect(readTokens(storage)).toBeNull();
  });
});

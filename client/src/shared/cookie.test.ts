import { describe, expect, it } from '@jest/globals';
import { readCookie } from './cookie';

describe('readCookie', () => {
  const cookies = 'login=1; language=zh-CN; note=a%3Bb';

  it('finds a value by its whole name', () => {
    expect(readCookie('language', cookies)).toBe('zh-CN');
    expect(readCookie('lang', cookies)).toBeNull();
    expect(readCookie('in', cookies)).toBeNull();
  });

  it('decodes what was encoded', () => {
    expect(readCookie('note', cookies)).toBe('a;b');
  });

  it('finds nothing among no cookies', () => {
    expect(readCookie('login', '')).toBeNull();
  });
});

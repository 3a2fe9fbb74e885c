import { describe, expect, it } from '@jest/globals';
import { outsideUrl } from './outside-url.js';

describe('an address of the web', () => {
  it.each([
    'http://a.example/b.png',
    'https://a.example',
    'https://a.example:443/x?y=1#z',
    'http://a.example:80/',
    'http://a.example:443/',
  ])('is %s', (text) => {
    expect(outsideUrl(text)?.hostname).toBe('a.example');
  });

  it.each([
    '',
    'a.example/b.png',
    '//a.example/b.png',
    'file:///etc/passwd',
    'gopher://a.example/',
    'data:image/png;base64,AA==',
    'ftp://a.example/a.png',
    'blob:https://a.example/1',
    'javascript:alert(1)',
    'http://user@a.example/',
    'http://user:word@a.example/',
    'http://a.example:22/',
    'http://a.example:25/',
    'http://a.example:3306/',
    'http://a.example:6379/',
    'http://a.example:8080/',
    'http://',
    'http://a b/',
    `http://a.example/${'a'.repeat(2048)}`,
  ])('is not %s (S11)', (text) => {
    expect(outsideUrl(text)).toBeNull();
  });

  it('is the machine that is meant, however its name is written', () => {
    const machines = [
      'http://127.1/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://017700000001/',
      'http://a#@b/',
      'http://ⓛocalhost/',
      'http:\\\\127.0.0.1\\',
    ];

    expect(machines.map((text) => outsideUrl(text)?.hostname)).toEqual([
      '127.0.0.1',
      '127.0.0.1',
      '127.0.0.1',
      '127.0.0.1',
      'a',
      'localhost',
      '127.0.0.1',
    ]);
  });
});

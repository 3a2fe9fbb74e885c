import { describe, expect, it } from '@jest/globals';
import { isWebAddress, WEB_ADDRESS } from './web-address.js';

describe('an address that a page may lead on to', () => {
  it.each([
    'https://example.org',
    'http://example.org:8080/thanks?panel=1&x=%E4%BD%A0#top',
    'HTTPS://EXAMPLE.ORG/A',
    'https://\u4f8b\u5b50.example/\u8c22\u8c22',
    'https://192.0.2.1/',
  ])('is %s', (address) => {
    expect(isWebAddress(address)).toBe(true);
    expect(new RegExp(WEB_ADDRESS, 'u').test(address)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JaVaScRiPt://example.org/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.org',
    'blob:https://example.org/1',
    '//example.org',
    '/thanks',
    'example.org',
    'https:example.org',
    'https:/example.org',
    'https:\\\\example.org',
    'https://',
    'https://example.org@evil.example/',
    'https://user:word@example.org/',
    'https://exa mple.org',
    'https://example.org/a b',
    'https://example.org/"onmouseover=alert(1)',
    'https://example.org/<b>',
    'https://example.org/\u0000',
    'https://example\u202e.org/',
    'https://example.org/\u200b',
  ])('is not %j', (address) => {
    expect(isWebAddress(address)).toBe(false);
  });

  it('is found out about in linear time', () => {
    for (const piece of ['a', '/', '?', '#', ':', '%', '@']) {
      expect(typeof isWebAddress(`https://${piece.repeat(200_000)} `)).toBe('boolean');
    }
  });
});

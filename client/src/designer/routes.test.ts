import { describe, expect, it } from '@jest/globals';
import { isOpen, loginUrl, wantedPath } from './routes';

describe('the way through the sign-in page', () => {
  it('leads back to where one wanted to go', () => {
    const url = loginUrl('/data/42?tab=a&b=c');

    const redirect = new URL(url, 'https://example.com').searchParams.get('redirect');

    expect(wantedPath(redirect)).toBe('/data/42?tab=a&b=c');
  });

  it('stays short for the first page', () => {
    expect(loginUrl('/list')).toBe('/login');
    expect(loginUrl('/')).toBe('/login');
  });

  it.each([null, '', 'list', '//evil.example', '/\\evil.example', 'https://evil.example', '/login', '/login?redirect=/login'])(
    'leads to the list instead of %j',
    (redirect) => {
      expect(wantedPath(redirect)).toBe('/list');
    },
  );
});

describe('isOpen', () => {
  it('needs no sign-in for signing in, registering and the page for what does not exist', () => {
    expect(['/login', '/register', '/404'].every(isOpen)).toBe(true);
  });

  it.each(['/', '/list', '/new', '/recycle', '/survey/1', '/publish/1', '/data/1', '/login/x'])('needs one for %s', (path) => {
    expect(isOpen(path)).toBe(false);
  });
});

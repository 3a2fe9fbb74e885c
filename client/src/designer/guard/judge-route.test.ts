import { describe, expect, it } from '@jest/globals';
import { judgeRoute } from './judge-route';

describe('without a login cookie', () => {
  it.each(['index', 'login', 'apply', 'register', '404'])('the plain page %s opens [S2.guard.open-plain-pages]', (name) => {
    expect(judgeRoute(name, false)).toBe('open');
  });

  it('a shared report opens [S2.guard.open-report-share]', () => {
    expect(judgeRoute('report-share', false)).toBe('open');
  });

  it.each(['reset', 'verify'])('the way back into an account opens: %s [S2.guard.open-reset-verify]', (name) => {
    expect(judgeRoute(name, false)).toBe('open');
  });

  it.each(['callback-wechat', 'callback-qq', 'callback-webo'])(
    'the way back from another site opens: %s [S2.guard.open-callbacks]',
    (name) => {
      expect(judgeRoute(name, false)).toBe('open');
    },
  );

  it.each(['list', 'recycle', 'new', 'survey', 'publish', 'data', 'Login', '', 'constructor'])('%j asks to sign in', (name) => {
    expect(judgeRoute(name, false)).toBe('signIn');
  });
});

describe('with a login cookie', () => {
  it('what is not open to everyone opens for a member', () => {
    expect(judgeRoute('list', true)).toBe('member');
  });

  it('what is open to everyone stays so, and asks nothing about the visitor', () => {
    expect(judgeRoute('report-share', true)).toBe('open');
  });
});

it.each([true, false])('a route without a name is no page of ours, signed in: %j', (isSignedIn) => {
  expect(judgeRoute(undefined, isSignedIn)).toBe('notFound');
});

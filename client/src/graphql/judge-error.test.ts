import { describe, expect, it } from '@jest/globals';
import { judgeCode, judgeStatus } from './judge-error';

describe('a code the server answers with', () => {
  it('A0401 ends the session, even for callers that deal with every error themselves', () => {
    expect(judgeCode('A0401', 'x')).toEqual({ kind: 'signOut' });
    expect(judgeCode('A0401', 'x', 'all')).toEqual({ kind: 'signOut' });
  });

  it('A0404 leads to the page that says so', () => {
    expect(judgeCode('A0404', 'x')).toEqual({ kind: 'notFound' });
  });

  it.each(['A0109', 'A2048', 'A2105'])('%s says nothing', (code) => {
    expect(judgeCode(code, 'x')).toEqual({ kind: 'silent' });
  });

  it('shows the message of any other code, and of none', () => {
    expect(judgeCode('A0410', 'stop it first')).toEqual({ kind: 'say', message: 'stop it first' });
    expect(judgeCode(undefined, 'odd')).toEqual({ kind: 'say', message: 'odd' });
  });

  it.each(['HTTP 400', 'error 500!', '502 Bad Gateway'])('replaces the message %j', (message) => {
    expect(judgeCode('B0001', message)).toEqual({ kind: 'service' });
  });

  it('leaves the codes to their caller that the caller asked for', () => {
    expect(judgeCode('A0404', 'x', ['A0404'])).toEqual({ kind: 'silent' });
    expect(judgeCode('A0410', 'x', 'all')).toEqual({ kind: 'silent' });
    expect(judgeCode('A0410', 'x', ['A0404'])).toEqual({ kind: 'say', message: 'x' });
  });
});

describe('an HTTP status', () => {
  it.each([
    [401, 'signOut'],
    [400, 'service'],
    [500, 'service'],
    [502, 'service'],
    [403, 'network'],
    [413, 'network'],
    [429, 'network'],
    [503, 'network'],
  ])('%i means %s', (status, kind) => {
    expect(judgeStatus(status)).toEqual({ kind });
  });

  it('is left to the caller that deals with its code, but for the end of the session', () => {
    expect(judgeStatus(503, ['B0503'])).toEqual({ kind: 'silent' });
    expect(judgeStatus(502, ['B0503'])).toEqual({ kind: 'service' });
    expect(judgeStatus(502, 'all')).toEqual({ kind: 'silent' });
    expect(judgeStatus(401, 'all')).toEqual({ kind: 'signOut' });
  });
});

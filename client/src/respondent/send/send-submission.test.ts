import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { readOutcome, sendSubmission } from './send-submission';

const envelope = (code: string, data: unknown = null) => ({ code, message: 'words', data });

describe('readOutcome', () => {
  it('takes a receipt for acceptance', () => {
    const outcome = readOutcome(200, envelope('00000', { responseId: 'r1', status: 'complete', end: 0, replayed: false }), 0);

    expect(outcome).toEqual({ kind: 'accepted', receipt: { responseId: 'r1', status: 'complete' } });
  });

  it.each([408, 425, 429, 500, 502, 503, 504])('tries again after HTTP %i, and believes Retry-After', (status) => {
    expect(readOutcome(status, null, 3_000)).toEqual({ kind: 'again', retryAfterMs: 3_000 });
  });

  it.each(['A0501', 'B0001', 'B0503'])('tries again after %s, whatever the HTTP status', (code) => {
    expect(readOutcome(200, envelope(code), 0).kind).toBe('again');
  });

  it('tries again when something that is not our server answers, as the sign-in page of a hotel network does', () => {
    expect(readOutcome(200, null, 0).kind).toBe('again');
    expect(readOutcome(200, envelope('00000', 'welcome'), 0).kind).toBe('again');
  });

  it('brings the errors of A0400 to the questions', () => {
    const errors = [{ nodeId: 3, reason: 'maxWord', limit: 10 }];

    expect(readOutcome(200, envelope('A0400', { errors }), 0)).toEqual({ kind: 'invalid', errors });
  });

  it('shows the words of the server when A0400 names no question', () => {
    expect(readOutcome(200, envelope('A0400', { errors: ['?'] }), 0)).toEqual({ kind: 'refused', message: 'words' });
  });

  it('knows why a survey takes no answers, and from when on it does [4.2.2]', () => {
    const closure = { why: 'notStarted', opensAt: '2026-12-01T00:00:00.000Z' };

    expect(readOutcome(200, envelope('A0417', { opensAt: closure.opensAt }), 0)).toEqual({ kind: 'closed', closure });
  });

  it.each([
    ['A0404', 'closed'],
    ['A0411', 'closed'],
    ['A0417', 'closed'],
    ['A0418', 'closed'],
    ['A0421', 'closed'],
    ['A0416', 'outdated'],
    ['A0506', 'reused'],
    ['A0413', 'refused'],
  ])('reads %s as %s', (code, kind) => {
    expect(readOutcome(200, envelope(code), 0).kind).toBe(kind);
  });
});

describe('a try that hangs', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it.each([
    [true, 4000],
    [undefined, 20_000],
  ])('is given up in time for another (sent by the clock of an exam: %s)', async (byClock, patience) => {
    jest.useFakeTimers();
    jest.spyOn(globalThis, 'fetch').mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const ended = jest.fn();
    const submission = { submissionId: 'id', version: 1, startedAt: '', answers: {}, linkCode: '', ...(byClock && { byClock }) };
    void sendSubmission('s1', submission).then(ended);
    await jest.advanceTimersByTimeAsync(patience - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith({ kind: 'again', retryAfterMs: 0 });
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { parse } from 'graphql';
import { hasLoginFlag, startSession } from '../shared/session';
import { readTokens } from '../shared/token-store';
import { useSession } from './useSession';

const QUERY = '{ me { id } }';
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const saying = { language: () => 'en', sayClosed: (reason: string) => reason };

/** Runs a query as the page does. */
async function ask({ fetcher }: ReturnType<typeof useSession>): Promise<void> {
  await act(async () => {
    await fetcher({ query: QUERY }, { documentAST: parse(QUERY) });
  });
}

function changedElsewhere(): void {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
}

describe('the session of the explorer', () => {
  const real = globalThis.fetch;
  const answers = jest.fn<typeof fetch>();

  beforeEach(() => {
    startSession({ token: 'one', refreshToken: 'r', expired: inAnHour() });
    answers.mockReset();
    globalThis.fetch = answers;
  });
  afterEach(() => {
    globalThis.fetch = real;
    localStorage.clear();
  });

  it('is that of this browser, and a token near its end is renewed first', async () => {
    startSession({ token: 'old', refreshToken: 'r', expired: 1000 });
    answers.mockResolvedValueOnce(Response.json({ code: '00000', data: { token: 'new', refreshToken: 'r2', expired: inAnHour() } }));
    answers.mockResolvedValueOnce(Response.json({ data: {} }));
    const { result } = renderHook(() => useSession(saying));
    await ask(result.current);

    expect(answers.mock.calls.map(([address]) => address)).toEqual(['/v1/token/refresh', '/graphql']);
    expect(new Headers(answers.mock.calls[1]?.[1]?.headers).get('authorization')).toBe('Bearer new');
    expect(result.current.isSignedIn).toBe(true);
  });

  it('is over, and forgotten, when the server does not take its token', async () => {
    answers.mockResolvedValueOnce(Response.json({ errors: [] }, { status: 401 }));
    const { result } = renderHook(() => useSession(saying));
    await ask(result.current);

    expect([result.current.isSignedIn, readTokens(), hasLoginFlag()]).toEqual([false, null, false]);
  });

  it('ends and begins with that of another tab', () => {
    const { result } = renderHook(() => useSession(saying));
    localStorage.removeItem('token');
    changedElsewhere();
    expect(result.current.isSignedIn).toBe(false);

    startSession({ token: 'two', refreshToken: 'r', expired: inAnHour() });
    changedElsewhere();
    expect(result.current.isSignedIn).toBe(true);
  });
});

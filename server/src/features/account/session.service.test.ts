import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { contextFor, signUp } from './account.factory.js';
import type { SessionService } from './session.service.js';
import { UserSession } from './user-session.entity.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const REFUSED = { code: 'A0401' };

describe('sessions', () => {
  let app: TestApp;
  let sessions: SessionService;
  const readToken = (token: string) => app.features.account.tokens.readToken(token);

  beforeAll(async () => {
    app = await startTestApp();
    sessions = app.features.account.sessions;
  });

  afterAll(() => app.stop());

  // The clock of this file also stops between whole seconds; the wire tells whole ones.
  const inSeconds = (after: number) => Math.floor((app.clock.now().getTime() + after) / 1000);

  it('are carried on by a refresh with a new pair [S7.call.post-token-refresh]', async () => {
    const author = await signUp(app);
    app.clock.advance(14 * MINUTE);

    const next = await sessions.refresh(author.refreshToken);

    expect(next.refreshToken).not.toBe(author.refreshToken);
    expect(next).toMatchObject({ firstLogin: false, expired: inSeconds(15 * MINUTE) });
    app.clock.advance(14 * MINUTE);
    expect(await readToken(author.token)).toBeNull();
    expect(await readToken(next.token)).toMatchObject({ id: author.userId });
  });

  it('turn once when twenty tabs refresh at once, and give all the same pair', async () => {
    const { refreshToken, userId } = await signUp(app);

    const pairs = await Promise.all(Array.from({ length: 20 }, () => sessions.refresh(refreshToken)));

    expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(1);
    const row = await app.platform.database.repository(UserSession).findOneByOrFail({ userId });
    expect(row).toMatchObject({ generation: 2, revokedAt: null });
  });

  it('answer the replaced token for ten seconds with the same pair, then end', async () => {
    const { refreshToken } = await signUp(app);
    const pair = await sessions.refresh(refreshToken);

    app.clock.advance(10_000);
    expect(await sessions.refresh(refreshToken)).toEqual(pair);
    app.clock.advance(1);
    await expect(sessions.refresh(refreshToken)).rejects.toMatchObject(REFUSED);

    await expect(sessions.refresh(pair.refreshToken)).rejects.toMatchObject(REFUSED);
    expect(await readToken(pair.token)).toBeNull();
  });

  it('end when a token two refreshes old is used, even within ten seconds', async () => {
    const { refreshToken } = await signUp(app);
    const second = await sessions.refresh(refreshToken);
    const third = await sessions.refresh(second.refreshToken);

    await expect(sessions.refresh(refreshToken)).rejects.toMatchObject(REFUSED);

    await expect(sessions.refresh(third.refreshToken)).rejects.toMatchObject(REFUSED);
  });

  it('end 14 days after the sign-in, however often refreshed', async () => {
    let { refreshToken } = await signUp(app);
    for (let day = 0; day < 13; day++) {
      app.clock.advance(DAY);
      refreshToken = (await sessions.refresh(refreshToken)).refreshToken;
    }
    app.clock.advance(DAY - MINUTE);

    const last = await sessions.refresh(refreshToken);

    expect(last.expired).toBe(inSeconds(MINUTE));
    app.clock.advance(MINUTE);
    await expect(sessions.refresh(last.refreshToken)).rejects.toMatchObject(REFUSED);
    expect(await readToken(last.token)).toBeNull();
  });

  it('end by signing out: with the bearer token, or with the refresh token alone', async () => {
    const first = await signUp(app);
    const second = await signUp(app);
    const user = await readToken(first.token);

    await sessions.end(contextFor(app, user));
    await sessions.end(contextFor(app), second.refreshToken);

    for (const { token, refreshToken } of [first, second]) {
      expect(await readToken(token)).toBeNull();
      await expect(sessions.refresh(refreshToken)).rejects.toMatchObject(REFUSED);
    }
  });

  it('do not end for a made-up refresh token that names them', async () => {
    const { token, refreshToken } = await signUp(app);
    const forged = refreshToken.replace(/.{43}$/, 'A'.repeat(43));

    await sessions.end(contextFor(app), forged);
    await expect(sessions.refresh(forged)).rejects.toMatchObject(REFUSED);

    expect(await readToken(token)).not.toBeNull();
  });

  it('of one author do not touch each other', async () => {
    const author = await signUp(app);
    const other = await sessions.begin(author.userId);

    await sessions.end(contextFor(app), other.refreshToken);

    expect(await readToken(author.token)).not.toBeNull();
  });

  it('say firstLogin once per account, even when ten begin at once', async () => {
    const user = await app.features.account.registration.createAccount({ mobile: '15900000001', password: 'made by hand' });

    const pairs = await Promise.all(Array.from({ length: 10 }, () => sessions.begin(user.id)));

    expect(pairs.filter(({ firstLogin }) => firstLogin)).toHaveLength(1);
  });

  it.each(['', 'x', 'a.1.b', `${'A'.repeat(16)}.1.${'A'.repeat(43)}`, '\u0000'])('refuse %j as a refresh token', async (refreshToken) => {
    await expect(sessions.refresh(refreshToken)).rejects.toMatchObject(REFUSED);
  });
});

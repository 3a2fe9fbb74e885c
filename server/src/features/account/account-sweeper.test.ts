import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { codeFor, freshMobile, signUp } from './account.factory.js';
import { sweepAccounts } from './account.feature.js';
import { AttemptWindow } from './attempt-window.entity.js';
import { PasswordKey } from './password-key.entity.js';
import { SmsCode } from './sms-code.entity.js';
import { User } from './user.entity.js';
import { UserSession } from './user-session.entity.js';

const DAY = 24 * 60 * 60_000;

describe('sweeping accounts', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.stop());

  it('removes what has ended and leaves the rest', async () => {
    await signUp(app);
    app.clock.advance(14 * DAY + 1);
    const author = await signUp(app);
    await codeFor(app, freshMobile(), 'login');
    const { database, unit } = app.platform;

    await sweepAccounts(database, unit, app.clock);

    expect(await database.repository(User).count()).toBe(2);
    expect((await database.repository(UserSession).find()).map(({ userId }) => userId)).toEqual([author.userId]);
    expect(await database.repository(SmsCode).count()).toBe(2);
    // Per mobile that was sent a code: the next 59 seconds, and the day. Then messages of the address and of everybody, wrong codes of the address, and the password that was used.
    expect(await database.repository(AttemptWindow).count()).toBe(2 * 2 + 4);
    expect(await database.repository(PasswordKey).count()).toBe(1);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { contextFor, freshMobile } from './account.factory.js';
import { SmsCode } from './sms-code.entity.js';
import { SmsCodeService } from './sms-code.service.js';
import { AttemptLimits } from './attempt-limits.service.js';
import { CodeMessages } from './code-messages.service.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const wrong = (code: string) => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));

describe('verification codes', () => {
  let app: TestApp;
  let codes: SmsCodeService;

  const send = (mobile: string, scene: 'register' | 'login' = 'login') => codes.send(contextFor(app), { mobile, scene });
  const newest = (mobile: string) => app.features.account.mailbox?.newestTo(mobile)?.code ?? '';
  const use = (mobile: string, code: string, scene: 'register' | 'login' = 'login') => codes.use({ mobile, scene, code });
  const sent = async () => {
    const mobile = freshMobile();
    await send(mobile);
    return { mobile, code: newest(mobile) };
  };

  beforeAll(async () => {
    app = await startTestApp();
    codes = app.features.account.codes;
  });

  afterAll(() => app.stop());

  it('are six digits and told in the message [S9.sms.6-digits]', async () => {
    const { mobile, code } = await sent();

    expect(code).toMatch(/^\d{6}$/);
    expect(app.features.account.mailbox?.newestTo(mobile)?.text).toContain(code);
  });

  it('are not in the store in any readable form', async () => {
    const { mobile, code } = await sent();

    const row = await app.platform.database.repository(SmsCode).findOneByOrFail({ mobile });

    expect(row.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);
  });

  it('are good for one of fifty simultaneous uses', async () => {
    const { mobile, code } = await sent();

    const outcomes = await Promise.all(Array.from({ length: 50 }, () => use(mobile, code)));

    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await use(mobile, code)).toBe(false);
  });

  it('are burnt after five wrong tries, however many come at once', async () => {
    const { mobile, code } = await sent();

    await Promise.all(Array.from({ length: 100 }, () => use(mobile, wrong(code))));

    expect(await use(mobile, code)).toBe(false);
    const row = await app.platform.database.repository(SmsCode).findOneByOrFail({ mobile });
    expect(row.wrongTries).toBe(5);
  });

  it('survive four wrong tries', async () => {
    const { mobile, code } = await sent();
    for (let i = 0; i < 4; i++) await use(mobile, wrong(code));

    expect(await use(mobile, code)).toBe(true);
  });

  it('end after five minutes', async () => {
    const inTime = await sent();
    const late = await sent();

    app.clock.advance(5 * MINUTE - 1);
    expect(await use(inTime.mobile, inTime.code)).toBe(true);
    app.clock.advance(1);
    expect(await use(late.mobile, late.code)).toBe(false);
  });

  it('are good for the purpose and the mobile they were sent for only', async () => {
    const { mobile, code } = await sent();

    expect(await use(mobile, code, 'register')).toBe(false);
    expect(await use(freshMobile(), code)).toBe(false);
    expect(await use(mobile, code)).toBe(true);
  });

  it('are replaced by the next one', async () => {
    const { mobile, code } = await sent();
    app.clock.advance(MINUTE);
    await send(mobile);

    if (newest(mobile) !== code) expect(await use(mobile, code)).toBe(false);
    expect(await use(mobile, newest(mobile))).toBe(true);
  });

  it('come once in 59 seconds per mobile and scene [S9.countdown.mobile-59, S9.countdown.login-59]', async () => {
    const mobile = freshMobile();

    expect(await send(mobile)).toEqual({ resendAfterSeconds: 59 });
    await expect(send(mobile)).rejects.toMatchObject({ code: 'A0501', details: { retryAfterSeconds: 59 } });
    await expect(send(mobile, 'register')).resolves.toEqual({ resendAfterSeconds: 59 });
    app.clock.advance(58_999);
    await expect(send(mobile)).rejects.toMatchObject({ code: 'A0501', details: { retryAfterSeconds: 1 } });
    app.clock.advance(1);
    await expect(send(mobile)).resolves.toEqual({ resendAfterSeconds: 59 });
  });

  it('come once when two ask at the same time', async () => {
    const mobile = freshMobile();

    const outcomes = await Promise.allSettled([send(mobile), send(mobile), send(mobile)]);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(app.features.account.mailbox?.messages().filter(({ to }) => to === mobile)).toHaveLength(1);
  });

  it('come ten times a day at most', async () => {
    const mobile = freshMobile();
    for (let i = 0; i < 10; i++) {
      await send(mobile);
      app.clock.advance(MINUTE);
    }

    await expect(send(mobile)).rejects.toMatchObject({ code: 'A0501', details: { retryAfterSeconds: (DAY - 10 * MINUTE) / 1000 } });
    app.clock.advance(DAY - 10 * MINUTE);
    await expect(send(mobile)).resolves.toEqual({ resendAfterSeconds: 59 });
  });

  it('may be asked for again at once when none could be sent', async () => {
    const { database, unit, random, metrics, config } = app.platform;
    const broken = { send: () => Promise.reject(new Error('gateway down')) };
    const limits = new AttemptLimits(database, unit, app.clock, metrics);
    const failing = new SmsCodeService(
      database,
      unit,
      app.clock,
      new CodeMessages(limits, broken, random, metrics, config.smsAmounts),
      new Uint8Array(32),
    );
    const mobile = freshMobile();

    await expect(failing.send(contextFor(app), { mobile, scene: 'login' })).rejects.toMatchObject({ code: 'B0503' });

    await expect(send(mobile)).resolves.toEqual({ resendAfterSeconds: 59 });
  });

  it.each(['', '1380000000', '138000000001', '12800000001', '+8613800000001', '1380000000a', '\uff11\uff13800000000'])(
    'refuse %j as a mobile',
    async (mobile) => {
      await expect(send(mobile)).rejects.toMatchObject({ code: 'A0400', details: { fields: [{ field: 'mobile', rule: 'format' }] } });
    },
  );
});

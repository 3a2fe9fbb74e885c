/** @store sqlite: counts in memory, not in the store. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { contextFor, encryptedPassword, freshMobile, signUp } from './account.factory.js';
import { AttemptWindow } from './attempt-window.entity.js';
import { User } from './user.entity.js';

const HOUR = 3_600_000;

describe('messages of one address and of everybody, S15', () => {
  let app: TestApp;
  const ask = (mobile = freshMobile(), headers: Record<string, string> = {}) =>
    v1(app, 'POST', '/v1/sms/code', { mobile, scene: 'login' }, undefined, headers);
  const sentTo = (mobile: string) => app.features.account.mailbox?.messages().filter(({ to }) => to === mobile).length;

  beforeAll(async () => {
    app = await startTestApp({ SMS_PER_ADDRESS: '5', SMS_PER_DAY: '8', TRUST_PROXY: '' });
  });

  afterAll(() => app.stop());

  it('stop at the amount of an address, however many mobiles ask at once and whatever address they claim', async () => {
    const mobiles = Array.from({ length: 20 }, freshMobile);
    const claims = (at: number) => ({
      'x-forwarded-for': `203.0.113.${at}`,
      'x-real-ip': `203.0.113.${at}`,
      forwarded: `for=203.0.113.${at}`,
    });

    const answers = await Promise.all(mobiles.map((mobile, at) => ask(mobile, claims(at))));

    const refused = answers.filter(({ code }) => code === 'A0501');
    expect(refused).toHaveLength(15);
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 429, data: { retryAfterSeconds: 3600 } });
      expect(answer.headers['retry-after']).toBe('3600');
    }
    expect(mobiles.filter(sentTo)).toHaveLength(5);
    const { values } = await app.platform.metrics.rateLimited.get();
    expect(values).toContainEqual(expect.objectContaining({ labels: { rule: 'sms-address' }, value: 15 }));
  });

  it('leave other addresses alone, and a network of IPv6 counts as one', async () => {
    const { codes } = app.features.account;
    const from = (ip: string) => codes.send({ ...contextFor(app), ip }, { mobile: freshMobile(), scene: 'login' });

    await expect(from('::ffff:127.0.0.1')).rejects.toMatchObject({ code: 'A0501' });
    await expect(from('2001:db8::1')).resolves.toEqual({ resendAfterSeconds: 59 });
    await expect(from('2001:db8:0:0:ffff::2')).resolves.toEqual({ resendAfterSeconds: 59 });

    const windows = await app.platform.database.repository(AttemptWindow).find();
    expect(windows.filter(({ id }) => id.startsWith('sms-address:2001')).map(({ taken }) => taken)).toEqual([2]);
  });

  it('stop for everybody at the amount of the day, and go on the next day', async () => {
    app.clock.advance(HOUR);
    expect((await ask()).code).toBe('00000');

    expect((await ask()).code).toBe('A0501');
    app.clock.advance(23 * HOUR);
    expect((await ask()).code).toBe('00000');
  });
});

describe('a school behind one address', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.stop());

  it('registers: sixty people in the same minute, ten at any moment', async () => {
    const people = Array.from({ length: 60 }, freshMobile);
    const lanes = Array.from({ length: 10 }, (_, lane) => people.filter((_person, at) => at % 10 === lane));

    await Promise.all(
      lanes.map(async (lane) => {
        for (const mobile of lane) await signUp(app, { mobile });
      }),
    );

    expect(await app.platform.database.repository(User).count()).toBe(60);
    expect(app.platform.config.smsAmounts.perAddress).toBeGreaterThanOrEqual(4 * people.length);
  });
});

describe('wrong passwords and codes of one address, S16', () => {
  let app: TestApp;
  const login = async (mobile: string, password: string) =>
    (await v1(app, 'POST', '/v1/login', { mobile, ...(await encryptedPassword(app, password)) })).code;

  beforeAll(async () => {
    app = await startTestApp({ WRONG_SIGN_INS_PER_ADDRESS: '6' });
  });

  afterAll(() => app.stop());

  it('are counted over all mobiles and both ways to sign in, right ones are not', async () => {
    const author = await signUp(app);
    for (let i = 0; i < 10; i++) expect(await login(author.mobile, author.password)).toBe('00000');

    const codes = [];
    for (let i = 0; i < 4; i++) codes.push(await login(freshMobile(), 'not this one'));
    for (let i = 0; i < 4; i++) codes.push((await v1(app, 'POST', '/v1/login/sms', { mobile: freshMobile(), code: '000000' })).code);

    expect(codes).toEqual([...Array(4).fill('A0210'), ...Array(2).fill('A0131'), ...Array(2).fill('A0501')]);
    expect(await login(author.mobile, author.password)).toBe('A0501');
    app.clock.advance(HOUR);
    expect(await login(author.mobile, author.password)).toBe('00000');
  });
});

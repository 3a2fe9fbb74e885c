import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { codeFor, contextFor, encryptedPassword, freshMobile, signUp } from './account.factory.js';
import { User } from './user.entity.js';

const WRONG = { code: 'A0210', details: {} };

/** Microseconds of all cores that failing takes this process, hashing threads included. */
async function cpuOf(failing: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await expect(failing()).rejects.toMatchObject(WRONG);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('registering and signing in', () => {
  let app: TestApp;

  const login = async (mobile: string, password: string) =>
    app.features.account.login.withPassword(contextFor(app), { mobile, ...(await encryptedPassword(app, password)) });

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.stop());

  it('keeps passwords as argon2id', async () => {
    const { userId } = await signUp(app, { password: 'open sesame' });

    const user = await app.platform.database.repository(User).findOneByOrFail({ id: userId });

    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('takes a password with spaces around it for the same [S5.password.trimmed]', async () => {
    const { mobile } = await signUp(app, { password: ' open sesame ' });

    await expect(login(mobile, 'open sesame  ')).resolves.toMatchObject({ firstLogin: false });
  });

  it('makes one account when ten registrations of a mobile meet', async () => {
    const { registration } = app.features.account;
    const mobile = freshMobile();

    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => registration.createAccount({ mobile, password: 'open sesame' })),
    );

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await app.platform.database.repository(User).countBy({ mobile })).toBe(1);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'A0111' });
  });

  it('tells that a mobile is taken only after a good code', async () => {
    const { mobile } = await signUp(app);
    app.clock.advance(60_000);
    const code = await codeFor(app, mobile, 'register');
    const { registration } = app.features.account;
    const password = await encryptedPassword(app, 'open sesame');

    await expect(
      registration.register(contextFor(app), { mobile, code: code === '000000' ? '000001' : '000000', ...password }),
    ).rejects.toMatchObject({
      code: 'A0131',
    });
    await expect(registration.register(contextFor(app), { mobile, code, ...password })).rejects.toMatchObject({ code: 'A0111' });
    await expect(registration.register(contextFor(app), { mobile, code, ...password })).rejects.toMatchObject({ code: 'A0131' });
  });

  it('keeps the code when the password is refused', async () => {
    const mobile = freshMobile();
    const code = await codeFor(app, mobile, 'register');
    const { registration } = app.features.account;

    await expect(
      registration.register(contextFor(app), { mobile, code, ...(await encryptedPassword(app, 'short')) }),
    ).rejects.toMatchObject({
      code: 'A0400',
    });

    await expect(
      registration.register(contextFor(app), { mobile, code, ...(await encryptedPassword(app, 'long enough')) }),
    ).resolves.toMatchObject({
      firstLogin: true,
    });
  });

  it('answers a wrong password and an unknown mobile alike', async () => {
    const { mobile } = await signUp(app);

    await expect(login(mobile, 'not this one')).rejects.toMatchObject(WRONG);
    await expect(login(freshMobile(), 'not this one')).rejects.toMatchObject(WRONG);
  });

  it('does the same work for an unknown mobile, S14', async () => {
    const { mobile } = await signUp(app);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 9; i++) {
      known.push(await cpuOf(() => login(mobile, 'not this one')));
      unknown.push(await cpuOf(() => login(freshMobile(), 'not this one')));
    }

    const ratio = median(unknown) / median(known);

    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('stops counting at ten wrong passwords in 15 minutes, for known and unknown mobiles, even for the right one', async () => {
    const { mobile, password } = await signUp(app);
    const unknown = freshMobile();

    for (const asked of [mobile, unknown]) {
      const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => login(asked, 'not this one')));
      const codes = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'in'));
      expect(codes.filter((code) => code === 'A0210')).toHaveLength(10);
      expect(codes.filter((code) => code === 'A0501')).toHaveLength(20);
    }

    await expect(login(mobile, password)).rejects.toMatchObject({ code: 'A0501', details: { retryAfterSeconds: 900 } });
    app.clock.advance(15 * 60_000);
    await expect(login(mobile, password)).resolves.toMatchObject({ firstLogin: false });
  });

  it('forgets wrong passwords after the right one', async () => {
    const { mobile, password } = await signUp(app);
    for (let i = 0; i < 9; i++) await expect(login(mobile, 'not this one')).rejects.toMatchObject(WRONG);
    await login(mobile, password);

    await expect(login(mobile, 'not this one')).rejects.toMatchObject(WRONG);
    await expect(login(mobile, password)).resolves.toMatchObject({ firstLogin: false });
  });

  it('answers a code for a mobile without an account like a wrong code', async () => {
    const { login: service } = app.features.account;
    const stranger = freshMobile();
    const strangersCode = await codeFor(app, stranger, 'login');
    const { mobile } = await signUp(app);
    const code = await codeFor(app, mobile, 'login');

    await expect(service.withSms(contextFor(app), { mobile: stranger, code: strangersCode })).rejects.toMatchObject({
      code: 'A0131',
      details: {},
    });
    const wrong = code === '000000' ? '000001' : '000000';
    await expect(service.withSms(contextFor(app), { mobile, code: wrong })).rejects.toMatchObject({ code: 'A0131', details: {} });
  });

  it('does not sign in with a code sent for registering', async () => {
    const { mobile } = await signUp(app);
    app.clock.advance(60_000);
    const code = await codeFor(app, mobile, 'register');

    await expect(app.features.account.login.withSms(contextFor(app), { mobile, code })).rejects.toMatchObject({ code: 'A0131' });
  });

  it.each(['12345', '1234567', '12345a', ''])('refuses %j as a code [S5.password.code-six, S5.password.code-digits]', async (code) => {
    const fault = { code: 'A0400', details: { fields: [{ field: 'code', rule: 'format', limit: 6 }] } };

    await expect(app.features.account.login.withSms(contextFor(app), { mobile: freshMobile(), code })).rejects.toMatchObject(fault);
  });

  it('tells all faults of an input at once', async () => {
    const input = { mobile: '1', code: 'x', channelId: 'c'.repeat(65), ...(await encryptedPassword(app, 'long enough')) };

    await expect(app.features.account.registration.register(contextFor(app), input)).rejects.toMatchObject({
      code: 'A0400',
      details: { fields: [{ field: 'mobile' }, { field: 'code' }, { field: 'channelId', rule: 'tooLong', limit: 64 }] },
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { codeFor, signUp } from './account.factory.js';
import { SmsCode } from './sms-code.entity.js';

const BY_GRAPH = 'mutation ($input: LoginWithSmsInput!) { loginWithSms(input: $input) { token } }';

describe('guessing at both doors at once, S16', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.stop());

  const sent = async () => {
    const { mobile } = await signUp(app);
    return { mobile, code: await codeFor(app, mobile, 'login') };
  };
  /** Every second try comes by the graph. A slow store may answer some of a crowd with B0503: they were not looked at and tell nothing. */
  const tries = (mobile: string, code: string, times: number) =>
    Promise.all(
      Array.from({ length: times }, async (_, at) => {
        const input = { mobile, code };
        if (at % 2 === 0) return (await v1(app, 'POST', '/v1/login/sms', input)).code;
        const { code: fault } = await graph(app, BY_GRAPH, { input });
        return fault ?? '00000';
      }),
    );

  const lookedAt = (codes: readonly string[]) => new Set(codes.filter((code) => code !== 'B0503'));

  it('of a hundred wrong codes five are looked at; then even the right one is no good', async () => {
    const { mobile, code } = await sent();
    const wrong = code === '111111' ? '222222' : '111111';

    expect(lookedAt(await tries(mobile, wrong, 100))).toEqual(new Set(['A0131']));

    expect(await tries(mobile, code, 2)).toEqual(['A0131', 'A0131']);
    const row = await app.platform.database.repository(SmsCode).findOneByOrFail({ mobile, scene: 'login' });
    expect(row).toMatchObject({ wrongTries: 5, usedAt: null });
  });

  it('of fifty that hand in the right code one gets in', async () => {
    const { mobile, code } = await sent();

    const codes = await tries(mobile, code, 50);

    expect(codes.filter((answer) => answer === '00000')).toHaveLength(1);
    expect(lookedAt(codes)).toEqual(new Set(['00000', 'A0131']));
  });
});

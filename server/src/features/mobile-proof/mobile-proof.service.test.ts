import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { codeFor, freshMobile, signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey, stop } from '../publish/publish.factory.js';
import { MobileProof } from './mobile-proof.entity.js';
import { type Asked, asked, check, codeTo, mobileSurvey, NODE, proven, send, wrong } from './mobile-proof.factory.js';

const MINUTE = 60_000;

describe('codes that prove a mobile in an answer', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;
  let elsewhere: string;
  let stopped: string;

  // Before minutes pass: tokens end.
  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
    [surveyId, elsewhere, stopped] = [await launch(), await launch(), await launch()];
    await stop(app, author, stopped);
  });
  afterAll(() => app.stop());

  const launch = () => launchedSurvey(app, author, mobileSurvey);
  const sent = async (more: Partial<Asked> = {}) => {
    const of = asked(surveyId, more);
    expect((await send(app, of)).code).toBe('00000');
    return { of, code: codeTo(app, of.mobile) };
  };
  const row = ({ mobile, submissionId }: Asked) =>
    app.platform.database.repository(MobileProof).findOneByOrFail({ mobile, submissionId, surveyId });

  it('are six digits, sent to the mobile, and prove it [S9.sms.6-digits]', async () => {
    const { of, code } = await sent();

    expect(code).toMatch(/^\d{6}$/);
    expect(await check(app, of, code)).toMatchObject({ code: '00000', data: { replayed: false } });
  });

  it('are not in the store in any readable form', async () => {
    const { of, code } = await sent();

    const stored = await row(of);

    expect(stored.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(stored)).not.toContain(`"${code}"`);
  });

  it('S16 prove once, of fifty that hand the right one in at the same time', async () => {
    const { of, code } = await sent();

    const answers = await Promise.all(Array.from({ length: 50 }, () => check(app, of, code)));

    expect(answers.every((answer) => answer.code === '00000')).toBe(true);
    expect(answers.filter(({ data }) => data.replayed === false)).toHaveLength(1);
  });

  it('give the same answer again when the first one got lost', async () => {
    const { of, code } = await sent();
    await check(app, of, code);
    app.clock.advance(10 * MINUTE);

    expect(await check(app, of, code)).toMatchObject({ code: '00000', data: { replayed: true } });
    expect((await check(app, of, wrong(code))).code).toBe('A0131');
  });

  it('S16 are burnt after five wrong tries, however many come at once', async () => {
    const { of, code } = await sent();

    await Promise.all(Array.from({ length: 100 }, () => check(app, of, wrong(code))));

    expect(await check(app, of, code)).toMatchObject({ code: 'A0131', data: { triesLeft: 0 } });
    expect((await row(of)).wrongTries).toBe(5);
  });

  it('tell how many tries are left, and survive four wrong ones', async () => {
    const { of, code } = await sent();
    const left = [];
    for (let at = 0; at < 4; at++) left.push((await check(app, of, wrong(code))).data.triesLeft);

    expect(left).toEqual([4, 3, 2, 1]);
    expect((await check(app, of, code)).code).toBe('00000');
  });

  it('end after five minutes', async () => {
    const [inTime, late] = [await sent(), await sent()];

    app.clock.advance(5 * MINUTE - 1);
    expect((await check(app, inTime.of, inTime.code)).code).toBe('00000');
    app.clock.advance(1);
    expect(await check(app, late.of, late.code)).toMatchObject({ code: 'A0131', data: { triesLeft: 0 } });
  });

  it.each([
    ['submission', { submissionId: randomUUID() }],
    ['question', { nodeId: NODE.second }],
    ['mobile', { mobile: '13700000000' }],
  ])('are good for no other %s, whose tries are its own', async (_what, more) => {
    const { of, code } = await sent();

    expect((await check(app, { ...of, ...more }, code)).code).toBe('A0131');
    expect(await check(app, of, wrong(code))).toMatchObject({ data: { triesLeft: 4 } });
    expect((await check(app, of, code)).code).toBe('00000');
  });

  it('are no good for signing in, and those for signing in prove nothing', async () => {
    const { mobile } = author;
    const login = await codeFor(app, mobile, 'login');
    const { of, code } = await sent({ mobile });

    expect((await check(app, of, login === code ? wrong(login) : login)).code).toBe('A0131');
    expect((await v1(app, 'POST', '/v1/login/sms', { mobile, code: login === code ? wrong(code) : code })).code).toBe('A0131');
  });

  it('are replaced by the next one, and leave what is proven proven', async () => {
    const { of, code } = await sent();
    app.clock.advance(MINUTE);
    await send(app, of);
    const next = codeTo(app, of.mobile);
    if (next !== code) expect((await check(app, of, code)).code).toBe('A0131');
    expect(await check(app, of, next)).toMatchObject({ data: { replayed: false } });

    app.clock.advance(MINUTE);
    await send(app, of);

    expect((await row(of)).verifiedAt).not.toBeNull();
    expect(await check(app, of, codeTo(app, of.mobile))).toMatchObject({ code: '00000', data: { replayed: true } });
  });

  it('S15 come once in 59 seconds per mobile, whatever submission asks [S9.countdown.mobile-59]', async () => {
    const { of } = await sent();

    const again = await send(app, { ...of, submissionId: randomUUID() });
    expect(again).toMatchObject({ status: 429, code: 'A0501', data: { retryAfterSeconds: 59 } });
    expect(again.headers['retry-after']).toBe('59');
    app.clock.advance(59_000);
    expect(await send(app, of)).toMatchObject({ code: '00000', data: { resendAfterSeconds: 59 } });
  });

  it('S15 come once when several ask at the same time', async () => {
    const of = asked(surveyId);

    const answers = await Promise.all(Array.from({ length: 5 }, () => send(app, of)));

    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
    expect(app.features.account.mailbox?.messages().filter(({ to }) => to === of.mobile)).toHaveLength(1);
  });

  it('S14 are sent to mobiles with and without an account alike', async () => {
    const [known, unknown] = [await send(app, asked(surveyId, { mobile: (await signUp(app)).mobile })), await send(app, asked(surveyId))];

    expect(known.text).toBe(unknown.text);
    expect(known.status).toBe(unknown.status);
  });

  it.each([
    ['for a question that asks for something else', { nodeId: NODE.text }, 'A0400', { field: 'nodeId', rule: 'notAllowed' }],
    ['for no question', { nodeId: 99 }, 'A0404', null],
    ['for no survey', { surveyId: 'zzzzzzzzzz' }, 'A0404', null],
    ['for no mobile number', { mobile: '12345' }, 'A0400', { field: 'mobile', rule: 'format' }],
    ['for no submission', { submissionId: 'mine' }, 'A0400', { field: 'submissionId', rule: 'format' }],
  ])('are not sent and not taken %s', async (_what, more, code, fault) => {
    for (const answer of [await send(app, asked(surveyId, more)), await check(app, asked(surveyId, more), '123456')]) {
      expect(answer.code).toBe(code);
      if (fault) expect(answer.fields).toEqual([expect.objectContaining(fault)]);
    }
  });

  it.each(['', '12345', '1234567', '12345a', '\uff11\uff12\uff13\uff14\uff15\uff16'])('are not %j', async (code) => {
    const { of } = await sent();

    expect(await check(app, of, code)).toMatchObject({ code: 'A0400', fields: [{ field: 'code', rule: 'format', limit: 6 }] });
  });

  it('are not sent for a survey that does not run', async () => {
    expect((await send(app, asked(stopped))).code).toBe('A0411');
  });

  it('come and go by the graph as well', async () => {
    const input = asked(surveyId);
    const ask = 'mutation ($input: SendAnswerCodeInput!) { sendAnswerCode(input: $input) { resendAfterSeconds } }';
    const hand = 'mutation ($input: CheckAnswerCodeInput!) { checkAnswerCode(input: $input) { replayed } }';

    expect((await graph(app, ask, { input })).data).toEqual({ sendAnswerCode: { resendAfterSeconds: 59 } });
    const code = codeTo(app, input.mobile);

    const refused = await graph(app, hand, { input: { ...input, code: wrong(code) } });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'A0131', data: { triesLeft: 4 } });
    expect((await graph(app, hand, { input: { ...input, code } })).data).toEqual({ checkAnswerCode: { replayed: false } });
    expect((await graph(app, ask, { input: { ...input, submissionId: 'mine' } })).code).toBe('A0400');
  });

  it('go a day after their code ended, and with their survey', async () => {
    const early = await proven(app, asked(surveyId));
    const count = (of: Asked) => app.platform.database.repository(MobileProof).countBy({ surveyId: of.surveyId, mobile: of.mobile });
    const { proofSweeper } = app.features.mobileProof;

    app.clock.advance(24 * 60 * MINUTE);
    const late = await proven(app, asked(elsewhere));
    await proofSweeper.sweep();
    expect([await count(early), await count(late)]).toEqual([1, 1]);
    app.clock.advance(6 * MINUTE);
    await proofSweeper.sweep();
    expect([await count(early), await count(late)]).toEqual([0, 1]);

    const kept = await proven(app, asked(surveyId));
    await proofSweeper.purge(elsewhere);
    expect([await count(kept), await count(late)]).toEqual([1, 0]);
  });
});

describe('messages of one survey, S15', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ SMS_PER_ADDRESS: '100', SMS_PER_DAY: '12' });
  });
  afterAll(() => app.stop());

  it('end at half of what everybody may send in a day, so that authors can still sign in', async () => {
    const author = await signUp(app);
    const [surveyId, other] = [await launchedSurvey(app, author, mobileSurvey), await launchedSurvey(app, author, mobileSurvey)];

    const codes = [];
    for (let at = 0; at < 8; at++) codes.push((await send(app, asked(surveyId))).code);

    expect(codes).toEqual([...Array(6).fill('00000'), 'A0501', 'A0501']);
    expect((await send(app, asked(other))).code).toBe('00000');
    expect((await v1(app, 'POST', '/v1/sms/code', { mobile: freshMobile(), scene: 'login' })).code).toBe('00000');
  });
});

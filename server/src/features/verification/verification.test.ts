import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { answerTo } from './verification.factory.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(tea, { Q1: 'tea' });
const SUBMIT = 'mutation ($input: SubmitResponseInput!) { submitResponse(input: $input) { status } }';
const ASK = 'mutation ($input: AskChallengeInput!) { askChallenge(input: $input) { question token expiresAt } }';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';

interface Given {
  readonly question: string;
  readonly token: string;
}

const answered = (given: Given) => ({ token: given.token, answer: String(answerTo(given.question)) });

describe('the verification question', () => {
  let app: TestApp;
  let author: SignedUp;
  let always: string;
  let smart: string;
  let closed: string;
  let networks = 0;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off', TRUST_PROXY: '127.0.0.1' });
    author = await signUp(app);
    always = await launchedSurvey(app, author, { ...tea, settings: { verification: 'always' } });
    smart = await launchedSurvey(app, author, { ...tea, settings: { verification: 'smart' } });
    closed = await launchedSurvey(app, author, tea);
    await v1(app, 'POST', `/v1/surveys/stop/${closed}`, {}, author.token);
  });
  afterAll(() => app.stop());

  /** Headers of a phone in a network of its own. */
  const phone = () => ({ 'accept-language': 'en', 'user-agent': PHONE, 'x-forwarded-for': `198.51.${(networks += 1)}.7` });
  const ask = async (id: string, submissionId: string, headers = {}) =>
    (await v1(app, 'POST', `/v1/r/${id}/challenge`, { submissionId }, undefined, { 'accept-language': 'en', ...headers })).data as Given;
  const submit = async (id: string, more: object = {}, headers: Record<string, string> = phone()) => {
    const body = { submissionId: randomUUID(), answers, ...more };
    const { code, data } = await v1(app, 'POST', `/v1/r/${id}/responses`, body, undefined, headers);
    return `${code} ${data?.reason ?? ''}`.trim();
  };

  it('is asked before answers are taken, by both doors, and not as the survey opens', async () => {
    const submissionId = randomUUID();

    expect((await v1(app, 'GET', `/v1/r/${always}`)).code).toBe('00000');
    expect(await submit(always)).toBe('A0434 missing');
    const input = { surveyId: always, submissionId, answers };
    expect((await graph(app, SUBMIT, { input })).code).toBe('A0434');

    const { data } = await graph(app, ASK, { input: { surveyId: always, submissionId } });
    expect(Date.parse(data.askChallenge.expiresAt) - app.clock.now().getTime()).toBe(600_000);
    const inEnglish = await ask(always, submissionId);
    const sent = await graph(app, SUBMIT, { input: { ...input, challenge: answered(inEnglish) } });
    expect(sent.data.submitResponse.status).toBe('COMPLETE');
  });

  it('is good for one submission of one survey: another one needs another question', async () => {
    const submissionId = randomUUID();
    const challenge = answered(await ask(always, submissionId));

    expect(await submit(always, { challenge })).toBe('A0434 wrong');
    expect(await submit(smart, { submissionId, challenge })).toBe('A0434 wrong');
    expect(await submit(always, { submissionId, challenge })).toBe('00000');
    // The same submission again gets its receipt, and is no second response.
    expect(await submit(always, { submissionId, challenge })).toBe('00000');
    expect(await submit(always, { submissionId })).toBe('00000');
    expect((await app.features.response.responses.counterOf(always)).responses).toBe(2);
  });

  it('takes no other answer, no token that was made up, and none after ten minutes', async () => {
    const submissionId = randomUUID();
    const given = await ask(always, submissionId);
    const challenge = answered(given);
    const [stamp, mac] = given.token.split('.');
    const longer = `${(Number.parseInt(stamp ?? '', 36) + 60_000).toString(36)}.${mac}`;

    expect(await submit(always, { submissionId, challenge: { ...challenge, answer: '97' } })).toBe('A0434 wrong');
    expect(await submit(always, { submissionId, challenge: { ...challenge, answer: 'many' } })).toBe('A0434 wrong');
    expect(await submit(always, { submissionId, challenge: { ...challenge, token: longer } })).toBe('A0434 wrong');
    expect(await submit(always, { submissionId, challenge: { ...challenge, token: '' } })).toBe('A0434 wrong');
    app.clock.advance(600_000);
    expect(await submit(always, { submissionId, challenge })).toBe('A0434 expired');
    const again = answered(await ask(always, submissionId));
    expect(await submit(always, { submissionId, challenge: again })).toBe('00000');
  });

  it('cannot be guessed: after ten wrong answers of a network it takes none for a while, each counted once', async () => {
    const headers = phone();
    const submissionId = randomUUID();
    const right = answered(await ask(always, submissionId));
    for (let times = 0; times < 10; times += 1) {
      expect(await submit(always, { submissionId, challenge: { ...right, answer: '98' } }, headers)).toBe('A0434 wrong');
    }

    expect(await submit(always, { submissionId, challenge: right }, headers)).toBe('A0501');
    expect(await submit(always, { submissionId, challenge: right })).toBe('00000');
  });

  it('smart: is asked of programs, and of a network that sends more than ten answers in ten minutes', async () => {
    const headers = phone();

    expect(await submit(smart, {}, { ...headers, 'user-agent': 'python-requests/2.31' })).toBe('A0434 missing');
    expect(await submit(smart, {}, { ...headers, 'user-agent': '' })).toBe('A0434 missing');
    for (let times = 0; times < 10; times += 1) expect(await submit(smart, {}, headers)).toBe('00000');
    expect(await submit(smart, {}, headers)).toBe('A0434 missing');
    expect(await submit(smart, {}, phone())).toBe('00000');

    const submissionId = randomUUID();
    const challenge = answered(await ask(smart, submissionId));
    expect(await submit(smart, { submissionId, challenge }, headers)).toBe('00000');
    app.clock.advance(600_000);
    expect(await submit(smart, {}, headers)).toBe('00000');
  });

  it('is not there for a survey that does not run', async () => {
    const asked = (id: string) => v1(app, 'POST', `/v1/r/${id}/challenge`, { submissionId: randomUUID() });

    expect((await asked(closed)).code).toBe('A0411');
    expect((await asked('nothing')).code).toBe('A0404');
    expect(await v1(app, 'POST', `/v1/r/${always}/challenge`, { submissionId: 'x' })).toMatchObject({ code: 'A0400' });
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { makeKey, revokeKey } from './api-key.factory.js';

const MINUTE = 60_000;

describe('a program with an API key', () => {
  let app: TestApp;
  let author: SignedUp;

  const start = async (env: Record<string, string> = {}) => {
    app = await startTestApp(env);
    author = await signUp(app);
  };
  beforeEach(() => start());
  afterEach(() => app.stop());

  const surveys = (token: string) => v1(app, 'GET', '/v1/surveys', undefined, token);
  const lastUse = async () => (await v1(app, 'GET', '/v1/api-keys', undefined, author.token)).data.apiKeys[0].lastUsedAt;

  it('reads by both doors what its author may read, and nothing of accounts or keys', async () => {
    const { id } = await createSurvey(app, author);
    const { secret } = await makeKey(app, author);

    expect((await surveys(secret)).data.list).toMatchObject([{ id }]);
    expect((await graph(app, '{ surveys { edges { node { id } } } }', {}, secret)).data.surveys.edges).toEqual([{ node: { id } }]);
    expect((await graph(app, '{ me { id } }', {}, secret)).code).toBe('A0403');
    expect(await v1(app, 'GET', '/v1/api-keys', undefined, secret)).toMatchObject({ status: 200, code: 'A0403', data: { scope: null } });
    expect((await v1(app, 'POST', '/v1/logout', {}, secret)).code).toBe('A0403');
  });

  it('is told which scope it lacks, in the language it asks for', async () => {
    const { secret } = await makeKey(app, author, { scopes: ['collect'] });

    const refused = await v1(app, 'GET', '/v1/surveys', undefined, secret, { 'Accept-Language': 'en' });
    expect(refused).toMatchObject({ code: 'A0403', data: { scope: 'surveys:read' }, message: expect.stringContaining('API key') });
  });

  it('that reads surveys reads neither responses nor reports through them, and the rest of the survey all the same', async () => {
    const { id } = await createSurvey(app, author);
    const { secret } = await makeKey(app, author, { scopes: ['surveys:read'] });
    const query = 'query ($id: ID!) { survey(id: $id) { id responses { totalCount } report { total } } }';

    const { data, errors } = await graph(app, query, { id }, secret);
    expect(data).toEqual({ survey: { id, responses: null, report: null } });
    expect(errors?.map(({ extensions }) => extensions)).toMatchObject([
      { code: 'A0403', data: { scope: 'responses:read' } },
      { code: 'A0403', data: { scope: 'responses:read' } },
    ]);
    const both = await makeKey(app, author, { scopes: ['surveys:read', 'responses:read'] });
    expect((await graph(app, query, { id }, both.secret)).data.survey).toEqual({ id, responses: { totalCount: 0 }, report: { total: 0 } });
  });

  it('that only collects does not see the draft that its author may evaluate', async () => {
    const { id } = await createSurvey(app, author);
    const { secret } = await makeKey(app, author, { scopes: ['collect'] });
    const evaluate = (body: object) => v1(app, 'POST', `/v1/r/${id}/evaluate`, { answers: {}, ...body }, secret);

    expect((await evaluate({ draft: true })).code).toBe('A0403');
    expect((await evaluate({})).code).toBe('A0404');
  });

  it('lists only the surveys that its key is limited to', async () => {
    const [first, second] = [await createSurvey(app, author), await createSurvey(app, author)];
    const { secret } = await makeKey(app, author, { surveyIds: [first.id] });

    const listed = await surveys(secret);
    expect(listed.data).toMatchObject({ list: [{ id: first.id }], total: 1 });
    expect((await v1(app, 'GET', `/v1/surveys/${first.id}`, undefined, secret)).code).toBe('00000');
    expect((await v1(app, 'GET', `/v1/surveys/${second.id}`, undefined, secret)).code).toBe('A0404');
  });

  it('is refused like a bad token when the key is unknown, expired or revoked', async () => {
    const expiresAt = new Date(app.clock.now().getTime() + MINUTE).toISOString();
    const [expiring, revoked] = [await makeKey(app, author, { expiresAt }), await makeKey(app, author)];
    expect([(await surveys(expiring.secret)).code, (await surveys(revoked.secret)).code]).toEqual(['00000', '00000']);

    await revokeKey(app, author, revoked.id);
    app.clock.advance(MINUTE);

    for (const key of [expiring.secret, revoked.secret, `wk_${'a'.repeat(43)}`, 'wk_', `${expiring.secret}a`])
      expect(await surveys(key)).toMatchObject({ status: 401, code: 'A0401' });
  });

  it('leaves the time of its last use, written once a minute', async () => {
    const { secret } = await makeKey(app, author);
    expect(await lastUse()).toBeNull();

    await surveys(secret);
    const first = app.clock.now().toISOString();
    app.clock.advance(MINUTE - 1);
    await surveys(secret);
    expect(await lastUse()).toBe(first);

    app.clock.advance(1);
    await surveys(secret);
    expect(await lastUse()).toBe(app.clock.now().toISOString());
  });

  it('does not keep its author waiting, nor another program, when it has used up its rate', async () => {
    await app.stop();
    await start({ RATE_LIMIT_API_KEY: '2/1' });
    const [busy, other] = [await makeKey(app, author), await makeKey(app, author)];
    await surveys(busy.secret);
    const last = await surveys(busy.secret);
    expect(last.headers.ratelimit).toBe('"apiKey";r=0;t=2');

    expect(await surveys(busy.secret)).toMatchObject({ status: 429, code: 'A0501' });
    expect((await surveys(other.secret)).code).toBe('00000');
    expect((await surveys(author.token)).code).toBe('00000');
  });

  it('that tries keys is stopped, while right ones take nothing from anybody', async () => {
    await app.stop();
    await start({ RATE_LIMIT_SIGN_IN: '9/0.001' });
    const { secret } = await makeKey(app, author);
    const guess = (letter: string) => surveys(`wk_${letter.repeat(43)}`);
    for (let time = 0; time < 20; time += 1) expect((await surveys(secret)).code).toBe('00000');
    const tries: string[] = [];
    for (const letter of 'abcdefghi') tries.push((await guess(letter)).code);

    // Signing up took two.
    expect(tries).toEqual([...Array.from({ length: 7 }, () => 'A0401'), 'A0501', 'A0501']);
    expect(await guess('z')).toMatchObject({ status: 429, code: 'A0501' });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_KEY_LIMITS } from '@wence/schema';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { makeKey, revokeKey } from './api-key.factory.js';
import { ApiKey } from './api-key.entity.js';

const CREATE =
  'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret apiKey { id name prefix scopes surveys { surveyId title } expiresAt isExpired lastUsedAt } } }';
const LIST = '{ apiKeys { id name prefix scopes surveys { surveyId title } expiresAt isExpired lastUsedAt } }';
const REVOKE = 'mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { keyId } }';
const HOUR = 3_600_000;

describe('API keys of an author', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const list = async (by: SignedUp = author) => (await v1(app, 'GET', '/v1/api-keys', undefined, by.token)).data.apiKeys;
  const create = (body: object) => v1(app, 'POST', '/v1/api-keys', { name: 'Nightly', scopes: ['surveys:read'], ...body }, author.token);
  const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR).toISOString();

  it('are made with a name, scopes, surveys and an end, and the same key is listed by both doors without its secret', async () => {
    const { id } = await createSurvey(app, author);
    const wanted = { name: '  Nightly ', scopes: ['COLLECT', 'SURVEYS_READ'], surveyIds: [id, id], expiresAt: inHours(1) };
    const { data } = await graph(app, CREATE, { input: wanted }, author.token);
    const { secret, apiKey } = data.createApiKey;

    expect(secret).toMatch(/^wk_[0-9A-Za-z]{43}$/);
    expect(apiKey).toMatchObject({ name: 'Nightly', prefix: secret.slice(0, 9), scopes: ['SURVEYS_READ', 'COLLECT'], lastUsedAt: null });
    expect(apiKey.surveys).toEqual([{ surveyId: id, title: expect.any(String) }]);
    const listed = await graph(app, LIST, {}, author.token);
    expect(listed.data.apiKeys).toEqual([apiKey]);
    expect(await list()).toMatchObject([
      { id: apiKey.id, scopes: ['surveys:read', 'collect'], expiresAt: wanted.expiresAt, isExpired: false },
    ]);
    expect(listed.text + JSON.stringify(await app.platform.database.repository(ApiKey).find())).not.toContain(secret);
  });

  it.each([
    ['a name of blanks', { name: ' ' }, { field: 'name', rule: 'tooShort', limit: 1 }],
    ['a name that is too long', { name: '\u5b57'.repeat(51) }, { field: 'name', rule: 'tooLong', limit: 50 }],
    ['no scope', { scopes: [] }, { field: 'scopes', rule: 'required' }],
    ['a scope that there is not', { scopes: ['all'] }, { field: 'scopes[0]', rule: 'format' }],
    ['an empty list of surveys', { surveyIds: [] }, { field: 'surveyIds', rule: 'required' }],
    ['an end that has come', { expiresAt: '2020-01-01T00:00:00Z' }, { field: 'expiresAt', rule: 'tooSmall' }],
    ['an end that is no moment', { expiresAt: 'soon' }, { field: 'expiresAt', rule: 'format' }],
  ])('are refused for %s', async (_what, body, fault) => {
    expect(await create(body)).toMatchObject({ code: 'A0400', fields: [fault] });
  });

  it('are limited to surveys of their author alone', async () => {
    const { id } = await createSurvey(app, await signUp(app));

    expect((await create({ surveyIds: [id] })).code).toBe('A0404');
  });

  it('are another one for each request, even for one that is repeated, because no answer with a key is kept', async () => {
    const made = () =>
      v1(app, 'POST', '/v1/api-keys', { name: 'Twice', scopes: ['collect'] }, author.token, { 'Idempotency-Key': 'the same' });

    expect((await made()).data.secret).not.toBe((await made()).data.secret);
  });

  it('are revoked by their author alone, and are gone then', async () => {
    const { id } = await makeKey(app, author);
    const other = await signUp(app);

    expect((await graph(app, REVOKE, { input: { keyId: id } }, other.token)).code).toBe('A0404');
    expect((await graph(app, REVOKE, { input: { keyId: id } }, author.token)).data.revokeApiKey).toEqual({ keyId: id });
    expect((await v1(app, 'POST', `/v1/api-keys/revoke/${id}`, {}, author.token)).code).toBe('A0404');
    expect((await list()).map((key: ApiKey) => key.id)).not.toContain(id);
  });

  it('are fifty at most, however many are made at once', async () => {
    const busy = await signUp(app);
    const input = { name: 'One of many', scopes: ['collect'] };
    const made = await Promise.all(
      Array.from({ length: API_KEY_LIMITS.perAuthor + 3 }, () => v1(app, 'POST', '/v1/api-keys', input, busy.token)),
    );

    expect(made.filter(({ code }) => code === '00000')).toHaveLength(API_KEY_LIMITS.perAuthor);
    expect(made.find(({ code }) => code !== '00000')).toMatchObject({
      code: 'A0400',
      fields: [{ field: 'apiKeys', rule: 'tooMany', limit: API_KEY_LIMITS.perAuthor }],
    });
    const [first] = await list(busy);
    await revokeKey(app, busy, first.id);
    expect((await v1(app, 'POST', '/v1/api-keys', input, busy.token)).code).toBe('00000');
  });
});

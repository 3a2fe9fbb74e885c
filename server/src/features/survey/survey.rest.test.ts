import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { single, survey } from '@wence/schema/testing';
import { fill, textsOf } from '../../platform/i18n/messages.js';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { encryptedPassword, type SignedUp, signUp } from '../account/account.factory.js';
import { CHINESE_TITLES } from './fixtures/titles.js';
import { createSurvey, setState } from './survey.factory.js';

const DAY = 24 * 60 * 60 * 1000;

describe('/v1/surveys', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  beforeEach(async () => {
    author = await signUp(app);
  });

  afterAll(() => app.stop());

  const post = (path: string, body: unknown = {}, headers = {}) => v1(app, 'POST', `/v1/surveys${path}`, body, author.token, headers);
  const get = (path: string) => v1(app, 'GET', `/v1/surveys${path}`, undefined, author.token);

  it('makes a survey that the list then shows [S7.call.post-surveys]', async () => {
    const made = await post('', { title: CHINESE_TITLES.newSurvey });

    const { data } = await get('');

    expect(made.data.id).toMatch(/^[0-9A-Za-z]{10}$/);
    expect(data).toMatchObject({ total: 1, list: [{ id: made.data.id, title: CHINESE_TITLES.newSurvey, state: 0 }] });
  });

  it('makes the answering page speak the language of its author unless told otherwise', async () => {
    const languageOf = async (id: string) => (await get(`/${id}/definition`)).data.definition.language ?? 'zh-CN';
    const plain = await post('', { title: 'T' });
    const english = await post('', { title: 'T' }, { 'Accept-Language': 'en-GB' });
    const told = await post('', { title: 'T', language: 'zh-CN' }, { 'Accept-Language': 'en-GB' });

    expect([await languageOf(plain.data.id), await languageOf(english.data.id), await languageOf(told.data.id)]).toEqual([
      'zh-CN',
      'en',
      'zh-CN',
    ]);
  });

  it.each([
    [{}, 'title', 'required'],
    [{ title: 7 }, 'title', 'type'],
    [{ title: '' }, 'title', 'tooShort'],
    [{ title: 'x'.repeat(2001) }, 'title', 'tooLong'],
    [{ title: 'T', language: 'fr' }, 'language', 'notAllowed'],
    [{ title: 'T', colour: 'red' }, 'colour', 'unknownKey'],
  ])('refuses to make %j', async (body, field, rule) => {
    const answer = await post('', body);

    expect([answer.status, answer.code]).toEqual([200, 'A0400']);
    expect(answer.fields?.[0]).toMatchObject({ field, rule });
    expect((await get('')).data.total).toBe(0);
  });

  it('tells the base of a survey [S7.call.get-surveys-base-id] [S3.survey.fields]', async () => {
    const { id } = await createSurvey(app, author, { ...survey(single('Q1', 'Colour?', ['red', 'blue'])), welcome: 'Hi', perPage: true });

    const { code, data } = await get(`/base/${id}`);

    expect(code).toBe('00000');
    expect(data).toMatchObject({ id, title: 'Survey', welcome: 'Hi', perPage: true, state: 0, type: 1, editable: true });
    expect(data).not.toHaveProperty('nodes');
    expect(data.createdAt).toBe(app.clock.now().toISOString());
  });

  it('renames a survey and its definition together [S7.call.post-surveys-title]', async () => {
    const { id } = await createSurvey(app, author);

    const answer = await post('/title', { id, title: 'New title' });

    expect(answer).toMatchObject({ code: '00000', data: null });
    expect((await get(`/base/${id}`)).data.title).toBe('New title');
    expect((await get(`/${id}/definition`)).data).toMatchObject({ revision: 2, definition: { title: 'New title' } });
  });

  it('tells what is wrong with a title in the words of this call', async () => {
    const { id } = await createSurvey(app, author);

    const answer = await post('/title', { id, title: 'x'.repeat(2001) });

    expect(answer.fields).toEqual([{ field: 'title', rule: 'tooLong', limit: 2000 }]);
    expect((await get(`/base/${id}`)).data.title).toBe('A survey');
  });

  it('copies a survey with its questions; the copy has never run [S7.call.post-surveys-copy]', async () => {
    const definition = survey(single('Q1', 'Colour?', ['red', 'blue']));
    const { id } = await createSurvey(app, author, definition);
    await setState(app, id, 1, 3);

    const copy = await post('/copy', { id });

    const copied = (await get(`/${copy.data.id}/definition`)).data;
    expect(copied).toMatchObject({
      revision: 1,
      definition: { title: fill(textsOf('zh-CN').copyOf, { title: 'Survey' }), nodes: definition.nodes },
    });
    expect((await get(`/base/${copy.data.id}`)).data).toMatchObject({ state: 0, status: 'draft', publishedVersion: null });
    expect((await get('')).data.total).toBe(2);
  });

  it('shortens a title that has no room for the addition', async () => {
    const { id } = await createSurvey(app, author, { ...survey(), title: '😀'.repeat(2000) });

    const copy = await post('/copy', { id });

    const { title } = (await get(`/base/${copy.data.id}`)).data;
    expect([...title]).toHaveLength(2000);
    expect(title.endsWith(fill(textsOf('zh-CN').copyOf, { title: '' }))).toBe(true);
  });

  it('puts a survey into the recycle bin, stopped, and gives it back [S7.call.post-surveys-remove-id] [S3.survey.action-remove]', async () => {
    const { id } = await createSurvey(app, author);
    await setState(app, id, 1);

    const removed = await post(`/remove/${id}`);
    const gone = await get(`/base/${id}`);
    const bin = await get('?recycled=1');
    const restored = await post(`/restore/${id}`);
    const again = await post(`/restore/${id}`);

    expect(removed.code).toBe('00000');
    expect(gone.code).toBe('A0404');
    const recycledAt = app.clock.now();
    const purgeAt = new Date(recycledAt.getTime() + 30 * 86_400_000);
    expect(bin.data.list).toMatchObject([
      { id, state: 0, status: 'recycled', editable: false, recycledAt: recycledAt.toISOString(), purgeAt: purgeAt.toISOString() },
    ]);
    expect([restored.code, again.code]).toEqual(['00000', 'A0412']);
    expect((await get(`/base/${id}`)).data).toMatchObject({ state: 0, status: 'stopped', recycledAt: null, purgeAt: null });
  });

  it.each([
    [30 * DAY - 1, 1, '00000'],
    [30 * DAY, 0, 'A0404'],
  ])('keeps a recycled survey for 30 days: after %d ms it shows %d', async (ms, shown, code) => {
    const { id } = await createSurvey(app, author);
    await post(`/remove/${id}`);
    app.clock.advance(ms);
    const { mobile, password } = author;
    const { data } = await v1(app, 'POST', '/v1/login', { mobile, ...(await encryptedPassword(app, password)) });
    author = { ...author, token: data.token };

    const [bin, restored] = [await get('?recycled=1'), await post(`/restore/${id}`)];

    expect(bin.data.total).toBe(shown);
    expect(restored.code).toBe(code);
  });
});

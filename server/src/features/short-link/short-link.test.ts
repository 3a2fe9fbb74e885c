import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { single, survey } from '@wence/schema/testing';
import supertest from 'supertest';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';

const drinks = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const SAVE = `mutation ($input: SaveShortLinkInput!) { saveShortLink(input: $input) { url survey { shortLink } } }`;
const REMOVE = `mutation ($input: SurveyIdInput!) { deleteShortLink(input: $input) { url survey { shortLink } } }`;

describe('short links', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;
  let name: string;
  let drawn = 0;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    id = await launchedSurvey(app, author, drinks);
    name = `tea-party-${(drawn += 1)}`;
  });

  const path = (surveyId = id) => `/v1/surveys/short-link/${surveyId}`;
  const addressOf = (written: string) => `${app.platform.publicUrl()}/s/${written}`;
  const save = (body: object, { surveyId = id, token = author.token } = {}) => v1(app, 'POST', path(surveyId), body, token);
  const follow = async (written: string) => {
    const { status, headers } = await supertest(app.http.server).get(`/s/${written}`);
    return [status, headers['location'], headers['cache-control']];
  };

  it('lead to their survey with all that they carry, however their name is typed', async () => {
    expect((await save({ name: ` ${name.toUpperCase()} ` })).data).toEqual({ url: addressOf(name) });

    expect(await follow(`${name}?s=poster&uid=%E8%8C%B6`)).toEqual([302, `/r/${id}?s=poster&uid=%E8%8C%B6`, 'no-store']);
    expect(await follow(name.toUpperCase())).toEqual([302, `/r/${id}`, 'no-store']);
    expect((await v1(app, 'GET', path(), undefined, author.token)).data).toEqual({ url: addressOf(name) });
  });

  it('get a name of 7 letters and digits unless one is chosen', async () => {
    const { url } = (await save({})).data;

    expect(url).toMatch(/\/s\/[a-z2-9]{7}$/);
    expect(await follow(url.slice(url.lastIndexOf('/') + 1))).toEqual([302, `/r/${id}`, 'no-store']);
  });

  it('are one of a survey: another name replaces the first, which leads nowhere from then on', async () => {
    await save({ name });
    const { data } = await graph(app, SAVE, { input: { surveyId: id, name: `${name}-b` } }, author.token);

    expect(data.saveShortLink).toEqual({ url: addressOf(`${name}-b`), survey: { shortLink: addressOf(`${name}-b`) } });
    expect(await follow(name)).toEqual([302, '/r/-', 'no-store']);
  });

  it('have a name that no other survey has, whoever asks for it and however many at once', async () => {
    const other = await signUp(app);
    const surveys = await Promise.all(Array.from({ length: 6 }, () => launchedSurvey(app, other, drinks)));

    const answers = await Promise.all(surveys.map((surveyId) => save({ name }, { surveyId, token: other.token })));

    const refused = answers.filter(({ code }) => code !== '00000');
    expect(refused).toHaveLength(surveys.length - 1);
    for (const { code, fields } of refused) expect([code, fields]).toEqual(['A0400', [{ field: 'name', rule: 'notUnique' }]]);
    expect((await save({ name })).fields).toEqual([{ field: 'name', rule: 'notUnique' }]);
  });

  it('refuse names that cannot stand in an address, and keep the one they have', async () => {
    await save({ name });

    expect((await save({ name: 'tea' })).fields).toEqual([{ field: 'name', rule: 'tooShort', limit: 4 }]);
    expect((await save({ name: 'tea party' })).fields).toEqual([{ field: 'name', rule: 'format' }]);
    expect(await follow(name)).toEqual([302, `/r/${id}`, 'no-store']);
  });

  it('are taken away, and their name is free for others', async () => {
    await save({ name });
    const { data } = await graph(app, REMOVE, { input: { surveyId: id } }, author.token);
    const next = await launchedSurvey(app, author, drinks);

    expect(data.deleteShortLink).toEqual({ url: null, survey: { shortLink: null } });
    expect((await v1(app, 'POST', `${path()}/delete`, {}, author.token)).data).toEqual({ url: null });
    expect((await save({ name }, { surveyId: next })).data).toEqual({ url: addressOf(name) });
  });

  it('are for the author alone to give', async () => {
    const other = await signUp(app);

    expect((await save({ name }, { token: other.token })).code).toBe('A0404');
    expect((await v1(app, 'GET', path(), undefined, other.token)).code).toBe('A0404');
    expect((await v1(app, 'POST', `${path()}/delete`, {}, other.token)).code).toBe('A0404');
  });
});

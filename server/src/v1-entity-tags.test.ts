/** @store sqlite: looks at headers of answers, not at rows. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { single, survey, text } from '@wence/schema/testing';
import { type SignedUp, signUp } from './features/account/account.factory.js';
import { launch, launchedSurvey } from './features/publish/publish.factory.js';
import { createSurvey } from './features/survey/survey.factory.js';
import { v1 } from './testing/callers.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

const ASKED = survey(single('Q1', 'Colour?', ['red', 'blue']), text('Q2', 'Why?'));

describe('reads that say what they are by an ETag', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const get = (path: string, headers: Record<string, string> = {}) => v1(app, 'GET', path, undefined, author.token, headers);
  const tagOf = async (path: string) => (await get(path)).headers.etag ?? '';

  it.each([
    ['the definition', (id: string) => `/v1/surveys/${id}/definition`],
    ['a version of it', (id: string) => `/v1/surveys/${id}/definition?version=1`],
    ['the versions', (id: string) => `/v1/surveys/versions/${id}`],
    ['the report', (id: string) => `/v1/surveys/report/${id}`],
    ['the running survey', (id: string) => `/v1/r/${id}`],
  ])('are not sent again to who has them: %s', async (_what, pathOf) => {
    const path = pathOf(await launchedSurvey(app, author, ASKED));
    const first = await get(path);
    app.clock.advance(60_000);
    const tag = first.headers.etag ?? '';

    const again = await get(path, { 'If-None-Match': tag });
    const among = await get(path, { 'If-None-Match': `"x", ${tag.replace('W/', '')}` });
    const other = await get(path, { 'If-None-Match': '"x"' });

    expect(tag).toMatch(/^W\/"[\w.-]+"$/);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect([again.status, again.text, again.headers.etag, again.headers['cache-control']]).toEqual([304, '', tag, 'private, no-cache']);
    expect([among.status, other.status, other.code]).toEqual([304, 200, '00000']);
  });

  it('have another one after a change', async () => {
    const id = await launchedSurvey(app, author, ASKED);
    const paths = [`/v1/surveys/${id}/definition`, `/v1/surveys/versions/${id}`, `/v1/surveys/report/${id}`, `/v1/r/${id}`];
    const before = await Promise.all(paths.map(tagOf));
    await v1(app, 'POST', `/v1/r/${id}/responses`, { submissionId: crypto.randomUUID(), answers: { 1: { option: 2 } } });
    await v1(app, 'POST', `/v1/surveys/stop/${id}`, undefined, author.token);
    await v1(app, 'POST', '/v1/surveys/title', { id, title: 'Another' }, author.token);
    await launch(app, author, id);

    const after = await Promise.all(paths.map(tagOf));

    expect(after.filter((tag, place) => tag === before[place] || tag === '')).toEqual([]);
  });

  it('give the tag of a definition to If-Match, which also takes the bare revision', async () => {
    const { id } = await createSurvey(app, author, ASKED);
    const path = `/v1/surveys/${id}/definition`;
    const tag = await tagOf(path);
    const put = (title: string, match: string) => v1(app, 'PUT', path, { ...ASKED, title }, author.token, { 'If-Match': match });

    const byTag = await put('A', tag);
    const stale = await put('B', tag);
    const byRevision = await put('C', String(byTag.data.revision));

    expect([byTag.code, stale.code, byRevision.code]).toEqual(['00000', 'A0415', '00000']);
  });

  it('say nothing of what is refused', async () => {
    const answer = await get('/v1/surveys/AAAAAAAAAA/definition', { 'If-None-Match': '*' });

    expect([answer.status, answer.code, answer.headers.etag]).toEqual([200, 'A0404', undefined]);
  });
});

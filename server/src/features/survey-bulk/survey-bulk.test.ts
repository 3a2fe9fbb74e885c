import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { surveyFolder } from '../survey-folder/survey-folder.factory.js';

const CHANGE = `mutation ($input: ChangeSurveysInput!) {
  changeSurveys(input: $input) { results { surveyId code copyId } } }`;

describe('several surveys', () => {
  let app: TestApp;
  let author: SignedUp;
  let ids: string[];

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    author = await signUp(app);
    ids = [(await createSurvey(app, author)).id, (await createSurvey(app, author)).id];
  });

  const change = (body: object) => v1(app, 'POST', '/v1/surveys/bulk', { ids, ...body }, author.token);
  const list = async (query = '') => (await v1(app, 'GET', `/v1/surveys?${query}`, undefined, author.token)).data;
  const listed = async (query: string): Promise<string[]> => (await list(query)).list.map(({ id }: { id: string }) => id).toSorted();

  it('are put into a folder and taken out of it again', async () => {
    const folderId = await surveyFolder(app, author, 'Clients');

    await change({ action: 'move', folderId });

    expect(await listed(`folderId=${folderId}`)).toEqual(ids.toSorted());
    expect(await listed('unfiled=1')).toEqual([]);
    expect((await list()).list[0].folderId).toBe(folderId);
    await change({ action: 'move' });
    expect(await listed('unfiled=1')).toEqual(ids.toSorted());
  });

  it('get tags beside those that they have, each once, and lose them', async () => {
    await change({ ids: [ids[0]], action: 'addTags', tags: ['spring'] });
    await change({ action: 'addTags', tags: [' spring ', 'team'] });

    expect((await list()).list.map(({ tags }: { tags: string[] }) => tags)).toEqual([
      ['spring', 'team'],
      ['spring', 'team'],
    ]);
    await change({ ids: [ids[0]], action: 'removeTags', tags: ['team', 'unknown'] });
    expect(await listed('tag=team')).toEqual([ids[1]]);
    const { data } = await v1(app, 'GET', '/v1/surveys/tags', undefined, author.token);
    expect(data.list).toEqual([
      { tag: 'spring', surveyCount: 2 },
      { tag: 'team', surveyCount: 1 },
    ]);
  });

  it('are each told of what happened: what can not be done to one does not keep the others', async () => {
    const running = await launchedSurvey(app, author, survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee'])));
    const input = { surveyIds: [ids[0], running, running], action: 'STOP' };

    const { data } = await graph(app, CHANGE, { input }, author.token);

    expect(data.changeSurveys.results).toEqual([
      { surveyId: ids[0], code: 'A0412', copyId: null },
      { surveyId: running, code: '00000', copyId: null },
    ]);
    const read = await graph(app, 'query ($id: ID!) { survey(id: $id) { status tags folder { name } } }', { id: running }, author.token);
    expect(read.data.survey).toEqual({ status: 'STOPPED', tags: [], folder: null });
  });

  it('are copied, deleted and restored', async () => {
    const { data } = await change({ action: 'copy' });
    const copies: string[] = data.list.map(({ copyId }: { copyId: string }) => copyId);
    expect((await list()).total).toBe(4);

    await change({ ids: copies, action: 'recycle' });
    expect(await listed('recycled=1')).toEqual(copies.toSorted());
    const restored = await change({ ids: [ids[0], copies[0]], action: 'restore' });

    expect(restored.data.list).toEqual([
      { id: ids[0], code: 'A0412', copyId: null },
      { id: copies[0], code: '00000', copyId: null },
    ]);
    expect((await list()).total).toBe(3);
  });

  it('are left alone, all of them, when one or the folder is not of the caller', async () => {
    const stranger = await signUp(app);
    const { id: foreign } = await createSurvey(app, stranger);
    const folderId = await surveyFolder(app, stranger, 'Theirs');

    expect((await change({ ids: [...ids, foreign], action: 'recycle' })).code).toBe('A0404');
    expect((await change({ ids: [...ids, 'nothing'], action: 'recycle' })).code).toBe('A0404');
    expect((await change({ action: 'move', folderId })).code).toBe('A0404');
    expect((await list()).total).toBe(2);
    expect(await listed('unfiled=1')).toEqual(ids.toSorted());
  });

  it.each([
    [
      { ids: [], action: 'stop' },
      { field: 'ids', rule: 'tooShort', limit: 1 },
    ],
    [
      { ids: Array.from({ length: 101 }, (_, place) => `s${place}`), action: 'stop' },
      { field: 'ids', rule: 'tooMany', limit: 100 },
    ],
    [{ action: 'addTags' }, { field: 'tags', rule: 'tooShort', limit: 1 }],
    [
      { action: 'addTags', tags: [' '] },
      { field: 'tags[0]', rule: 'tooShort', limit: 1 },
    ],
    [
      { action: 'addTags', tags: ['x'.repeat(25)] },
      { field: 'tags[0]', rule: 'tooLong', limit: 24 },
    ],
    [
      { action: 'addTags', tags: Array.from({ length: 21 }, (_, place) => `t${place}`) },
      { field: 'tags', rule: 'tooMany', limit: 20 },
    ],
  ])('are not changed by bad input, which is named (%#)', async (body, fault) => {
    const answer = await change(body);

    expect(answer.code).toBe('A0400');
    expect(answer.fields).toEqual([fault]);
  });

  it('have 20 tags at most, and one that would have more is left as it is', async () => {
    const many = Array.from({ length: 20 }, (_, place) => `t${place}`);
    await change({ ids: [ids[0]], action: 'addTags', tags: many });

    const { data } = await change({ action: 'addTags', tags: ['new'] });

    expect(data.list.map(({ code }: { code: string }) => code)).toEqual(['A0400', '00000']);
    expect(await listed('tag=new')).toEqual([ids[1]]);
  });
});

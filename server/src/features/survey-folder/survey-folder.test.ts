import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { surveyFolder } from './survey-folder.factory.js';

describe('the folders of an author', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    author = await signUp(app);
  });

  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => v1(app, method, path, body, author.token);
  const folders = async () => (await graph(app, '{ surveyFolders { id name surveyCount } }', {}, author.token)).data.surveyFolders;

  it('stand by name, with the surveys in each that are not in the recycle bin', async () => {
    const [tea, rum] = [await surveyFolder(app, author, 'Tea'), await surveyFolder(app, author, 'Rum')];
    const [kept, gone] = [(await createSurvey(app, author)).id, (await createSurvey(app, author)).id];
    await ask('POST', '/v1/surveys/bulk', { ids: [kept, gone], action: 'move', folderId: tea });
    await ask('POST', `/v1/surveys/remove/${gone}`, {});
    await surveyFolder(app, await signUp(app), 'Not yours');

    expect(await folders()).toEqual([
      { id: rum, name: 'Rum', surveyCount: 0 },
      { id: tea, name: 'Tea', surveyCount: 1 },
    ]);
    expect((await ask('GET', '/v1/surveys/folders')).data.list).toMatchObject([
      { name: 'Rum', surveyCount: 0 },
      { name: 'Tea', surveyCount: 1 },
    ]);
  });

  it('are renamed, and deleted without the surveys in them', async () => {
    const id = await surveyFolder(app, author, 'Tea');
    const survey = (await createSurvey(app, author)).id;
    await ask('POST', '/v1/surveys/bulk', { ids: [survey], action: 'move', folderId: id });

    expect((await ask('PUT', `/v1/surveys/folders/${id}`, { name: ' Green tea ' })).data.name).toBe('Green tea');
    await ask('POST', `/v1/surveys/folders/${id}/delete`, {});

    expect(await folders()).toEqual([]);
    const { data } = await ask('GET', '/v1/surveys?unfiled=1');
    expect(data.list).toMatchObject([{ id: survey, folderId: null }]);
    expect((await ask('GET', `/v1/surveys?folderId=${id}`)).code).toBe('A0404');
  });

  it.each([
    ['', 'tooShort'],
    ['x'.repeat(25), 'tooLong'],
    ['Taken', 'notUnique'],
  ])('have a name of their own (%j)', async (name, rule) => {
    await surveyFolder(app, author, 'Taken');
    const other = await surveyFolder(app, author, 'Other');

    for (const answer of [await ask('POST', '/v1/surveys/folders', { name }), await ask('PUT', `/v1/surveys/folders/${other}`, { name })]) {
      expect(answer.code).toBe('A0400');
      expect(answer.fields).toMatchObject([{ field: 'name', rule }]);
    }
  });

  it('are 100 at most', async () => {
    for (let place = 0; place < 100; place += 1) await surveyFolder(app, author, `Folder ${place}`);

    const answer = await ask('POST', '/v1/surveys/folders', { name: 'One more' });

    expect(answer.fields).toEqual([{ field: 'folders', rule: 'tooMany', limit: 100 }]);
  });
});

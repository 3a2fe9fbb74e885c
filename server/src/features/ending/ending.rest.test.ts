/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { type LogicalSurvey, logicalSurvey } from '../logic/logic.factory.js';
import { setState } from '../survey/survey.factory.js';

const BLANK = {
  title: null,
  text: null,
  picture: null,
  buttonText: null,
  buttonUrl: null,
  redirectUrl: null,
  redirectSeconds: 5,
  sendsResponse: false,
  sendsSource: false,
  params: null,
  nodeIds: null,
};

describe('end pages on /v1', () => {
  let app: TestApp;
  let author: SignedUp;
  let survey: LogicalSurvey;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  beforeEach(async () => {
    survey = await logicalSurvey(app, author);
  });
  afterAll(() => app.stop());

  const get = (path: string) => v1(app, 'GET', path, undefined, author.token);
  const post = (path: string, body: object) => v1(app, 'POST', path, body, author.token);
  const all = async () => (await get(`/v1/surveys/end?surveyId=${survey.id}`)).data;
  const save = (body: object) => post('/v1/surveys/end', { surveyId: survey.id, kind: 'normal', ...body });

  it('are none at first [S7.call.get-surveys-end]', async () => {
    expect(await get(`/v1/surveys/end?surveyId=${survey.id}`)).toMatchObject({ code: '00000', data: [] });
  });

  it('are saved as a whole, and read with every key spelled out [S7.call.post-surveys-end]', async () => {
    const id = `${survey.id}.normal`;
    const saved = { ...BLANK, id, kind: 'normal', nodeId: null, title: 'Thanks', nodeIds: [survey.node('Q1')], params: ['pid'] };
    expect(await save({ title: 'Thanks', nodeIds: [survey.node('Q1')], params: ['pid'] })).toMatchObject({ code: '00000', data: saved });
    expect(await all()).toEqual([saved]);

    expect((await save({ text: '<p>Bye</p>' })).data).toEqual({ ...BLANK, id, kind: 'normal', nodeId: null, text: '<p>Bye</p>' });
    expect(await save({})).toMatchObject({ code: '00000', data: null });
    expect(await all()).toEqual([]);
  });

  it('are changed key by key under their ids [S7.call.post-surveys-end-id]', async () => {
    const { data: made } = await save({ title: 'Thanks', buttonUrl: 'https://example.org' });
    const changed = await post(`/v1/surveys/end/${made.id}`, { title: null, redirectSeconds: 0 });
    expect(changed).toMatchObject({ code: '00000', data: { title: null, buttonUrl: 'https://example.org', redirectSeconds: 0 } });
    expect(await all()).toEqual([changed.data]);

    for (const id of [`${survey.id}.screened`, `${survey.id}.n1`, `${survey.id}.n999`, `${survey.id}.1`, survey.id, 'x.normal', 'x']) {
      expect(await post(`/v1/surveys/end/${id}`, { title: 'x' })).toMatchObject({ code: 'A0404' });
    }
  });

  it('belong to questions too [S7.call.get-nodes-survey-end] [S7.call.post-nodes-survey-end]', async () => {
    const nodeId = survey.node('Q1');
    expect(await get(`/v1/nodes/survey-end?nodeId=${nodeId}`)).toMatchObject({ code: '00000', data: null });
    const { code, data } = await post('/v1/nodes/survey-end', { nodeId, title: 'So' });
    expect([code, data]).toEqual(['00000', { ...BLANK, id: `${survey.id}.n1`, kind: 'node', nodeId, title: 'So' }]);
    expect((await get(`/v1/nodes/survey-end?nodeId=${nodeId}`)).data).toEqual(data);
    expect(await post(`/v1/surveys/end/${data.id}`, { text: 'x' })).toMatchObject({ code: '00000', data: { title: 'So', text: 'x' } });
    expect(await all()).toMatchObject([{ kind: 'node', nodeId }]);

    expect(await post('/v1/nodes/survey-end', { nodeId })).toMatchObject({ code: '00000', data: null });
    expect(await all()).toEqual([]);
    expect(await get(`/v1/nodes/survey-end?nodeId=${survey.row(999)}`)).toMatchObject({ code: 'A0404' });
    expect(await post('/v1/nodes/survey-end', { nodeId: survey.row(999), title: 'x' })).toMatchObject({ code: 'A0404' });
  });

  it('may be had by the questions whose jumps end the survey [S7.call.get-surveys-end-node]', async () => {
    expect(await get(`/v1/surveys/end/node?surveyId=${survey.id}`)).toMatchObject({ code: '00000', data: [] });
    const condition = { nodeId: survey.node('Q1'), algorithm: 1, optionId: [survey.option('Q1', 'red')] };
    const item = { surveyId: survey.id, model: 1, type: 1, nodeId: survey.node('Q1'), conditions: [condition] };
    await post('/v1/logic', { ...item, optionId: [-1] });
    await post('/v1/logic', { ...item, optionId: [0] });
    expect((await get(`/v1/surveys/end/node?surveyId=${survey.id}`)).data).toEqual([
      { ...survey.ids(1), code: 'Q1', title: 'Colour?', ends: [0, -1], endId: null },
    ]);
    await post('/v1/nodes/survey-end', { nodeId: survey.node('Q1'), title: 'So' });
    expect((await get(`/v1/surveys/end/node?surveyId=${survey.id}`)).data).toMatchObject([{ endId: `${survey.id}.n1` }]);
  });

  it('can pass on what is listed [S7.call.get-surveys-end-parameter]', async () => {
    await save({ params: ['pid'] });
    const { code, data } = await get(`/v1/surveys/end/parameter?surveyId=${survey.id}`);
    expect(code).toBe('00000');
    expect(data).toEqual([
      { kind: 'responseId', name: 'responseId', nodeId: null, title: null },
      { kind: 'source', name: 'source', nodeId: null, title: null },
      { kind: 'param', name: 'pid', nodeId: null, title: null },
      { kind: 'answer', name: 'Q1', nodeId: survey.node('Q1'), title: 'Colour?' },
      { kind: 'answer', name: 'Q2', nodeId: survey.node('Q2'), title: 'Drinks?' },
      { kind: 'answer', name: 'Q3', nodeId: survey.node('Q3'), title: 'Why?' },
      { kind: 'answer', name: 'Q5', nodeId: survey.node('Q5'), title: 'Best?' },
    ]);
  });

  it('lead to http and https alone: everything else is refused by the name of its field', async () => {
    for (const address of ['javascript:alert(1)', 'data:text/html,x', 'example.org', '//example.org', 'https://a@example.org']) {
      for (const key of ['redirectUrl', 'buttonUrl']) {
        const refused = await save({ [key]: address });
        expect(refused).toMatchObject({ code: 'A0400', fields: [{ field: key, rule: 'format' }] });
        expect(refused.message).toContain(key);
      }
    }
    expect(await post('/v1/nodes/survey-end', { nodeId: survey.node('Q1'), redirectUrl: 'x' })).toMatchObject({
      fields: [{ field: 'redirectUrl', rule: 'format' }],
    });
    expect(await save({ title: 'x'.repeat(101) })).toMatchObject({ fields: [{ field: 'title', rule: 'tooLong', limit: 100 }] });
    expect(await all()).toEqual([]);
  });

  it('pass on answers of questions that are there', async () => {
    expect(await save({ nodeIds: [survey.row(999)] })).toMatchObject({ code: 'A0404' });
  });

  it('cannot be changed while the survey runs', async () => {
    await setState(app, survey.id, 1);
    expect(await save({ title: 'x' })).toMatchObject({ code: 'A0410' });
    expect(await post('/v1/nodes/survey-end', { nodeId: survey.node('Q1'), title: 'x' })).toMatchObject({ code: 'A0410' });
  });
});

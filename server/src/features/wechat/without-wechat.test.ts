import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { contextOf, launchedSurvey, launchUnchecked } from '../publish/publish.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(tea, { Q1: 'tea' });
const EDIT = 'mutation ($input: EditSurveyInput!) { editSurvey(input: $input) { revision } }';

describe('a server without a WeChat account', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp({}, { wechat: null });
    author = await signUp(app);
    id = await launchedSurvey(app, author, tea);
  });
  afterAll(() => app.stop());

  const save = (setting: object, surveyId = id) => v1(app, 'POST', '/v1/surveys/setting', { surveyId, setting }, author.token);

  it('says so through both doors', async () => {
    expect((await v1(app, 'GET', '/v1/wechat', undefined, author.token)).data).toEqual({ state: 'missing' });
    expect((await graph(app, '{ wechatState }', {}, author.token)).data).toEqual({ wechatState: 'MISSING' });
    expect((await v1(app, 'GET', '/v1/wechat')).code).toBe('A0401');
    const url = encodeURIComponent(`http://localhost:4000/r/${id}`);
    expect((await v1(app, 'GET', `/v1/r/${id}/wechat-card?url=${url}`)).code).toBe('A0439');
  });

  it('stores no setting that would do nothing, while it runs or not, and keeps the card that other networks read', async () => {
    const { id: draft } = await createSurvey(app, author);
    const repeat = { window: 1, by: ['device', 'wechat'] };
    for (const surveyId of [id, draft]) {
      expect(await save({ onlyWechat: true }, surveyId)).toMatchObject({ code: 'A0439', data: { settings: ['onlyWechat'] } });
      expect((await save({ wechatUser: 'openid', hideShareMenu: true }, surveyId)).data).toEqual({
        settings: ['wechatUser', 'hideShareMenu'],
      });
      expect((await save({ repeat }, surveyId)).data).toEqual({ settings: ['repeat'] });
      expect((await save({ shareTitle: 'Tea', shareText: 'A minute' }, surveyId)).data.setting.shareTitle).toBe('Tea');
    }
    const operations = [{ updateSurvey: { settings: { onlyWechat: true } } }];
    const input = { surveyId: draft, baseRevision: 2, clientOpId: 'a', operations };
    expect((await graph(app, EDIT, { input }, author.token)).code).toBe('A0439');
    const definition = { ...tea, settings: { onlyWechat: true } };
    const put = await v1(app, 'PUT', `/v1/surveys/${draft}/definition`, definition, author.token, { 'if-match': '2' });
    expect([put.code, put.data]).toEqual(['A0439', { settings: ['onlyWechat'] }]);
    expect((await v1(app, 'GET', `/v1/surveys/setting/${draft}`, undefined, author.token)).data.setting.onlyWechat).toBe(false);
  });

  it('launches none of a server that has one, and takes no answers to one that ran before it lost its own', async () => {
    const definition = { ...tea, settings: { onlyWechat: true } };
    const { id: surveyId } = await app.features.survey.makers.createFrom(contextOf(app, author), definition);
    const launched = await v1(app, 'POST', `/v1/surveys/launch/${surveyId}`, {}, author.token);
    expect([launched.code, launched.data]).toEqual(['A0439', { settings: ['onlyWechat'] }]);

    await launchUnchecked(app, surveyId);
    const told = await v1(app, 'POST', `/v1/r/${surveyId}/responses`, { submissionId: randomUUID(), answers });
    expect([told.code, told.data]).toEqual(['A0438', { reason: 'unavailable' }]);
  });
});

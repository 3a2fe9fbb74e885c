import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchUnchecked } from '../publish/publish.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const DEFAULTS = {
  paging: 'all',
  autoAdvance: false,
  timeZone: 'Asia/Shanghai',
  repeat: null,
  opensAt: null,
  closesAt: null,
  total: null,
  reserveMinutes: null,
  parameters: null,
  daily: null,
  password: null,
  addresses: null,
  regions: null,
  signedOnly: false,
  onlyLinks: false,
  anonymousLinks: false,
  invitationOnly: false,
  verification: 'off',
  onlyWechat: false,
  wechatUser: 'none',
  shareTitle: null,
  shareText: null,
  sharePicture: null,
  hideShareMenu: false,
  exam: null,
  goBack: true,
  resume: true,
  retake: true,
  showAnswers: false,
};

describe('the settings of a survey', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    author = await signUp(app);
    ({ id: surveyId } = await createSurvey(app, author));
  });

  const read = async (by = author) => v1(app, 'GET', `/v1/surveys/setting/${surveyId}`, undefined, by.token);
  const save = (setting: object, by = author) => v1(app, 'POST', '/v1/surveys/setting', { surveyId, setting }, by.token);

  it('are read with their defaults spelled out', async () => {
    expect(await read()).toMatchObject({ code: '00000', data: { surveyId, setting: DEFAULTS } });
  });

  it('are saved in its draft: what is given is set, null takes away, the rest stays [S7.call.post-surveys-setting]', async () => {
    await save({ total: 200, closesAt: '2027-01-01T08:00:00+08:00', timeZone: 'Europe/Berlin' });
    const saved = await save({ total: null, paging: 'question', repeat: { window: 3, by: ['ip', 'device'] } });

    const setting = {
      ...DEFAULTS,
      paging: 'question',
      timeZone: 'Europe/Berlin',
      closesAt: '2027-01-01T00:00:00.000Z',
      repeat: { window: 3, by: ['device', 'ip'] },
    };
    expect(saved).toMatchObject({ code: '00000', data: { surveyId, setting } });
    expect((await read()).data.setting).toEqual(setting);
    const query = 'query ($id: ID!) { survey(id: $id) { settings { timeZone closesAt total } } }';
    const { data } = await graph(app, query, { id: surveyId }, author.token);
    expect(data.survey.settings).toEqual({ timeZone: 'Europe/Berlin', closesAt: '2027-01-01T00:00:00.000Z', total: null });
  });

  it('are taken back as they were read', async () => {
    await save({ total: 5, paging: 'page' });
    const { setting } = (await read()).data;

    expect((await save(setting)).data.setting).toEqual(setting);
  });

  it('are refused by the names that they have here, and nothing is saved', async () => {
    const refused = await save({ total: 0, opensAt: 'tomorrow', timeZone: 'Mars/Olympus' });

    expect(refused.code).toBe('A0400');
    expect(refused.fields?.map(({ field, rule, limit }) => [field, rule, limit])).toEqual([
      ['setting.timeZone', 'format', undefined],
      ['setting.opensAt', 'format', undefined],
      ['setting.total', 'tooSmall', 1],
    ]);
    expect((await save({ title: 'x' })).fields).toMatchObject([{ rule: 'unknownKey' }]);
    expect((await read()).data.setting).toEqual(DEFAULTS);
  });

  it('that are about the pages stay as they are while it runs, and all are nobody else’s', async () => {
    const stranger = await signUp(app);
    expect([(await read(stranger)).code, (await save({ total: 1 }, stranger)).code]).toEqual(['A0404', 'A0404']);

    await launchUnchecked(app, surveyId);

    expect((await save({ paging: 'question' })).code).toBe('A0410');
  });
});

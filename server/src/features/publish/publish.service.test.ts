import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { definitionHash, type SurveyDefinition } from '@wence/schema';
import { multiple, single, survey } from '@wence/schema/testing';
import { en } from '../../platform/i18n/en.js';
import { zhCN } from '../../platform/i18n/zh-CN.js';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { LaunchCheck } from './launch-check.js';
import { define, launch, launchedSurvey, relaunch, stop } from './publish.factory.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const PUBLIC = ['https://survey.example.com', 'https://other.example.com'];

describe('publishing', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_URL: PUBLIC.join(',') });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const versionsOf = async (id: string) => (await v1(app, 'GET', `/v1/surveys/versions/${id}`, undefined, author.token)).data;
  const stateOf = async (id: string) => (await app.features.survey.surveys.find(id))?.state;

  it('launches a survey: frozen as version 1, running, with a link and its QR code [S7.call.post-surveys-launch-id] [S3.launch.state-fields]', async () => {
    const { id } = await createSurvey(app, author, tea);

    const { data } = await v1(app, 'POST', `/v1/surveys/launch/${id}`, {}, author.token);

    expect(data).toEqual({
      surveyId: id,
      token: id,
      url: `${PUBLIC[0]}/r/${id}`,
      version: 1,
      notice: null,
      qrCode: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    });
    expect(await stateOf(id)).toBe(1);
    const { definition } = (await v1(app, 'GET', `/v1/r/${id}`)).data;
    expect(definitionHash(definition)).toBe((await versionsOf(id))[0].hash);
  });

  it('gives what a launch froze by its number, and nothing for a number that there is not', async () => {
    const id = await launchedSurvey(app, author, tea);
    await relaunch(app, author, id, { ...tea, title: 'second' });
    const read = (query: string, token = author.token) => v1(app, 'GET', `/v1/surveys/${id}/definition${query}`, undefined, token);

    expect((await read('?version=1')).data).toEqual({ revision: null, definition: expect.objectContaining({ title: tea.title }) });
    expect((await read('?version=2')).data.definition.title).toBe('second');
    expect((await read('?version=3')).code).toBe('A0404');
    expect((await read('?version=0')).fields).toEqual([expect.objectContaining({ field: 'version' })]);
    expect((await read('?version=1', (await signUp(app)).token)).code).toBe('A0404');
  });

  it('numbers new content 1, 2, 3 and gives content that was launched before its old number', async () => {
    const id = await launchedSurvey(app, author, tea);
    const second: SurveyDefinition = { ...tea, title: 'second' };

    const numbers = [
      await relaunch(app, author, id, second),
      await relaunch(app, author, id, { ...tea, title: 'third' }),
      await relaunch(app, author, id, tea),
    ];

    expect(numbers).toEqual([2, 3, 1]);
    expect((await versionsOf(id)).map(({ version, current }: { version: number; current: boolean }) => [version, current])).toEqual([
      [3, false],
      [2, false],
      [1, true],
    ]);
  });

  it('keeps a version as it was launched, whatever becomes of the draft', async () => {
    const id = await launchedSurvey(app, author, tea);
    await stop(app, author, id);
    await define(app, author, id, { ...tea, title: 'edited later' });

    const frozen = await app.features.publish.versions.read(id, 1);

    expect(frozen?.definition).toEqual(tea);
  });

  it('refuses what cannot be answered, says what the check found, and freezes nothing', async () => {
    const unreachable = survey(single('Q1', 'Which?', []), multiple('Q2', 'Which two?', ['one'], { setting: { min: 2 } }));
    const { id } = await createSurvey(app, author, unreachable);

    const refused = await v1(app, 'POST', `/v1/surveys/launch/${id}`, {}, author.token);

    expect(refused.code).toBe('A0414');
    expect(refused.data.findings).toEqual([
      { severity: 'error', code: 'noOptions', nodeId: 1 },
      { severity: 'error', code: 'minUnreachable', nodeId: 2 },
    ]);
    expect(await versionsOf(id)).toEqual([]);
    expect(await stateOf(id)).toBe(0);
  });

  it('refuses, through both doors, what can be stored but is not applied yet, names it, and freezes nothing', async () => {
    const settings = { repeat: { window: 1, by: ['device', 'parameter'] } } as const;
    const { id } = await createSurvey(app, author, { ...tea, settings });
    const launchIt = 'mutation ($input: LaunchSurveyInput!) { launchSurvey(input: $input) { version } }';
    const refusedIn = (language: string) => v1(app, 'POST', `/v1/surveys/launch/${id}`, {}, author.token, { 'accept-language': language });

    const [refused, inChinese] = [await refusedIn('en'), await refusedIn('zh-CN')];
    const { errors } = await graph(app, launchIt, { input: { surveyId: id } }, author.token);

    expect(refused).toMatchObject({ code: 'A0422', data: { parts: ['repeat'] } });
    expect(refused.message).toMatch(/by WeChat/);
    expect(inChinese.message).toMatch(/\u5fae\u4fe1/);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'A0422', data: { parts: ['repeat'] } });
    expect(await versionsOf(id)).toEqual([]);
    expect(await stateOf(id)).toBe(0);
  });

  it('launches once what is not applied yet is taken out', async () => {
    const { id } = await createSurvey(app, author, { ...tea, settings: { repeat: { window: 1, by: ['parameter'] }, total: 5 } });

    await define(app, author, id, { ...tea, settings: { total: 5 } });

    expect(await launch(app, author, id)).toBe(1);
  });

  it('lets warnings pass', async () => {
    const { id } = await createSurvey(app, author, survey(single('Q1', 'Which?', ['same', 'same'])));

    expect(await launch(app, author, id)).toBe(1);
  });

  it('lets logic pass that refers to what is not there: it has no effect', async () => {
    const logic = [
      { id: 4, model: 1, type: 2, nodeId: 1, algorithm: 2, conditions: [{ id: 5, nodeId: 99, algorithm: 11 }] },
      { id: 6, model: 1, type: 1, nodeId: 1, target: 98, conditions: [] },
    ];
    const { id } = await createSurvey(app, author, { ...tea, lastId: 99, logic });

    expect(await launch(app, author, id)).toBe(1);
  });

  it('checks again what was edited while it was being checked', async () => {
    const { id } = await createSurvey(app, author, tea);
    const pass = jest.spyOn(LaunchCheck.prototype, 'pass').mockImplementationOnce(async () => {
      await define(app, author, id, { ...tea, title: 'edited meanwhile' });
      return true;
    });

    await launch(app, author, id);

    expect(pass).toHaveBeenCalledTimes(2);
    expect((await app.features.publish.versions.read(id, 1))?.definition.title).toBe('edited meanwhile');
    pass.mockRestore();
  });

  it('launches a survey whose check was cut short, and says so through both doors in the language of its author', async () => {
    const pass = jest.spyOn(LaunchCheck.prototype, 'pass').mockResolvedValue(false);
    const [{ id: one }, { id: other }] = [await createSurvey(app, author, tea), await createSurvey(app, author, tea)];
    const launchIt = 'mutation ($input: LaunchSurveyInput!) { launchSurvey(input: $input) { version notice } }';

    const byV1 = await v1(app, 'POST', `/v1/surveys/launch/${one}`, {}, author.token, { 'accept-language': 'en' });
    const byGraph = await graph(app, launchIt, { input: { surveyId: other } }, author.token);

    expect([byV1.code, byV1.data.notice]).toEqual(['00000', en.checkCutShort]);
    expect(byGraph.data.launchSurvey).toEqual({ version: 1, notice: zhCN.checkCutShort });
    pass.mockRestore();
  });

  it('stops what runs; refuses to launch it, and to stop what does not run [S7.call.post-surveys-stop-id]', async () => {
    const id = await launchedSurvey(app, author, tea);

    const twice = await v1(app, 'POST', `/v1/surveys/launch/${id}`, {}, author.token);
    const stopping = () => v1(app, 'POST', `/v1/surveys/stop/${id}`, {}, author.token);
    const [stopped, again] = [await stopping(), await stopping()];

    expect([twice.code, stopped.code, again.code]).toEqual(['A0412', '00000', 'A0412']);
    expect(await stateOf(id)).toBe(0);
  });

  it('lets one of many launches at once through', async () => {
    const { id } = await createSurvey(app, author, tea);

    const answers = await Promise.all(Array.from({ length: 10 }, () => v1(app, 'POST', `/v1/surveys/launch/${id}`, {}, author.token)));

    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'A0412')).toHaveLength(9);
    expect(await versionsOf(id)).toHaveLength(1);
  });

  it.each([
    ['one that is configured', `${PUBLIC[1]}/`, PUBLIC[1]],
    ['none that leads elsewhere', 'https://evil.example', PUBLIC[0]],
  ])('builds links on %s', async (_what, domain, base) => {
    const { id } = await createSurvey(app, author, tea);

    const { data } = await v1(app, 'POST', `/v1/surveys/launch/${id}`, { domain }, author.token);

    expect(data.url).toBe(`${base}/r/${id}`);
  });

  it('has no link before the first launch', async () => {
    const { id } = await createSurvey(app, author, tea);

    const before = await v1(app, 'GET', `/v1/surveys/launch?surveyId=${id}`, undefined, author.token);
    await launch(app, author, id);
    const after = await v1(app, 'GET', `/v1/surveys/launch?surveyId=${id}`, undefined, author.token);

    expect([before.data, after.data.version]).toEqual([null, 1]);
  });

  it('takes the survey in the body as well, if it is the one in the path [S7.launch.sends] [S7.launch.returns-token]', async () => {
    const { id } = await createSurvey(app, author, tea);
    const send = (surveyId: string) => v1(app, 'POST', `/v1/surveys/launch/${id}`, { surveyId, domain: PUBLIC[0] }, author.token);

    const refused = await send('AAAAAAAAAA');
    const launched = await send(id);

    expect([refused.code, refused.fields]).toEqual(['A0400', [{ field: 'surveyId', rule: 'notAllowed' }]]);
    expect(launched.data).toMatchObject({ surveyId: id, token: id, version: 1 });
  });

  it('has, for who does not name a survey, the link of the running one that was launched last [S7.call.get-surveys-launch]', async () => {
    const newcomer = await signUp(app);
    const ask = async (token = newcomer.token) => (await v1(app, 'GET', '/v1/surveys/launch', undefined, token)).data;
    const none = await ask();
    const first = await createSurvey(app, newcomer, tea);
    app.clock.advance(1000);
    const second = await launchedSurvey(app, newcomer, tea);
    app.clock.advance(1000);
    const { data } = await v1(app, 'POST', `/v1/surveys/launch/${first.id}`, {}, newcomer.token);
    const last = await ask();
    await v1(app, 'POST', `/v1/surveys/stop/${first.id}`, undefined, newcomer.token);

    expect(none).toBeNull();
    expect(last).toEqual({ surveyId: first.id, token: data.token, qrCode: data.qrCode, url: data.url, version: 1 });
    expect((await ask()).surveyId).toBe(second);
    expect((await ask(author.token))?.surveyId).not.toBe(second);
  });

  it('does all of it through the graph as well', async () => {
    const { id } = await createSurvey(app, author, tea);
    const launchIt =
      'mutation ($input: LaunchSurveyInput!) { launchSurvey(input: $input) { version url token qrCode survey { id state } } }';
    const stopIt = 'mutation ($input: SurveyIdInput!) { stopSurvey(input: $input) { survey { state status publishedVersion } } }';
    const read =
      'query ($id: ID!) { shareLink(surveyId: $id) { url version } surveyVersions(surveyId: $id) { version hash current createdAt } }';

    const launched = await graph(app, launchIt, { input: { surveyId: id } }, author.token);
    const links = await graph(app, read, { id }, author.token);
    const stopped = await graph(app, stopIt, { input: { surveyId: id } }, author.token);

    expect(launched.data.launchSurvey).toMatchObject({ version: 1, token: id, survey: { id, state: 'RUNNING' } });
    expect(links.data).toMatchObject({ shareLink: { version: 1 }, surveyVersions: [{ version: 1, current: true }] });
    expect(stopped.data.stopSurvey.survey).toEqual({ state: 'NOT_COLLECTING', status: 'STOPPED', publishedVersion: 1 });
  });

  it('answers for a foreign survey in the same bytes as for a missing one', async () => {
    const id = await launchedSurvey(app, author, tea);
    const stranger = await signUp(app);
    const doors = [
      (surveyId: string) => v1(app, 'POST', `/v1/surveys/launch/${surveyId}`, {}, stranger.token),
      (surveyId: string) => v1(app, 'POST', `/v1/surveys/stop/${surveyId}`, {}, stranger.token),
      (surveyId: string) => v1(app, 'GET', `/v1/surveys/launch?surveyId=${surveyId}`, undefined, stranger.token),
      (surveyId: string) => v1(app, 'GET', `/v1/surveys/versions/${surveyId}`, undefined, stranger.token),
      (surveyId: string) => v1(app, 'GET', `/v1/surveys/responses/${surveyId}`, undefined, stranger.token),
    ];

    for (const door of doors) {
      const foreign = await door(id);
      expect(foreign.code).toBe('A0404');
      expect(foreign.text).toBe((await door('nosuchsurv')).text);
    }
    expect(await stateOf(id)).toBe(1);
  });
});

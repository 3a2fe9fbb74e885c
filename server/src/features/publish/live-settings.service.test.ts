import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '@wence/schema';
import { answersOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { submit } from '../response/response.factory.js';
import { launchedSurvey, launchUnchecked, relaunch, stop } from './publish.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const EDIT = 'mutation ($input: EditSurveyInput!) { editSurvey(input: $input) { revision replayed } }';
const HOUR_MS = 60 * 60 * 1000;
const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(tea, { Q1: 'tea' });

describe('settings of a running survey', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    author = await signUp(app);
    surveyId = await launchedSurvey(app, author, tea);
  });

  const save = (setting: object) => v1(app, 'POST', '/v1/surveys/setting', { surveyId, setting }, author.token);
  const edit = (operations: readonly object[], { clientOpId = 'a', baseRevision = 2 } = {}) =>
    graph(app, EDIT, { input: { surveyId, baseRevision, clientOpId, operations } }, author.token);
  const row = () => app.features.survey.surveys.find(surveyId);
  const versionOf = async () => (await row())?.publishedVersion;
  const submitOn = (version: number) => submit(app, surveyId, answers, { version });
  const statusesOf = (told: readonly { readonly data: { readonly status: string } }[]) => told.map(({ data }) => data.status);

  it('apply at once as a new version, without a pause', async () => {
    expect((await save({ total: 1 })).data.setting.total).toBe(1);

    expect(await row()).toMatchObject({ state: 1, publishedVersion: 2 });
    const told = [await submitOn(2), await submitOn(2)];
    expect(statusesOf(told)).toEqual(['complete', 'over_quota']);
  });

  it('apply through the graph as well, once however often the edit is sent', async () => {
    const operations = [{ updateSurvey: { settings: { total: 7 } } }];

    const [first, again] = [await edit(operations), await edit(operations)];

    expect([first.data?.editSurvey, again.data?.editSurvey]).toEqual([
      { revision: 3, replayed: false },
      { revision: 3, replayed: true },
    ]);
    expect((await app.features.publish.versions.read(surveyId, (await versionOf()) ?? 0))?.definition.settings).toEqual({ total: 7 });
    expect(await versionOf()).toBe(2);
  });

  it('are undone as they were made: respondents get the version of before', async () => {
    await edit([{ updateSurvey: { settings: { total: 5 } } }]);

    const undone = await edit([{ restore: { survey: { settings: { total: null } } } }], { clientOpId: 'b', baseRevision: 3 });

    expect(undone.data?.editSurvey.revision).toBe(4);
    expect(await versionOf()).toBe(1);
  });

  it('are taken back as they were read, since nothing else changes', async () => {
    const { setting } = (await v1(app, 'GET', `/v1/surveys/setting/${surveyId}`, undefined, author.token)).data;

    expect((await save({ ...setting, total: 3 })).code).toBe('00000');
    expect((await save({ ...setting, paging: 'question' })).code).toBe('A0410');
  });

  it('are refused (A0410) when title, paging or a question would change, and nothing is changed', async () => {
    const told = [
      await edit([{ updateSurvey: { title: 'Other' } }]),
      await edit([{ updateSurvey: { settings: { total: 4, paging: 'QUESTION' } } }]),
      await edit([{ updateSurvey: { settings: { total: 4 } } }, { addNode: { type: 'OPEN_TEXT', title: 'Why?' } }]),
      await save({ autoAdvance: true }),
    ];

    expect(told.map(({ code }) => code)).toEqual(['A0410', 'A0410', 'A0410', 'A0410']);
    expect(await versionOf()).toBe(1);
    expect((await v1(app, 'GET', `/v1/surveys/${surveyId}/definition`, undefined, author.token)).data.revision).toBe(2);
  });

  it('are refused like a launch when the survey could not be launched with them', async () => {
    ({ id: surveyId } = await createSurvey(app, author));
    await launchUnchecked(app, surveyId);

    expect((await save({ total: 4 })).code).toBe('A0414');
    expect(await versionOf()).toBe(1);
  });

  it('never let more responses count than the newest limit while submissions race with changes', async () => {
    await save({ total: 40 });
    const changes = Promise.all([30, 20, 25].map((total) => save({ total })));
    const first = await Promise.all(Array.from({ length: 60 }, () => submit(app, surveyId, answers, { version: 1 })));
    const saved = await changes;
    expect(saved.map(({ code }) => code)).toEqual(['00000', '00000', '00000']);
    const before = statusesOf(first).filter((status) => status === 'complete').length;
    expect(before).toBeLessThanOrEqual(40);

    await save({ total: before + 5 });
    const rest = await Promise.all(Array.from({ length: 20 }, () => submitOn(1)));

    expect(statusesOf(rest).filter((status) => status === 'complete')).toHaveLength(5);
    expect((await app.features.response.responses.counterOf(surveyId)).responses).toBe(before + 5);
  });

  it('leave a respondent who opened the page three changes ago where they were, for as long as it takes', async () => {
    for (const total of [10, 20, 30]) await save({ total });
    app.clock.advance(72 * HOUR_MS);

    expect((await submitOn(1)).data.status).toBe('complete');
    expect((await submitOn(3)).data.status).toBe('complete');
  });

  it('do not use up the day that whoever opened other questions has', async () => {
    const other: SurveyDefinition = { ...tea, title: 'Other' };
    await save({ total: 10 });
    await relaunch(app, author, surveyId, other);
    app.clock.advance(HOUR_MS);
    for (const total of [20, 30]) await save({ total });

    expect((await submitOn(1)).data.status).toBe('complete');
    expect((await submitOn(2)).data.status).toBe('complete');
    app.clock.advance(23.5 * HOUR_MS);
    expect((await submitOn(1)).code).not.toBe('00000');
    expect((await submitOn(3)).data.status).toBe('complete');
  });

  it('wait for nothing when the survey was stopped: they stay in the draft', async () => {
    await stop(app, author, surveyId);

    await save({ total: 9 });

    expect(await row()).toMatchObject({ state: 0, publishedVersion: 1 });
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '@wence/schema';
import { answersOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(tea, { Q1: 'tea' });
const SUBMIT = 'mutation ($input: SubmitResponseInput!) { submitResponse(input: $input) { status } }';
const FROM_JAPAN = { 'x-forwarded-for': '202.232.2.1' };
const FROM_GUANGDONG = { 'x-forwarded-for': '119.123.1.1' };

describe('who may answer, and when', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const limited = (settings: SurveyDefinition['settings']) => launchedSurvey(app, author, { ...tea, ...(settings && { settings }) });
  const opened = (id: string, headers = {}) => v1(app, 'GET', `/v1/r/${id}`, undefined, undefined, headers);
  const enter = (id: string, password: string) => v1(app, 'POST', `/v1/r/${id}/open`, { password });
  const submitted = (id: string, more: object = {}, headers = {}) =>
    v1(app, 'POST', `/v1/r/${id}/responses`, { submissionId: randomUUID(), answers, ...more }, undefined, headers);
  /** Opening by program, and submitting through both doors, must say the same. */
  const codesOf = async (id: string, more: object = {}, headers = {}) => {
    const bySubmit = await graph(app, SUBMIT, { input: { surveyId: id, submissionId: randomUUID(), answers, ...more } });
    return [(await opened(id, headers)).code, (await submitted(id, more, headers)).code, bySubmit.code ?? '00000'];
  };

  it('is whoever knows the password, which nobody is told', async () => {
    const id = await limited({ password: 'open sesame' });

    expect(await codesOf(id)).toEqual(['A0430', 'A0430', 'A0430']);
    expect((await opened(id)).data).toEqual({ reason: 'missing' });
    expect(await enter(id, 'open sesam')).toMatchObject({ code: 'A0430', data: { reason: 'wrong' } });
    const { code, data, text } = await enter(id, 'open sesame');
    expect([code, data.definition.nodes.length]).toEqual(['00000', 1]);
    expect(text).not.toContain('sesame');
    expect((await submitted(id, { password: 'open sesame' })).code).toBe('00000');
  });

  it('changes while the survey runs: answers on the version that was opened before are judged by what holds now', async () => {
    const id = await limited(undefined);
    const { version } = (await opened(id)).data;

    const change = (setting: object) => v1(app, 'POST', '/v1/surveys/setting', { surveyId: id, setting }, author.token);
    expect((await change({ password: 'since noon' })).code).toBe('00000');
    expect(await submitted(id, { version })).toMatchObject({ code: 'A0430', data: { reason: 'missing' } });
    expect((await submitted(id, { version, password: 'since noon' })).code).toBe('00000');

    expect((await change({ password: null })).code).toBe('00000');
    expect((await submitted(id, { version })).code).toBe('00000');
  });

  it('stops whoever tries passwords, and nobody who knew it before', async () => {
    const id = await limited({ password: 'right' });
    const elsewhere = { 'x-forwarded-for': '192.0.2.77' };
    expect((await enter(id, 'right')).code).toBe('00000');
    const guess = (password: string) => v1(app, 'POST', `/v1/r/${id}/open`, { password }, undefined, elsewhere);
    for (let times = 0; times < 10; times += 1) expect((await guess(`wrong ${times}`)).code).toBe('A0430');

    expect((await guess('right')).code).toBe('A0501');
    expect((await enter(id, 'right')).code).toBe('00000');
  });

  it('is told when the hours of the day begin next', async () => {
    const hour = app.clock.now().getUTCHours();
    const at = (hours: number) => `${String((hours + 24) % 24).padStart(2, '0')}:00`;
    const open = await limited({ timeZone: 'Etc/UTC', daily: { from: at(hour), to: at(hour + 1) } });
    const shut = await limited({ timeZone: 'Etc/UTC', daily: { from: at(hour + 2), to: at(hour + 3) } });

    expect(await codesOf(open)).toEqual(['00000', '00000', '00000']);
    expect(await codesOf(shut)).toEqual(['A0431', 'A0431', 'A0431']);
    const { reason, opensAt } = (await opened(shut)).data;
    expect([reason, new Date(opensAt).getUTCHours()]).toEqual(['hours', (hour + 2) % 24]);
  });

  it('comes from an address, or from a region, that the survey takes answers from', async () => {
    const office = await limited({ addresses: ['10.0.0.0/8', '2001:db8::/32'] });
    expect((await opened(office, { 'x-forwarded-for': '10.1.2.3' })).code).toBe('00000');
    expect(await opened(office, { 'x-forwarded-for': '192.0.2.1' })).toMatchObject({ code: 'A0431', data: { reason: 'address' } });

    const south = await limited({ regions: ['CN-GD'] });
    expect((await submitted(south, {}, FROM_GUANGDONG)).code).toBe('00000');
    expect(await submitted(south, {}, FROM_JAPAN)).toMatchObject({ code: 'A0431', data: { reason: 'region' } });
    const country = await limited({ regions: ['CN'] });
    expect((await opened(country, FROM_GUANGDONG)).code).toBe('00000');
    expect((await opened(country)).code).toBe('A0431');
  });

  it('is refused settings that say nothing', async () => {
    const save = (setting: object) => v1(app, 'POST', '/v1/surveys/setting', { surveyId, setting }, author.token);
    const { id: surveyId } = (await v1(app, 'POST', '/v1/surveys', { title: 'Mine' }, author.token)).data;

    const refused = await save({ password: 'abc', daily: { from: '9:00', to: '9:00' }, addresses: ['10.0.0.0/33'], regions: ['Japan'] });

    expect(refused.fields?.map(({ field, rule }) => [field, rule])).toEqual([
      ['setting.daily.from', 'format'],
      ['setting.daily.to', 'format'],
      ['setting.daily.to', 'notUnique'],
      ['setting.password', 'tooShort'],
      ['setting.addresses[0]', 'format'],
      ['setting.regions[0]', 'format'],
    ]);
  });
});

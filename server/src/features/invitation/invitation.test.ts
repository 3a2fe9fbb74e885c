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
const invited: SurveyDefinition = { ...tea, settings: { invitationOnly: true } };
const SUBMIT = 'mutation ($input: SubmitResponseInput!) { submitResponse(input: $input) { status } }';

describe('invitation codes', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off', TRUST_PROXY: '127.0.0.1' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const launched = () => launchedSurvey(app, author, invited);
  const path = (id: string, more = '') => `/v1/surveys/invitation/${id}${more}`;
  const make = (id: string, body: object) => v1(app, 'POST', path(id), body, author.token);
  const listed = async (id: string, query = '') => (await v1(app, 'GET', path(id, query), undefined, author.token)).data;
  const oneCode = async (id: string, more: object = {}): Promise<string> => (await make(id, { amount: 1, ...more })).data.codes[0];
  const enter = (id: string, invitationCode: string, headers = {}) =>
    v1(app, 'POST', `/v1/r/${id}/open`, { invitationCode }, undefined, headers);
  const submitted = (id: string, invitationCode?: string, more: object = {}) =>
    v1(app, 'POST', `/v1/r/${id}/responses`, { submissionId: randomUUID(), answers, invitationCode, ...more });
  const reasonOf = async (answer: Promise<{ code: string; data: { reason?: string } }>) => {
    const { code, data } = await answer;
    return `${code} ${data?.reason ?? ''}`.trim();
  };

  it('are asked for as a survey is opened and answered, by both doors', async () => {
    const id = await launched();
    const code = await oneCode(id);
    const byGraph = await graph(app, SUBMIT, { input: { surveyId: id, submissionId: randomUUID(), answers } });

    expect(await reasonOf(v1(app, 'GET', `/v1/r/${id}`))).toBe('A0433 missing');
    expect(await reasonOf(enter(id, 'AAAA2222'))).toBe('A0433 unknown');
    expect(await reasonOf(submitted(id))).toBe('A0433 missing');
    expect(await reasonOf(submitted(id, 'AAAA2222'))).toBe('A0433 unknown');
    expect(byGraph.code).toBe('A0433');
    const other = await graph(app, SUBMIT, { input: { surveyId: id, submissionId: randomUUID(), answers, invitationCode: code } });
    expect(other.data.submitResponse.status).toBe('COMPLETE');
  });

  it('are read however they are typed, and are only looked at as a survey opens', async () => {
    const id = await launched();
    const code = await oneCode(id);

    const { data } = await enter(id, ` ${code.slice(0, 5).toLowerCase()} ${code.slice(5)} `);
    await enter(id, code);

    expect(data.definition.nodes).toHaveLength(1);
    expect((await listed(id)).list[0]).toMatchObject({ code, uses: 0, state: 'unused', url: expect.stringContaining(`?t=${code}`) });
    expect((await submitted(id, code.toLowerCase())).code).toBe('00000');
    expect((await listed(id)).list[0]).toMatchObject({ uses: 1, state: 'usedUp' });
  });

  it('take as many responses as they may, however many come at once, and a retry takes no further use', async () => {
    const id = await launched();
    const [once, thrice] = [await oneCode(id), await oneCode(id, { maxUses: 3 })];
    const submissionId = randomUUID();
    const first = await submitted(id, once, { submissionId });

    const all = await Promise.all(Array.from({ length: 24 }, (_, index) => submitted(id, index % 2 ? once : thrice)));

    expect(all.filter(({ code }) => code === '00000')).toHaveLength(3);
    expect(all.filter(({ code, data }) => code === 'A0433' && data.reason === 'used')).toHaveLength(21);
    expect((await submitted(id, once, { submissionId })).data).toEqual({ ...first.data, replayed: true });
    expect((await listed(id)).counts).toEqual({ total: 2, unused: 0, inUse: 0, usedUp: 2, voided: 0 });
    expect(await reasonOf(enter(id, once))).toBe('A0433 used');
  });

  it('are told with the response that came with them, and none comes back when that is deleted', async () => {
    const id = await launched();
    const code = await oneCode(id);
    const { responseId } = (await submitted(id, code)).data;
    const query = 'query ($id: ID!) { survey(id: $id) { responses { edges { node { invitationCode } } } } }';
    const { data } = await graph(app, query, { id }, author.token);
    expect(data.survey.responses.edges).toEqual([{ node: { invitationCode: code } }]);

    await v1(app, 'POST', `/v1/surveys/responses/${id}/delete`, { responseIds: [responseId] }, author.token);

    expect(await reasonOf(submitted(id, code))).toBe('A0433 used');
  });

  it('have all their uses back after a clear, and take exactly that many again', async () => {
    const id = await launched();
    const code = await oneCode(id, { maxUses: 2 });
    await submitted(id, code);
    const { title } = (await v1(app, 'GET', `/v1/surveys/base/${id}`, undefined, author.token)).data;

    await v1(app, 'POST', `/v1/surveys/clear/${id}`, { title }, author.token);

    expect((await listed(id)).list[0]).toMatchObject({ uses: 0, state: 'unused' });
    const codes = [await submitted(id, code), await submitted(id, code), await submitted(id, code)].map((answer) => answer.code);
    expect(codes).toEqual(['00000', '00000', 'A0433']);
  });

  it('of another survey, or that were withdrawn, take nothing', async () => {
    const [id, elsewhere] = [await launched(), await launched()];
    const [code, other] = [await oneCode(id), await oneCode(elsewhere)];

    const { data } = await v1(app, 'POST', path(id, '/void'), { codes: [code.toLowerCase(), 'ZZZZ9999'] }, author.token);

    expect(data).toEqual({ changedCount: 1 });
    expect(await reasonOf(submitted(id, code))).toBe('A0433 voided');
    expect(await reasonOf(submitted(id, other))).toBe('A0433 unknown');
  });

  it('matter only where the survey asks for them', async () => {
    const id = await launchedSurvey(app, author, tea);
    const code = await oneCode(id);

    expect((await submitted(id, code)).code).toBe('00000');
    expect((await submitted(id)).code).toBe('00000');
    expect((await listed(id)).list[0].uses).toBe(0);
  });

  it('stop whoever guesses them, and nobody who has brought one before', async () => {
    const id = await launched();
    const [mine, other] = [await oneCode(id), await oneCode(id)];
    const elsewhere = { 'x-forwarded-for': '192.0.2.78' };
    expect((await enter(id, mine, elsewhere)).code).toBe('00000');
    for (let times = 0; times < 10; times += 1) expect((await enter(id, `GUESS${times}`, elsewhere)).code).toBe('A0433');

    expect((await enter(id, other, elsewhere)).code).toBe('A0501');
    expect((await enter(id, mine, elsewhere)).code).toBe('00000');
    expect((await enter(id, other)).code).toBe('00000');
  });

  it('are drawn without letters that look alike, or brought along, each once in a survey', async () => {
    const id = await launched();
    const drawn: string[] = (await make(id, { amount: 1200 })).data.codes;
    expect(new Set(drawn).size).toBe(1200);
    expect(drawn.every((code) => /^[A-HJKMNP-Z2-9]{10}$/.test(code))).toBe(true);
    expect((await make(id, { codes: [' vip-1 ', '\uff36\uff29\uff30\uff12'], maxUses: 50 })).data.codes).toEqual(['VIP-1', 'VIP2']);

    const refused = await make(id, { codes: ['vip-1', 'abc', 'ok_1', 'OK_1', 'vip!', 'x'.repeat(33)], maxUses: 0 });
    expect(refused.fields?.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      'codes[1] tooShort',
      'codes[3] notUnique',
      'codes[4] format',
      'codes[5] tooLong',
      'maxUses tooSmall',
    ]);
    expect((await make(id, { codes: ['VIP-1'] })).fields).toEqual([expect.objectContaining({ field: 'codes[0]', rule: 'notUnique' })]);
    expect((await make(id, {})).fields).toEqual([expect.objectContaining({ field: 'amount', rule: 'required' })]);
    expect((await make(id, { amount: 10_001 })).fields).toEqual([expect.objectContaining({ field: 'amount', rule: 'tooLarge' })]);
  });

  it('are listed by state and by part of a code, page by page, and handed out as a file', async () => {
    const id = await launched();
    await make(id, { codes: ['TEA-1', 'TEA-2', 'POT-3'] });
    await submitted(id, 'TEA-2');
    const codesOf = ({ list }: { list: { code: string }[] }) => list.map(({ code }) => code).sort();

    expect(codesOf(await listed(id, '?state=unused'))).toEqual(['POT-3', 'TEA-1']);
    expect(codesOf(await listed(id, '?keyword=tea'))).toEqual(['TEA-1', 'TEA-2']);
    const page = await listed(id, '?first=2');
    expect([page.total, codesOf(page).length, codesOf(await listed(id, `?after=${page.endCursor}`)).length]).toEqual([3, 2, 1]);
    const file = await fetch(app.address + path(id, '/export'), { headers: { authorization: `Bearer ${author.token}` } });
    const text = await file.text();
    expect(text.split('\r\n').slice(0, 1)).toEqual(['code,state,uses,max_uses,created_at,url']);
    expect(text).toContain('TEA-2,usedUp,1,1,');
  });

  it('are deleted as long as no response came with them', async () => {
    const id = await launched();
    await make(id, { codes: ['TEA-1', 'TEA-2', 'POT-3'] });
    await submitted(id, 'TEA-1');
    const remove = (body: object) => v1(app, 'POST', path(id, '/delete'), body, author.token);

    expect((await remove({ codes: ['TEA-1', 'TEA-2'] })).data).toEqual({ changedCount: 1 });
    expect((await remove({})).data).toEqual({ changedCount: 1 });
    expect((await listed(id)).list.map(({ code }: { code: string }) => code)).toEqual(['TEA-1']);
    const { code } = await v1(app, 'GET', path(id), undefined, (await signUp(app)).token);
    expect(code).toBe('A0404');
  });
});

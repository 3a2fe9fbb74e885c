import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomQuota, SurveyDefinition } from '@wence/schema';
import { answersOf, nodeIdOf, optionIdOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { personalLink } from '../personal-link/personal-link.factory.js';
import { PersonalLink } from '../personal-link/personal-link.entity.js';
import { launchedSurvey, relaunch } from '../publish/publish.factory.js';
import { QuotaCell } from '../quota/quota-cell.entity.js';
import { Response } from '../response/response.entity.js';
import { submit } from '../response/response.factory.js';

const HOUR = 3_600_000;
const drinks = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee'], { required: true }));
const [TEA, COFFEE] = [answersOf(drinks, { Q1: 'tea' }), answersOf(drinks, { Q1: 'coffee' })];
const [TEA_ID, COFFEE_ID] = [optionIdOf(drinks, 'Q1', 'tea'), optionIdOf(drinks, 'Q1', 'coffee')];

const seatsFor = (limits: { tea: number; coffee: number }): SurveyDefinition => ({
  ...drinks,
  lastId: 90,
  quotas: [
    {
      id: 90,
      kind: 'table',
      name: 'Drinks',
      nodeIds: [nodeIdOf(drinks, 'Q1')],
      cells: [
        { optionId: [TEA_ID], limit: limits.tea },
        { optionId: [COFFEE_ID], limit: limits.coffee },
      ],
    },
  ],
});

describe('quotas of a running survey', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const submitted = async (id: string, answers = TEA) => (await submit(app, id, answers)).data;
  const takenIn = async (surveyId: string) => {
    const rows = await app.platform.database.repository(QuotaCell).find({ where: { surveyId }, order: { cell: 'ASC' } });
    return Object.fromEntries(rows.map(({ cell, taken }) => [cell === `q90:${TEA_ID}` ? 'tea' : 'coffee', taken]));
  };
  const change = async (name: string, surveyId: string, responseId: string) => {
    const query = `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { responses { status } } }`;
    const { data, errors } = await graph(app, query, { input: { surveyId, responseIds: [responseId] } }, author.token);
    expect(errors).toBeUndefined();
    return data[name].responses[0].status;
  };

  it('take as many as there are seats, however many come at once', async () => {
    const id = await launchedSurvey(app, author, seatsFor({ tea: 3, coffee: 5 }));

    const receipts = await Promise.all(Array.from({ length: 40 }, (_, index) => submitted(id, index % 2 ? TEA : COFFEE)));

    expect(receipts.filter(({ status }) => status === 'complete')).toHaveLength(8);
    expect(receipts.filter(({ status }) => status === 'over_quota')).toHaveLength(32);
    expect(await takenIn(id)).toEqual({ tea: 3, coffee: 5 });
    const seated = await app.platform.database.repository(Response).findBy({ surveyId: id, status: 'complete' });
    expect(seated.every(({ seats }) => seats !== null)).toBe(true);
  });

  it('get a seat back with a response that is invalid or deleted, and it is taken again when the response comes back', async () => {
    const id = await launchedSurvey(app, author, seatsFor({ tea: 2, coffee: 1 }));
    const { responseId } = await submitted(id);

    for (const [away, back] of [
      ['invalidateResponses', 'validateResponses'],
      ['deleteResponses', 'restoreResponses'],
    ] as const) {
      await change(away, id, responseId);
      expect(await takenIn(id)).toEqual({ tea: 0 });
      await change(back, id, responseId);
      expect(await takenIn(id)).toEqual({ tea: 1 });
    }
  });

  it('stay exact when somebody else has taken the seat: what comes back is over quota', async () => {
    const id = await launchedSurvey(app, author, seatsFor({ tea: 1, coffee: 1 }));
    const { responseId } = await submitted(id);
    await change('deleteResponses', id, responseId);
    expect((await submitted(id)).status).toBe('complete');

    expect(await change('restoreResponses', id, responseId)).toBe('OVER_QUOTA');
    expect(await takenIn(id)).toEqual({ tea: 1 });
    expect(await app.features.response.responses.counterOf(id)).toMatchObject({ responses: 1 });
  });

  it('move a seat with an edit of the answers', async () => {
    const id = await launchedSurvey(app, author, seatsFor({ tea: 1, coffee: 1 }));
    const { responseId } = await submitted(id);
    const edit = async (answers: object, expectedRevision: number) => {
      const path = `/v1/surveys/responses/${id}/${responseId}/answers`;
      return (await v1(app, 'PUT', path, { answers, expectedRevision }, author.token)).data.status;
    };

    expect(await edit(COFFEE, 0)).toBe('complete');
    expect(await takenIn(id)).toEqual({ tea: 0, coffee: 1 });
    await submitted(id);

    expect(await edit(TEA, 1)).toBe('over_quota');
    expect(await takenIn(id)).toEqual({ tea: 1, coffee: 0 });
  });

  it('are empty again after a clear', async () => {
    const id = await launchedSurvey(app, author, seatsFor({ tea: 1, coffee: 1 }));
    await submitted(id);
    const { title } = (await v1(app, 'GET', `/v1/surveys/base/${id}`, undefined, author.token)).data;

    await v1(app, 'POST', `/v1/surveys/clear/${id}`, { title }, author.token);

    expect((await submitted(id)).status).toBe('complete');
    expect(await takenIn(id)).toEqual({ tea: 1 });
  });

  it('apply as they are now to answers that were given to the version before', async () => {
    const id = await launchedSurvey(app, author, drinks);
    await submitted(id);
    const closed: CustomQuota = { id: 90, kind: 'custom', name: 'Nobody', conditions: [], limit: 0 };
    await relaunch(app, author, id, { ...drinks, lastId: 90, quotas: [closed] });

    const late = await submit(app, id, TEA, { version: 1 });

    expect(late.data.status).toBe('over_quota');
  });
});

describe('a limit on repeated answers', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const limited = (settings: SurveyDefinition['settings']) => launchedSurvey(app, author, { ...drinks, ...(settings && { settings }) });
  const device = () => ({ cookie: `wence_device=${randomUUID().replaceAll('-', '').slice(0, 24)}` });
  const answer = (id: string, headers: Record<string, string>, more: object = {}) =>
    v1(app, 'POST', `/v1/r/${id}/responses`, { submissionId: randomUUID(), answers: TEA, ...more }, undefined, headers);

  it('lets a browser answer once, tells when it may come again, and keeps the receipt of the first [S9.repeat.1-hour]', async () => {
    const id = await limited({ repeat: { window: 2, by: ['device'] } });
    const [mine, yours] = [device(), device()];
    const submissionId = randomUUID();
    const first = await answer(id, mine, { submissionId });

    const nextAt = new Date(app.clock.now().getTime() + HOUR).toISOString();
    expect(await answer(id, mine)).toMatchObject({ code: 'A0427', data: { subject: 'device', nextAt } });
    expect((await answer(id, yours)).code).toBe('00000');
    expect((await answer(id, mine, { submissionId })).data).toEqual({ ...first.data, replayed: true });
    expect(await v1(app, 'GET', `/v1/r/${id}`, undefined, undefined, mine)).toMatchObject({ code: 'A0427' });

    app.clock.advance(HOUR);
    expect((await answer(id, mine)).code).toBe('00000');
    // The token of before is out of date.
    author = await signUp(app);
  });

  it('is exact when one person sends many at once', async () => {
    const id = await limited({ repeat: { window: 1, by: ['device'] } });
    const [mine, yours] = [device(), device()];

    const codes = await Promise.all(Array.from({ length: 40 }, (_, index) => answer(id, index % 2 ? mine : yours)));

    expect(codes.filter(({ code }) => code === '00000')).toHaveLength(2);
    expect(codes.filter(({ code, data }) => code === 'A0427' && data.nextAt === null)).toHaveLength(38);
  });

  it('knows people by several things at once: the network, the account, the link', async () => {
    const id = await limited({ repeat: { window: 1, by: ['ip', 'account'] } });

    expect((await answer(id, device())).code).toBe('00000');
    expect((await answer(id, device())).data).toMatchObject({ subject: 'ip' });

    const byAccount = await limited({ repeat: { window: 1, by: ['account'] } });
    const signedIn = { authorization: `Bearer ${author.token}` };
    expect((await answer(byAccount, signedIn)).code).toBe('00000');
    expect((await answer(byAccount, signedIn)).data).toMatchObject({ subject: 'account' });
    expect((await answer(byAccount, {})).code).toBe('00000');
  });

  it('holds nobody back by a response that was deleted or cleared', async () => {
    const id = await limited({ repeat: { window: 1, by: ['device'] } });
    const mine = device();
    const { responseId } = (await answer(id, mine)).data;
    await v1(app, 'POST', `/v1/surveys/responses/${id}/delete`, { responseIds: [responseId] }, author.token);
    expect((await answer(id, mine)).code).toBe('00000');
    expect((await answer(id, mine)).code).toBe('A0427');

    const { title } = (await v1(app, 'GET', `/v1/surveys/base/${id}`, undefined, author.token)).data;
    await v1(app, 'POST', `/v1/surveys/clear/${id}`, { title }, author.token);
    expect((await answer(id, mine)).code).toBe('00000');
  });
});

describe('one-to-one links', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
    id = await launchedSurvey(app, author, { ...drinks, settings: { repeat: { window: 1, by: ['ip'] } } });
  });
  afterAll(() => app.stop());

  const links = () => app.platform.database.repository(PersonalLink);

  it('take one answer each, however many come at once, whatever network they come from', async () => {
    const [one, other] = [await personalLink(app, id), await personalLink(app, id)];

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => submit(app, id, TEA, { linkCode: (index % 2 ? one : other).code })),
    );

    const stored = answers.filter(({ code }) => code === '00000');
    expect(stored).toHaveLength(2);
    expect(answers.filter(({ code, data }) => code === 'A0428' && data.reason === 'used')).toHaveLength(18);
    const used = await links().findOneByOrFail({ id: one.id });
    expect(used).toMatchObject({ uses: 1, result: 'complete' });
    const response = await app.platform.database.repository(Response).findOneByOrFail({ id: used.responseId ?? '' });
    expect([response.linkId, response.seq]).toEqual([one.id, used.responseSeq]);
  });

  it('that are anonymous are used up without leaving a trace in the response', async () => {
    const link = await personalLink(app, id, { anonymous: true });

    const { data } = await submit(app, id, TEA, { linkCode: link.code });

    expect(await links().findOneByOrFail({ id: link.id })).toMatchObject({ uses: 1, responseId: null });
    expect(await app.platform.database.repository(Response).findOneByOrFail({ id: data.responseId })).toMatchObject({ linkId: null });
  });

  it('of another survey, void ones and expired ones take nothing', async () => {
    const elsewhere = await launchedSurvey(app, author, drinks);
    const reasonOf = async (surveyId: string, code: string) => (await submit(app, surveyId, TEA, { linkCode: code })).data?.reason;
    const now = app.clock.now();

    expect(await reasonOf(elsewhere, (await personalLink(app, id)).code)).toBe('unknown');
    expect(await reasonOf(id, (await personalLink(app, id, { voidedAt: now })).code)).toBe('voided');
    expect(await reasonOf(id, (await personalLink(app, id, { expiresAt: now })).code)).toBe('expired');
  });
});

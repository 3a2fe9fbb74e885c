import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '@wence/schema';
import { answersOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { Response } from '../response/response.entity.js';
import { submit } from '../response/response.factory.js';
import { visit } from '../visit/visit.factory.js';
import { PersonalLink } from './personal-link.entity.js';
import { madeLinks, personalLink } from './personal-link.factory.js';

const drinks = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const tea = answersOf(drinks, { Q1: 'tea' });
const SUBMIT = 'mutation ($input: SubmitResponseInput!) { submitResponse(input: $input) { status } }';
const OPEN = 'query ($id: ID!, $code: String) { publicSurvey(surveyId: $id, linkCode: $code) { version } }';

describe('coming in by a one-to-one link', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const running = (settings?: SurveyDefinition['settings']) => launchedSurvey(app, author, { ...drinks, ...(settings && { settings }) });
  const open = (id: string, code: string) => v1(app, 'GET', `/v1/r/${id}?k=${code}`);
  const rowOf = (id: string) => app.platform.database.repository(PersonalLink).findOneByOrFail({ id });
  const stateOf = async (surveyId: string) =>
    (await v1(app, 'GET', `/v1/surveys/link/${surveyId}`, undefined, author.token)).data.list[0].state;

  it('is refused with the reason, at both doors and on the page, by links that take no answers', async () => {
    const id = await running();
    const now = app.clock.now();
    const used = await personalLink(app, id);
    await submit(app, id, tea, { linkCode: used.code });
    const refused = {
      unknown: 'nosuchcode',
      voided: (await personalLink(app, id, { voidedAt: now })).code,
      expired: (await personalLink(app, id, { expiresAt: now })).code,
      used: used.code,
    };

    for (const [reason, code] of Object.entries(refused)) {
      expect(await open(id, code)).toMatchObject({ code: 'A0428', data: { reason } });
      expect((await graph(app, OPEN, { id, code })).errors?.[0]?.extensions).toMatchObject({ code: 'A0428', data: { reason } });
      expect((await submit(app, id, tea, { linkCode: code })).data).toEqual({ reason });
    }
    expect((await open(id, (await personalLink(app, id)).code)).code).toBe('00000');
    expect((await open(id, '')).code).toBe('00000');
  });

  it('is the only way in where the survey says so, and the link that everybody has is shut', async () => {
    const id = await running({ onlyLinks: true });
    const link = await personalLink(app, id);
    const input = { surveyId: id, submissionId: randomUUID(), answers: tea };

    expect((await v1(app, 'GET', `/v1/r/${id}`)).code).toBe('A0429');
    expect((await submit(app, id, tea)).code).toBe('A0429');
    expect((await graph(app, SUBMIT, { input })).code).toBe('A0429');
    expect((await submit(app, id, tea, { linkCode: '' })).code).toBe('A0429');
    expect((await open(id, link.code)).code).toBe('00000');
    expect((await graph(app, SUBMIT, { input: { ...input, linkCode: link.code } })).data.submitResponse.status).toBe('COMPLETE');
  });

  it('opens the survey and begins it, as far as pages tell; later news change nothing', async () => {
    const id = await running();
    const [link] = await madeLinks(app, author, id);
    const news = { linkCode: link?.code, submissionId: randomUUID() };
    expect(await stateOf(id)).toBe(0);

    await visit(app, id, news);
    expect(await stateOf(id)).toBe(1);
    const { openedAt } = await rowOf(link?.id ?? '');
    app.clock.advance(1000);
    await visit(app, id, { ...news, hasAnswers: true });
    expect(await stateOf(id)).toBe(2);
    await visit(app, id, news);
    expect(await stateOf(id)).toBe(2);

    expect((await rowOf(link?.id ?? '')).openedAt).toEqual(openedAt);
    expect((await visit(app, id, { linkCode: 'nosuchcode' })).code).toBe('00000');
  });

  it('notes for each link which response came by it, also where many come at once and links take several', async () => {
    const id = await running();
    const links = await Promise.all([1, 1, 2, 1, 3].map((maxUses, place) => personalLink(app, id, { maxUses, anonymous: place === 3 })));
    const wanted = links.flatMap((link) => Array.from({ length: link.maxUses }, () => link));
    const sent = await Promise.all(wanted.map(({ code }) => submit(app, id, tea, { linkCode: code })));

    expect(sent.map(({ code }) => code)).toEqual(sent.map(() => '00000'));
    for (const [place, link] of links.entries()) {
      const row = await rowOf(link.id);
      expect([row.uses, row.result]).toEqual([link.maxUses, 'complete']);
      const own = sent.filter((_, at) => wanted[at] === link).map(({ data }) => data.responseId);
      if (place === 3) expect([row.responseId, row.responseSeq]).toEqual([null, 0]);
      else expect(own).toContain(row.responseId);
    }
  });

  it('is kept from the response where links are anonymous: neither names the other, nor do their times', async () => {
    const id = await running({ anonymousLinks: true, repeat: { window: 1, by: ['link'] } });
    const [link] = await madeLinks(app, author, id);
    await visit(app, id, { linkCode: link?.code, hasAnswers: true });

    const { data } = await submit(app, id, tea, { linkCode: link?.code });

    const row = await rowOf(link?.id ?? '');
    expect(row).toMatchObject({ uses: 1, result: 'complete', responseId: null, responseSeq: 0 });
    const day = new Date(`${app.clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`);
    expect([row.openedAt, row.startedAt, row.completedAt]).toEqual([day, day, day]);
    expect((await app.platform.database.repository(Response).findOneByOrFail({ id: data.responseId })).linkId).toBeNull();
    expect((await submit(app, id, tea, { linkCode: link?.code })).data).toEqual({ reason: 'used' });
  });

  it('is open again when the responses of the survey are cleared; void links stay void', async () => {
    const id = await running();
    const [used, voided] = await madeLinks(app, author, id, 2);
    await submit(app, id, tea, { linkCode: used?.code });
    await v1(app, 'POST', `/v1/surveys/link/${id}/void`, { linkIds: [voided?.id] }, author.token);
    const { title } = (await v1(app, 'GET', `/v1/surveys/base/${id}`, undefined, author.token)).data;

    await v1(app, 'POST', `/v1/surveys/clear/${id}`, { title }, author.token);

    expect((await v1(app, 'GET', `/v1/surveys/link/${id}`, undefined, author.token)).data.counts).toEqual([1, 0, 0, 0, 0, 0, 1]);
    expect((await submit(app, id, tea, { linkCode: used?.code })).code).toBe('00000');
  });

  it('is allowed again after a reset, also where each link may answer once', async () => {
    const id = await running({ repeat: { window: 1, by: ['link'] } });
    const [link] = await madeLinks(app, author, id);
    await submit(app, id, tea, { linkCode: link?.code });

    await v1(app, 'POST', `/v1/surveys/link/${id}/reset`, { linkIds: [link?.id] }, author.token);

    expect((await open(id, link?.code ?? '')).code).toBe('00000');
    expect((await submit(app, id, tea, { linkCode: link?.code })).code).toBe('00000');
  });

  it('is not taken over by a copy of the survey', async () => {
    const id = await running();
    await madeLinks(app, author, id, 2);

    const copy = await v1(app, 'POST', '/v1/surveys/copy', { id }, author.token);

    expect(copy.code).toBe('00000');
    expect((await v1(app, 'GET', `/v1/surveys/link/${copy.data.id}`, undefined, author.token)).data.total).toBe(0);
  });
});

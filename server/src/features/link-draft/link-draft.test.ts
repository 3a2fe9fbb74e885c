import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { LinkDraft } from '../personal-link/link-draft.entity.js';
import { personalLink } from '../personal-link/personal-link.factory.js';
import { launchedSurvey, relaunch, stop } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { readDraft, saveDraft } from './link-draft.factory.js';

const drinks = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee'], { required: true }), text('Q2', 'Why?'));
const tea = answersOf(drinks, { Q1: 'tea' });
const coffee = answersOf(drinks, { Q1: 'coffee' });
const BOTH = `mutation ($input: SaveLinkDraftInput!) { saveLinkDraft(input: $input) { savedAt } }`;
const READ = `query ($input: LinkDraftInput!) { linkDraft(input: $input) { submissionId version startedAt page seen answers savedAt } }`;

describe('answers so far that are kept with a one-to-one link', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    id = await launchedSurvey(app, author, drinks);
  });

  const rows = () => app.platform.database.repository(LinkDraft).findBy({ surveyId: id });
  const kept = async (code: string) => (await readDraft(app, id, code)).data.draft;

  it('are there by the same link alone, as they were saved last', async () => {
    const [mine, other] = [await personalLink(app, id), await personalLink(app, id)];
    expect(await kept(mine.code)).toBeNull();
    await saveDraft(app, id, mine.code, tea);
    const [submissionId, startedAt] = [randomUUID(), new Date(app.clock.now().getTime() - 60_000).toISOString()];
    const saved = await saveDraft(app, id, mine.code, coffee, { submissionId, startedAt, page: 1, seen: [1] });
    const savedAt = app.clock.now().toISOString();

    expect(saved.data).toEqual({ savedAt });
    expect(await kept(mine.code)).toEqual({ submissionId, version: 1, startedAt, page: 1, seen: [1], answers: coffee, savedAt });
    expect(await kept(other.code)).toBeNull();
  });

  it('are the same by the graph', async () => {
    const { code } = await personalLink(app, id);
    const submissionId = randomUUID();
    const input = { surveyId: id, linkCode: code, submissionId, version: 1, answers: tea };
    const savedAt = app.clock.now().toISOString();
    expect((await graph(app, BOTH, { input })).data).toEqual({ saveLinkDraft: { savedAt } });

    const { data } = await graph(app, READ, { input: { surveyId: id, linkCode: code } });
    expect(data.linkDraft).toEqual({ submissionId, version: 1, startedAt: savedAt, page: 0, seen: [], answers: tea, savedAt });
    expect(data.linkDraft).toEqual(await kept(code));
  });

  it('are gone once a response is stored by the link, and cannot come back', async () => {
    const { code } = await personalLink(app, id);
    await saveDraft(app, id, code, tea);
    expect((await submit(app, id, tea, { linkCode: code })).code).toBe('00000');

    expect(await rows()).toEqual([]);
    for (const answer of [await saveDraft(app, id, code, coffee), await readDraft(app, id, code)])
      expect([answer.code, answer.data]).toEqual(['A0428', { reason: 'used' }]);
    expect(await rows()).toEqual([]);
  });

  it('are never left behind, however saving and submitting race', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { code } = await personalLink(app, id);
      const submissionId = randomUUID();
      const save = () => saveDraft(app, id, code, tea, { submissionId });
      const [, , stored] = await Promise.all([save(), save(), submit(app, id, tea, { linkCode: code, submissionId }), save()]);
      expect(stored.code).toBe('00000');
    }

    expect(await rows()).toEqual([]);
  });

  it.each(['void', 'reset', 'delete'] as const)('are gone when the link is taken by %s', async (what) => {
    const { id: linkId, code } = await personalLink(app, id, { openedAt: app.clock.now() });
    await saveDraft(app, id, code, tea);
    expect((await v1(app, 'POST', `/v1/surveys/link/${id}/${what}`, { linkIds: [linkId] }, author.token)).data).toEqual({ count: 1 });

    expect(await rows()).toEqual([]);
  });

  it('are gone when the responses of the survey are cleared', async () => {
    const { code } = await personalLink(app, id);
    await saveDraft(app, id, code, tea);
    const cleared = await v1(app, 'POST', `/v1/surveys/clear/${id}`, { title: drinks.title }, author.token);
    expect(cleared.code).toBe('00000');
    await app.features.responseClearing.clearing.settled();

    expect(await rows()).toEqual([]);
  });

  it('are not kept where links are anonymous, or nobody is to come back', async () => {
    for (const settings of [{ anonymousLinks: true }, { resume: false }]) {
      id = await launchedSurvey(app, author, { ...drinks, settings });
      const { code } = await personalLink(app, id, { anonymous: settings.anonymousLinks ?? false });
      expect((await saveDraft(app, id, code, tea)).data).toEqual({ savedAt: null });
      expect(await kept(code)).toBeNull();
      expect(await rows()).toEqual([]);
    }
  });

  it('outlive a launch of a new version, and are saved for versions that take answers alone', async () => {
    const { code } = await personalLink(app, id);
    await saveDraft(app, id, code, tea);
    await relaunch(app, author, id, { ...drinks, title: 'Drinks' });

    expect(await kept(code)).toMatchObject({ version: 1, answers: tea });
    expect((await saveDraft(app, id, code, coffee)).code).toBe('00000');
    expect((await saveDraft(app, id, code, coffee, { version: 9 })).code).toBe('A0416');
  });

  it('are kept and told to those alone who may take part', async () => {
    const { code } = await personalLink(app, id);
    const [expired, voided] = [{ expiresAt: app.clock.now() }, { voidedAt: app.clock.now() }];
    const shut = [await personalLink(app, id, expired), await personalLink(app, id, voided), { code: 'nobody' }];
    for (const link of shut) {
      expect((await readDraft(app, id, link.code)).code).toBe('A0428');
      expect((await saveDraft(app, id, link.code, tea)).code).toBe('A0428');
    }
    for (const linkCode of ['', undefined]) {
      const without = { linkCode } as { linkCode: string };
      expect((await saveDraft(app, id, '', tea, without)).fields).toEqual([
        expect.objectContaining({ field: 'linkCode', rule: 'required' }),
      ]);
      expect((await readDraft(app, id, '', without)).fields).toEqual([expect.objectContaining({ field: 'linkCode', rule: 'required' })]);
    }
    const strange = { version: 0, page: -1, seen: 'all' };
    const { code: refused, fields } = await saveDraft(app, id, code, tea, strange);
    expect([refused, fields?.map(({ field }: { field: string }) => field).sort()]).toEqual(['A0400', ['page', 'seen', 'version']]);

    const locked = await launchedSurvey(app, author, { ...drinks, settings: { password: 'sesame' } });
    const { code: key } = await personalLink(app, locked);
    expect((await saveDraft(app, locked, key, tea)).code).toBe('A0430');
    expect((await saveDraft(app, locked, key, tea, { password: 'sesame' })).code).toBe('00000');
    expect((await readDraft(app, locked, key)).code).toBe('A0430');
    await stop(app, author, id);
    expect((await readDraft(app, id, code)).code).toBe('A0411');
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { until } from '../../testing/until.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { changeResponse, storeResponses } from '../response-table/stored-responses.factory.js';
import { FEED_LIMITS } from './feed.policy.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(tea, { Q1: 'tea' });
const FEED = `query ($id: ID!, $since: Int!, $first: Int!, $wait: Int!) {
  responseChanges(surveyId: $id, since: $since, first: $first, wait: $wait) { events { seq kind responseId response { id seq } } next hasMore }
}`;

interface Change {
  readonly seq: number;
  readonly kind: string;
  readonly responseId: string;
  readonly response: { readonly id: string } | null;
}

describe('the feed of responses', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const feed = (id: string, query: string, { token } = author) => v1(app, 'GET', `/v1/surveys/${id}/responses?${query}`, undefined, token);
  const review = async (id: string, what: string, responseIds: readonly string[], more: object = {}) => {
    const answer = await v1(app, 'POST', `/v1/surveys/responses/${id}/${what}`, { responseIds, ...more }, author.token);
    expect(answer.code).toBe('00000');
  };
  const submitted = async (id: string) => (await submit(app, id, answers)).data.responseId as string;
  const told = (list: readonly Change[]) => list.map(({ seq, kind, response }) => [seq, kind, response !== null]);

  it('tells both doors what happened after an event, the last of each response, and where to go on', async () => {
    const id = await launchedSurvey(app, author, tea);
    const [first = '', second = ''] = [await submitted(id), await submitted(id)];
    await review(id, 'star', [first], { starred: true });
    await review(id, 'delete', [second]);

    const { data } = await feed(id, '');
    const other = await graph(app, FEED, { id, since: 0, first: 100, wait: 0 }, author.token);

    const expected = [
      [3, 'annotated', true],
      [4, 'deleted', false],
    ];
    expect(told(data.list)).toEqual(expected);
    expect(data).toMatchObject({ next: 4, hasMore: false, list: [{ responseId: first, response: { id: first, starred: true } }, {}] });
    expect(other.data.responseChanges).toEqual({
      events: [
        { seq: 3, kind: 'ANNOTATED', responseId: first, response: { id: first, seq: 1 } },
        { seq: 4, kind: 'DELETED', responseId: second, response: null },
      ],
      next: 4,
      hasMore: false,
    });
  });

  it('goes on from page to page, and tells each response as it stands now', async () => {
    const id = await launchedSurvey(app, author, tea);
    const [first = '', second = ''] = [await submitted(id), await submitted(id)];
    await review(id, 'invalidate', [first]);
    await review(id, 'delete', [second]);
    await review(id, 'restore', [second]);

    const pages = [(await feed(id, 'limit=2')).data];
    while (pages.at(-1).hasMore) pages.push((await feed(id, `limit=2&since=${pages.at(-1).next}`)).data);

    expect(pages.map(({ list, next, hasMore }) => [told(list), next, hasMore])).toEqual([
      [
        [
          [1, 'submitted', true],
          [2, 'submitted', true],
        ],
        2,
        true,
      ], // prettier-ignore
      [
        [
          [3, 'invalidated', true],
          [4, 'deleted', true],
        ],
        4,
        true,
      ], // prettier-ignore
      [[[5, 'restored', true]], 5, false],
    ]);
    expect(pages[0].list[0].response.invalid).not.toBeNull();
  });

  it('tells of responses that are gone', async () => {
    const id = await launchedSurvey(app, author, tea);
    const [gone = ''] = await storeResponses(app, id, [{ version: 1, answers }]);
    await changeResponse(app, id, gone, 'purged', {});

    const { data } = await feed(id, 'since=1');
    const fromTheStart = await feed(id, 'limit=1');

    expect(data.list).toEqual([{ seq: 2, kind: 'purged', responseId: gone, response: null }]);
    expect(fromTheStart.data.list).toEqual([{ seq: 1, kind: 'submitted', responseId: gone, response: null }]);
  });

  it('ends a page when its answers are long, and gives a response however long it is', async () => {
    const id = await launchedSurvey(app, author, tea);
    const long = (characters: number) => ({ version: 1, answers: { 1: { text: 'x'.repeat(characters) } } });
    await storeResponses(app, id, [long(FEED_LIMITS.characters + 1), long(FEED_LIMITS.characters - 20), long(1), long(1)]);

    const pages = [(await feed(id, '')).data];
    while (pages.at(-1).hasMore) pages.push((await feed(id, `since=${pages.at(-1).next}`)).data);

    expect(pages.map(({ list }) => list.map(({ seq }: Change) => seq))).toEqual([[1], [2], [3, 4]]);
  });

  it.each([
    ['since=-1', { field: 'since', rule: 'tooSmall' }],
    ['since=2', { field: 'since', rule: 'tooLarge', limit: 1 }],
    ['since=2&wait=30', { field: 'since', rule: 'tooLarge', limit: 1 }],
    ['limit=0', { field: 'limit', rule: 'tooSmall' }],
    ['limit=501', { field: 'limit', rule: 'tooLarge' }],
    ['wait=31', { field: 'wait', rule: 'tooLarge' }],
  ])('refuses %s, which no page follows', async (query, fault) => {
    const id = await launchedSurvey(app, author, tea);
    await submitted(id);

    expect(await feed(id, query)).toMatchObject({ code: 'A0400', fields: [fault] });
  });

  it.each([
    [{ since: -1, first: 1, wait: 0 }, 'since'],
    [{ since: 5, first: 1, wait: 0 }, 'since'],
    [{ since: 0, first: 101, wait: 0 }, 'first'],
    [{ since: 0, first: 1, wait: 31 }, 'wait'],
  ])('refuses %j in the graph', async (query, field) => {
    const id = await launchedSurvey(app, author, tea);

    const { errors } = await graph(app, FEED, { id, ...query }, author.token);

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'A0400', fields: [{ field }] });
  });

  it('is there for the author of the survey alone', async () => {
    const id = await launchedSurvey(app, author, tea);
    const stranger = await signUp(app);

    expect((await feed(id, '', stranger)).code).toBe('A0404');
    expect((await feed(randomUUID(), '')).code).toBe('A0404');
    expect((await v1(app, 'GET', `/v1/surveys/${id}/responses`)).code).toBe('A0401');
  });

  describe('that waits', () => {
    const isWaiting = (id: string) => until(() => app.platform.bus.hasSubscribers(`responses:${id}`));
    const nobodyWaits = (id: string) => until(() => !app.platform.bus.hasSubscribers(`responses:${id}`));

    it('answers both doors as soon as something happens', async () => {
      const id = await launchedSurvey(app, author, tea);
      const waiting = feed(id, 'wait=30');
      const other = graph(app, FEED, { id, since: 0, first: 1, wait: 30 }, author.token);
      await isWaiting(id);
      const responseId = await submitted(id);

      expect(told((await waiting).data.list)).toEqual([[1, 'submitted', true]]);
      expect((await other).data.responseChanges).toMatchObject({ events: [{ responseId }], next: 1 });
      await nobodyWaits(id);
    });

    it('answers with an empty page and the same number when the time is over', async () => {
      const id = await launchedSurvey(app, author, tea);
      await submitted(id);

      const { data } = await feed(id, 'since=1&wait=1');

      expect(data).toEqual({ list: [], next: 1, hasMore: false });
      await nobodyWaits(id);
    });

    it('learns what another server stored and could not tell', async () => {
      const id = await launchedSurvey(app, author, tea);
      const waiting = feed(id, 'wait=30');
      await isWaiting(id);
      // The factory announces nothing, like a server that died after its commit.
      await storeResponses(app, id, [{ version: 1, answers }]);
      let answered = false;
      void waiting.then(() => (answered = true));
      await until(async () => {
        await app.features.response.events.lookForMissed();
        return answered;
      });

      expect(told((await waiting).data.list)).toEqual([[1, 'submitted', true]]);
    });

    it('refuses a caller who waits too often at once, and frees the places of whoever hangs up', async () => {
      const id = await launchedSurvey(app, author, tea);
      const leaving = new AbortController();
      const headers = { Authorization: `Bearer ${author.token}` };
      const calls = Array.from({ length: FEED_LIMITS.waitsPerCaller + 1 }, () =>
        fetch(`${app.address}/v1/surveys/${id}/responses?wait=30`, { headers, signal: leaving.signal }),
      );
      const refused = await Promise.race(calls);
      leaving.abort();
      const others = await Promise.allSettled(calls);
      await nobodyWaits(id);

      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe(String(FEED_LIMITS.retryAfter));
      expect(others.filter(({ status }) => status === 'rejected')).toHaveLength(FEED_LIMITS.waitsPerCaller);
      expect((await feed(id, 'wait=1')).code).toBe('00000');
    });

    it('is answered with an empty page by a server that stops', async () => {
      const stopping = await startTestApp({ RATE_LIMITS: 'off' });
      const someone = await signUp(stopping);
      const id = await launchedSurvey(stopping, someone, tea);
      const headers = { Authorization: `Bearer ${someone.token}` };
      const waiting = fetch(`${stopping.address}/v1/surveys/${id}/responses?wait=30`, { headers });
      await until(() => stopping.platform.bus.hasSubscribers(`responses:${id}`));

      await stopping.stop();

      expect(await (await waiting).json()).toMatchObject({ code: '00000', data: { list: [], next: 0, hasMore: false } });
    });
  });
});

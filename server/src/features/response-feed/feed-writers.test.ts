import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { Response } from '../response/response.entity.js';
import { submit } from '../response/response.factory.js';
import { ResponseLog } from '../response/response-log.entity.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const [before, after] = [answersOf(tea, { Q1: 'tea' }), answersOf(tea, { Q1: 'coffee' })];
const WRITERS = 4;
const EVENTS = process.env.WENCE_FULL === '1' ? 100_000 : 2000;
const MINUTES = 60_000;
/** Responses that a writer hands in before it reviews them. */
const ROUND = 10;

interface Copy {
  readonly revision: number;
  readonly starred: boolean;
}

/** A program that keeps a copy: it knows nothing but the feed. */
interface Follower {
  readonly copies: ReadonlyMap<string, Copy>;
  /** The pages: from where to where each goes, and the numbers of its events. */
  readonly pages: readonly { readonly since: number; readonly next: number; readonly seqs: readonly number[] }[];
}

describe('the feed of responses under four writers', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const post = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const answer = await v1(app, method, path, body, author.token);
    expect(answer.code).toBe('00000');
  };

  /** Hands in, edits, stars, marks, deletes and restores its own responses, several at once; 37 events. */
  const round = async (id: string) => {
    const ids: string[] = [];
    for (let count = 0; count < ROUND; count += 1) ids.push((await submit(app, id, before)).data.responseId);
    const review = (what: string, responseIds: readonly string[], more: object = {}) =>
      post('POST', `/v1/surveys/responses/${id}/${what}`, { responseIds, ...more });
    await review('star', ids, { starred: true });
    await post('PUT', `/v1/surveys/responses/${id}/${ids[0]}/answers`, { answers: after, expectedRevision: 0 });
    await review('invalidate', ids.slice(0, 5));
    await review('delete', ids.slice(2, 8));
    await review('restore', ids.slice(2, 5));
    await review('star', ids.slice(0, 2), { starred: false });
  };

  const write = async (id: string) => {
    for (let left = EVENTS / WRITERS; left > 0; left -= 37) await round(id);
  };

  const follow = async (id: string, isOver: () => boolean): Promise<Follower> => {
    const copies = new Map<string, Copy>();
    const pages: { since: number; next: number; seqs: number[] }[] = [];
    for (let since = 0; ; ) {
      const { data } = await v1(app, 'GET', `/v1/surveys/${id}/responses?since=${since}&wait=1`, undefined, author.token);
      for (const { responseId, response } of data.list) {
        if (response) copies.set(responseId, { revision: response.revision, starred: response.starred });
        else copies.delete(responseId);
      }
      if (data.next === since && isOver()) return { copies, pages };
      if (data.next !== since) pages.push({ since, next: data.next, seqs: data.list.map(({ seq }: { seq: number }) => seq) });
      since = data.next;
    }
  };

  it(
    `skips and repeats none of ${EVENTS} events, and a program that follows it has what is stored`,
    async () => {
      const id = await launchedSurvey(app, author, tea);
      let isOver = false;
      const following = follow(id, () => isOver);
      await Promise.all(Array.from({ length: WRITERS }, () => write(id)));
      isOver = true;
      const { copies, pages } = await following;
      const { database } = app.platform;
      const log = await database.repository(ResponseLog).find({ where: { surveyId: id }, order: { seq: 'ASC' } });
      const stored = await database.repository(Response).findBy({ surveyId: id });

      expect(log.length).toBeGreaterThanOrEqual(EVENTS);
      expect(pages.at(-1)?.next).toBe(log.length);
      for (const { since, next, seqs } of pages) {
        const last = new Map(log.slice(since, next).map(({ responseId, seq }) => [responseId, seq]));
        expect(seqs).toEqual([...last.values()].toSorted((one, other) => one - other));
      }
      const standing = stored.filter(({ deletedAt }) => deletedAt === null);
      const expected = standing.map(({ id: responseId, revision, starredAt }) => [responseId, { revision, starred: starredAt !== null }]);
      expect(Object.fromEntries(copies)).toEqual(Object.fromEntries(expected));
    },
    MINUTES * (EVENTS > 2000 ? 60 : 1),
  );
});

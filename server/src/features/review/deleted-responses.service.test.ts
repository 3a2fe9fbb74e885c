import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { rulesOf } from '../../cli/verify/rules.js';
import type { RequestContext } from '../../platform/request/context.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { stored } from '../answer-file/file.factory.js';
import { StoredFile } from '../asset/stored-file.entity.js';
import { contextOf, launchedSurvey } from '../publish/publish.factory.js';
import { ResponseEdit } from '../response/response-edit.entity.js';
import { ResponseLog } from '../response/response-log.entity.js';
import { ResponseMark } from '../response/response-mark.entity.js';
import { submit } from '../response/response.factory.js';

const DAY = 86_400_000;
const PHOTO = 90;
const asked = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const drinks = { ...asked, lastId: PHOTO, nodes: [...asked.nodes, { id: PHOTO, code: 'Q2', type: 36 as const, title: 'Your cup' }] };
const [TEA, COFFEE] = [answersOf(asked, { Q1: 'tea' }), answersOf(asked, { Q1: 'coffee' })];

describe('the recycle bin of responses', () => {
  let app: TestApp;
  let author: SignedUp;
  let ctx: RequestContext;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
  });
  beforeEach(async () => {
    author = await signUp(app);
    ctx = contextOf(app, author);
    surveyId = await launchedSurvey(app, author, drinks);
  });
  afterAll(() => app.stop());

  /** A response with a file, a tag and an edit. */
  async function fullResponse(): Promise<string> {
    const submissionId = randomUUID();
    const file = await stored(app, { surveyId, nodeId: PHOTO, submissionId });
    const answers = { ...TEA, [PHOTO]: { files: [file] } };
    const responseId: string = (await submit(app, surveyId, answers, { submissionId })).data.responseId;
    const { reviews, edits } = app.features.review;
    await reviews.tag(ctx, { surveyId, responseIds: [responseId], add: ['late'] });
    await edits.edit(ctx, { surveyId, responseId, expectedRevision: 0, answers: COFFEE });
    return responseId;
  }
  const remove = (...responseIds: string[]) => app.features.review.reviews.delete(ctx, { surveyId, responseIds });
  const restore = (...responseIds: string[]) => app.features.review.reviews.restore(ctx, { surveyId, responseIds });
  const sweep = () => app.features.review.deleted.sweep();
  const logged = () => app.platform.database.repository(ResponseLog).find({ where: { surveyId }, order: { seq: 'ASC' } });
  async function rowsOf(responseId: string): Promise<number[]> {
    const { database } = app.platform;
    const [edits, marks] = [database.repository(ResponseEdit), database.repository(ResponseMark)];
    const rows = [edits.countBy({ responseId }), marks.countBy({ responseId }), database.repository(StoredFile).countBy({ responseId })];
    return [(await app.features.response.responses.ofIds([responseId])).length, ...(await Promise.all(rows))];
  }
  async function brokenRules(): Promise<string[]> {
    const broken = rulesOf(app.clock.now().getTime()).map(async ({ title, sql }) => {
      const faults: unknown[] = await app.platform.database.manager.query(sql);
      return faults.length > 0 ? [title] : [];
    });
    return (await Promise.all(broken)).flat();
  }

  it('forgets a response after 30 days, with its edits, marks and files, and no other', async () => {
    const [gone, kept, later] = [await fullResponse(), await fullResponse(), await fullResponse()];
    await remove(gone);
    app.clock.advance(DAY);
    await remove(later);
    app.clock.advance(29 * DAY);

    await sweep();

    expect(await rowsOf(gone)).toEqual([0, 0, 0, 0]);
    expect(await rowsOf(kept)).toEqual([1, 1, 1, 1]);
    expect(await rowsOf(later)).toEqual([1, 1, 2, 1]);
    expect(await brokenRules()).toEqual([]);
  });

  it('tells derived data that a response is gone', async () => {
    const gone = await fullResponse();
    await remove(gone);
    app.clock.advance(30 * DAY);
    await sweep();

    const lines = await logged();

    expect(lines.map(({ seq, kind, responseId }) => [seq, kind, responseId])).toEqual(
      ['submitted', 'annotated', 'edited', 'deleted', 'purged'].map((kind, place) => [place + 1, kind, gone]),
    );
  });

  it('keeps the numbers of those that are gone: nobody gets them again, and lists count on without them', async () => {
    const gone = (await submit(app, surveyId, TEA)).data.responseId;
    await remove(gone);
    app.clock.advance(30 * DAY);
    await sweep();

    await submit(app, surveyId, TEA);

    const page = await app.features.response.responseList.list(ctx, surveyId, {});
    expect([page.edges.map(({ node }) => node.seq), await page.total()]).toEqual([[2], 1]);
    expect(await brokenRules()).toEqual([]);
  });

  it('gives a response back until then, and not once its purge has begun', async () => {
    const responseId = await fullResponse();
    await remove(responseId);
    app.clock.advance(30 * DAY - 1);
    await sweep();
    await restore(responseId);
    app.clock.advance(DAY);
    await sweep();
    expect(await rowsOf(responseId)).toEqual([1, 1, 1, 1]);

    await remove(responseId);
    app.clock.advance(30 * DAY);
    await sweep();
    await expect(restore(responseId)).rejects.toMatchObject({ code: 'A0404' });
  });

  it('is emptied once by servers that do so at the same time, in batches', async () => {
    const many = await Promise.all(Array.from({ length: 230 }, () => submit(app, surveyId, TEA)));
    await remove(...many.map(({ data }) => data.responseId));
    app.clock.advance(30 * DAY);

    await Promise.all([sweep(), sweep()]);

    expect(await app.platform.database.repository(ResponseMark).countBy({ surveyId })).toBe(0);
    const kinds = (await logged()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'purged')).toHaveLength(230);
    expect(await brokenRules()).toEqual([]);
  });
});

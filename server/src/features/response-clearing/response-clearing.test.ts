import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { rulesOf } from '../../cli/verify/rules.js';
import type { RequestContext } from '../../platform/request/context.js';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { stored } from '../answer-file/file.factory.js';
import { StoredFile } from '../asset/stored-file.entity.js';
import { contextOf, launchedSurvey } from '../publish/publish.factory.js';
import { ResponseEdit } from '../response/response-edit.entity.js';
import { ResponseLog } from '../response/response-log.entity.js';
import { ResponseMark } from '../response/response-mark.entity.js';
import { Response } from '../response/response.entity.js';
import { submit } from '../response/response.factory.js';
import { applyImport, csvOf, handIn } from '../response-import/response-import.factory.js';
import { Survey } from '../survey/survey.entity.js';
import { SurveyVisit } from '../visit/survey-visit.entity.js';
import { visit } from '../visit/visit.factory.js';
import { QuotaSeats } from '../quota/quota-seats.service.js';
import { ResponseClearingService } from './response-clearing.service.js';

const PHOTO = 90;
const asked = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const drinks = {
  ...asked,
  title: 'Drinks',
  lastId: PHOTO,
  nodes: [...asked.nodes, { id: PHOTO, code: 'Q2', type: 36 as const, title: 'Your cup' }],
};
const [TEA, COFFEE] = [answersOf(asked, { Q1: 'tea' }), answersOf(asked, { Q1: 'coffee' })];
const FIGURES = '{ responseCount responseTotal responseTrend }';
const CLEAR = 'mutation ($input: ClearSurveyInput!) { clearSurvey(input: $input) { responses survey { status responseTotal } } }';

describe('clearing the responses of a survey', () => {
  let app: TestApp;
  let author: SignedUp;
  let ctx: RequestContext;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
  });
  beforeEach(async () => {
    author = await signUp(app);
    ctx = contextOf(app, author);
    id = await launchedSurvey(app, author, drinks);
  });
  afterAll(() => app.stop());

  const get = (path: string) => v1(app, 'GET', path, undefined, author.token);
  const clear = (body: object = { title: 'Drinks' }, token = author.token) => v1(app, 'POST', `/v1/surveys/clear/${id}`, body, token);
  const settled = () => app.features.responseClearing.clearing.settled();
  const repository = <T extends object>(entity: new () => T) => app.platform.database.repository(entity);

  /** Three responses: one edited, starred and with a file, one deleted, one invalid; and a visit that was not submitted. */
  async function answered(): Promise<{ readonly responseIds: string[]; readonly file: string }> {
    const submissionId = randomUUID();
    const file = await stored(app, { surveyId: id, nodeId: PHOTO, submissionId });
    const first = await submit(app, id, { ...TEA, [PHOTO]: { files: [file] } }, { submissionId });
    const others = [await submit(app, id, TEA), await submit(app, id, COFFEE)];
    const [one = '', two = '', three = ''] = [first, ...others].map(({ data }) => data.responseId as string);
    const { reviews, edits } = app.features.review;
    await edits.edit(ctx, { surveyId: id, responseId: one, expectedRevision: 0, answers: { ...COFFEE, [PHOTO]: { files: [file] } } });
    await reviews.star(ctx, { surveyId: id, responseIds: [one], starred: true });
    await reviews.delete(ctx, { surveyId: id, responseIds: [two] });
    await v1(app, 'POST', `/v1/surveys/responses/${id}/invalidate`, { responseIds: [three] }, author.token);
    await visit(app, id);
    await app.features.visit.buffer.flush();
    app.clock.advance(1000);
    return { responseIds: [one, two, three], file };
  }

  /** The commit of a clear, on a server that is killed before it has deleted a single row. */
  async function clearAndDie(): Promise<void> {
    const { database, unit, clock, logger } = app.platform;
    const { surveys } = app.features.survey;
    const { events } = app.features.response;
    const rows = { remove: () => Promise.reject(new Error('killed')) };
    const dying = new ResponseClearingService({
      database,
      unit,
      clock,
      logger,
      surveys,
      events,
      rows,
      seats: new QuotaSeats({ ...app.platform, versions: app.features.publish.versions }),
      links: app.features.personalLink.linkUses,
    });
    await dying.clear(ctx, { surveyId: id, title: 'Drinks' });
    await dying.settled();
  }

  async function storedRows(): Promise<Record<string, number>> {
    const where = { surveyId: id };
    return {
      responses: await repository(Response).countBy(where),
      edits: await repository(ResponseEdit).countBy(where),
      marks: await repository(ResponseMark).countBy(where),
      lines: await repository(ResponseLog).countBy(where),
      files: await repository(StoredFile).countBy(where),
      visits: await repository(SurveyVisit).countBy(where),
    };
  }

  /** Everything that an author can see of responses, in figures. */
  async function seen(): Promise<object> {
    const { data } = await graph(app, `query ($id: ID!) { survey(id: $id) ${FIGURES} }`, { id }, author.token);
    const list = await get(`/v1/surveys/responses/${id}`);
    const deleted = await get(`/v1/surveys/responses/${id}?deleted=1`);
    const report = await get(`/v1/surveys/report/${id}`);
    const dropOff = await get(`/v1/surveys/report/drop-off/${id}`);
    const { responseCount, responseTotal, responseTrend } = data.survey;
    return {
      responseCount,
      responseTotal,
      trend: responseTrend.reduce((sum: number, day: number) => sum + day, 0),
      listed: list.data.list.length,
      deleted: deleted.data.list.length,
      reported: report.data.total,
      opened: dropOff.data.opened,
    };
  }

  const EVERYTHING = { responseCount: 1, responseTotal: 2, trend: 1, listed: 2, deleted: 1, reported: 1, opened: 1 };
  const NOTHING = { responseCount: 0, responseTotal: 0, trend: 0, listed: 0, deleted: 0, reported: 0, opened: 0 };

  async function brokenRules(): Promise<string[]> {
    const broken = rulesOf(app.clock.now().getTime()).map(async ({ title, sql }) => {
      const faults: unknown[] = await app.platform.database.manager.query(sql);
      return faults.length > 0 ? [title] : [];
    });
    return (await Promise.all(broken)).flat();
  }

  it('takes all of them away with what belongs to them, and says how many they were [S7.call.post-surveys-clear-id]', async () => {
    await answered();
    expect(await seen()).toEqual(EVERYTHING);

    const answer = await clear();
    await settled();

    expect(answer).toMatchObject({ code: '00000', data: { responses: 2 } });
    expect(await seen()).toEqual(NOTHING);
    expect(await storedRows()).toEqual({ responses: 0, edits: 0, marks: 0, lines: 1, files: 0, visits: 0 });
    expect(await brokenRules()).toEqual([]);
  });

  it('shows nothing of them from its commit on, although a server that died has left all rows', async () => {
    const { responseIds, file } = await answered();
    const [before] = [await storedRows()];

    await clearAndDie();

    expect(await storedRows()).toEqual({ ...before, lines: (before['lines'] ?? 0) + 1 });
    expect(await seen()).toEqual(NOTHING);
    const [one] = responseIds;
    const codes = [get(`/v1/surveys/responses/${id}/${one}`), get(`/v1/surveys/responses/${id}/files/${file}`)];
    expect((await Promise.all(codes)).map(({ code }) => code)).toEqual(['A0404', 'A0404']);
    const starred = await v1(app, 'POST', `/v1/surveys/responses/${id}/star`, { responseIds: [one], starred: true }, author.token);
    expect(starred.code).toBe('A0404');
    expect((await get(`/v1/surveys/${id}/responses`)).data.list).toEqual([{ seq: 8, kind: 'cleared', responseId: '', response: null }]);
    expect(await brokenRules()).toEqual([]);
  });

  it('is finished by the next sweep, of any server, and then over', async () => {
    await answered();
    await clearAndDie();

    await app.features.responseClearing.clearing.sweep();

    expect(await storedRows()).toEqual({ responses: 0, edits: 0, marks: 0, lines: 1, files: 0, visits: 0 });
    expect(await repository(Survey).findOneBy({ id })).toMatchObject({ clearingAt: null, state: 1 });
    expect(await brokenRules()).toEqual([]);
  });

  it('lets a running survey go on: what comes after it stays, and is numbered on', async () => {
    await answered();
    await clearAndDie();
    app.clock.advance(1000);
    const after = await submit(app, id, COFFEE);
    await visit(app, id);
    await app.features.visit.buffer.flush();
    const shown = { responseCount: 1, responseTotal: 1, trend: 1, listed: 1, deleted: 0, reported: 1, opened: 1 };
    expect(await seen()).toEqual(shown);

    await app.features.responseClearing.clearing.sweep();

    expect(await seen()).toEqual(shown);
    expect(await storedRows()).toEqual({ responses: 1, edits: 0, marks: 0, lines: 2, files: 0, visits: 1 });
    const list = await get(`/v1/surveys/responses/${id}`);
    expect(list.data.list).toMatchObject([{ id: after.data.responseId, seq: 4 }]);
    expect(await brokenRules()).toEqual([]);
  });

  it('goes to the end also when the survey is cleared again before the rows of the first time are gone', async () => {
    await answered();
    await clearAndDie();
    await submit(app, id, TEA);
    app.clock.advance(1000);
    await clearAndDie();

    await app.features.responseClearing.clearing.sweep();

    expect(await storedRows()).toEqual({ responses: 0, edits: 0, marks: 0, lines: 1, files: 0, visits: 0 });
    expect(await repository(Survey).findOneBy({ id })).toMatchObject({ clearingAt: null });
  });

  it('finds every submission beside it either gone or kept', async () => {
    const many = Array.from({ length: 40 }, () => submit(app, id, TEA));
    await Promise.all(many);

    const [cleared, ...later] = await Promise.all([clear(), ...Array.from({ length: 20 }, () => submit(app, id, COFFEE))]);
    await settled();

    const kept = Number(((await seen()) as { responseTotal: number }).responseTotal);
    expect(cleared.data.responses + kept).toBe(60);
    expect(later.map(({ code }) => code)).toEqual(later.map(() => '00000'));
    expect((await storedRows())['responses']).toBe(kept);
    expect(await brokenRules()).toEqual([]);
  });

  it('is the same at the other door, also for a survey that nobody has answered', async () => {
    await v1(app, 'POST', `/v1/surveys/stop/${id}`, undefined, author.token);

    const first = await graph(app, CLEAR, { input: { surveyId: id, title: ' Drinks ' } }, author.token);
    const second = await graph(app, CLEAR, { input: { surveyId: id, title: 'Drinks' } }, author.token);

    expect(first.data.clearSurvey).toEqual({ responses: 0, survey: { status: 'STOPPED', responseTotal: 0 } });
    expect(second.data.clearSurvey.responses).toBe(0);
  });

  it('asks for the title, and changes nothing for another one', async () => {
    await answered();

    const wrong = await clear({ title: 'Drink' });
    const graphWrong = await graph(app, CLEAR, { input: { surveyId: id, title: '' } }, author.token);

    expect(wrong).toMatchObject({ code: 'A0400', fields: [{ field: 'title', rule: 'mismatch' }] });
    expect(graphWrong.errors?.[0]?.extensions).toMatchObject({ code: 'A0400', fields: [{ field: 'title', rule: 'mismatch' }] });
    expect(await seen()).toEqual(EVERYTHING);
  });

  it('is for the owner only: to others the survey is missing', async () => {
    const stranger = await signUp(app);

    expect((await clear({ title: 'Drinks' }, stranger.token)).code).toBe('A0404');
    expect((await clear({ title: 'Drinks' }, '')).code).toBe('A0401');
  });

  it('keeps an import waiting that would bring back responses whose rows are still there', async () => {
    await answered();
    await clearAndDie();

    const { data } = await handIn(app, author, id, csvOf([['source'], ['poster']]));
    const importing = applyImport(app, author, id, data.id);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const waiting = await repository(Response).countBy({ surveyId: id });

    await app.features.responseClearing.clearing.sweep();

    expect((await importing).data).toMatchObject({ status: 'done', report: { imported: 1 } });
    expect(waiting).toBe(3);
    expect(await storedRows()).toMatchObject({ responses: 1 });
  });
});

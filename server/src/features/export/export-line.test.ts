import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { answersOf, single, survey } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { until } from '../../testing/until.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { storeResponses } from '../response-table/stored-responses.factory.js';
import { ExportClaims, LEASE_MS } from './export-claims.js';
import { askForExport } from './export.factory.js';
import { ExportTask } from './export-task.entity.js';

const drinks = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));

describe('the line of export tasks', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  beforeEach(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
    id = await launchedSurvey(app, author, drinks);
    await storeResponses(app, id, [{ version: 1, answers: answersOf(drinks, { Q1: 'tea' }) }]);
  });
  afterEach(() => app.stop());

  const tasks = () => app.platform.database.repository(ExportTask);
  const task = (taskId: string) => tasks().findOneByOrFail({ id: taskId });
  /** The line as another server sees it. */
  const claims = () => new ExportClaims(app.platform.database, app.platform.unit, app.platform.clock, app.platform.random);
  const runner = () => app.features.exports.exportRunner;
  /** Tasks that nobody here begins. */
  const waiting = async (by: SignedUp, surveyId: string, count: number) => {
    const ids: string[] = [];
    for (let one = 0; one < count; one += 1) {
      ids.push(await askForExport(app, by, surveyId, { type: 3 }));
      app.clock.advance(1);
    }
    return ids;
  };

  it('lets authors take turns, whoever asks for more', async () => {
    await runner().stop();
    const other = await signUp(app);
    const theirs = await launchedSurvey(app, other, drinks);
    const mine = await waiting(author, id, 3);
    app.clock.advance(1000);
    const [their] = await waiting(other, theirs, 1);

    const order: string[] = [];
    for (let one = await claims().next(); one !== null; one = await claims().next()) {
      order.push(one.id);
      app.clock.advance(10);
    }

    expect(order).toEqual([mine[0], their, mine[1], mine[2]]);
  });

  it('refuses the twenty-first of an author that waits', async () => {
    await runner().stop();
    await waiting(author, id, 20);

    const answer = await v1(app, 'POST', `/v1/surveys/export/${id}/tasks`, { type: 3 }, author.token);

    expect(answer.fields).toEqual([expect.objectContaining({ field: 'tasks', rule: 'tooMany', limit: 20 })]);
  });

  it('gives a task to one of many workers', async () => {
    await runner().stop();
    const [taskId] = await waiting(author, id, 1);

    const taken = await Promise.all(Array.from({ length: 8 }, () => claims().next()));

    expect(taken.filter((one) => one !== null).map((one) => one.id)).toEqual([taskId]);
  });

  it('takes up what a worker has left that died, and gives it up after the third', async () => {
    await runner().stop();
    const [taskId = ''] = await waiting(author, id, 1);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect((await claims().next())?.attempts).toBe(attempt);
      expect(await claims().next()).toBeNull();
      app.clock.advance(LEASE_MS);
    }

    expect(await claims().next()).toBeNull();

    expect(await task(taskId)).toMatchObject({ status: 'failed', failure: 'interrupted', fileKey: null });
  });

  it('takes up at once what a server has left that was alone', async () => {
    const [taskId = ''] = await waiting(author, id, 1);
    await runner().idle();
    const left = {
      ...(await task(taskId)),
      id: 'left',
      status: 'generating' as const,
      fileKey: null,
      leaseUntil: new Date(app.clock.now().getTime() + LEASE_MS),
    };
    await app.platform.unit.run(() => tasks().insert(left));

    runner().start(true);

    await until(async () => (await task('left')).status === 'done');
  });

  it('lets a worker whose lease was taken over change nothing any more', async () => {
    await runner().stop();
    const [taskId = ''] = await waiting(author, id, 1);
    const late = (await claims().next())!;
    app.clock.advance(LEASE_MS);
    const current = (await claims().next())!;

    expect(await claims().keep(late, 1, 1)).toBe(false);
    expect(await claims().settle(late, { file: { key: 'k'.repeat(24), name: 'late.csv', size: 1, rows: 1 } })).toBe(false);
    expect(await task(taskId)).toMatchObject({ status: 'generating', leaseOwner: current.leaseOwner, fileKey: null });
  });

  it('gives back what is not finished when the server stops, as if it had not been begun', async () => {
    const [taskId = ''] = await waiting(author, id, 1);
    await runner().stop();

    const { status, attempts } = await task(taskId);

    // It may have been quick enough.
    expect([
      ['waiting', 0],
      ['done', 1],
    ]).toContainEqual([status, attempts]);
    expect(readdirSync(join(app.platform.config.dataDir, 'exports-in-work'))).toEqual([]);
  });

  it('breaks off what is cancelled, and leaves no file', async () => {
    const [taskId = ''] = await waiting(author, id, 1);
    const answer = await v1(app, 'POST', `/v1/surveys/export/${id}/tasks/${taskId}/cancel`, {}, author.token);
    await runner().idle();

    const { status, fileKey } = await task(taskId);
    if (answer.data.status === 2) return expect(status).toBe('done');
    expect([status, fileKey]).toEqual(['failed', null]);
    expect(storedFiles(app)).toEqual([]);
  });

  it('loses its tasks and files with the survey', async () => {
    await waiting(author, id, 1);
    await runner().idle();
    expect(storedFiles(app)).toHaveLength(1);

    await app.features.exports.exportSweeper.purge(id);

    expect(await tasks().countBy({ surveyId: id })).toBe(0);
    expect(storedFiles(app)).toEqual([]);
  });

  it('is worked off by itself, whichever server was asked', async () => {
    const [taskId = ''] = await waiting(author, id, 1);
    await runner().idle();
    // As another server stores it, which tells this one nothing.
    const another = { ...(await task(taskId)), id: 'another', status: 'waiting' as const, fileKey: null, attempts: 0 };
    await app.platform.unit.run(() => tasks().insert(another));
    runner().start(false);

    await until(async () => (await task('another')).status === 'done');
  });
});

/** Keys of the files that are kept. */
function storedFiles({ platform }: TestApp): string[] {
  const folder = join(platform.config.dataDir, 'exports');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((shard) => (shard === 'incoming' ? [] : readdirSync(join(folder, shard))));
}

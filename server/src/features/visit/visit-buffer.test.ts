import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import * as fc from 'fast-check';
import { randomRuns } from '@wence/schema/testing';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { SurveyVisit } from './survey-visit.entity.js';
import { VisitBuffer } from './visit-buffer.js';

const OPENED = Date.UTC(2026, 2, 1);

const visitOf = (surveyId: string, submissionId: string, more: Partial<SurveyVisit> = {}): SurveyVisit =>
  Object.assign(new SurveyVisit(), {
    surveyId,
    submissionId,
    version: 1,
    page: 0,
    place: 0,
    source: null,
    openedAt: new Date(OPENED),
    startedAt: null,
    lastAt: new Date(OPENED),
    ...more,
  });

describe('news of visits', () => {
  let app: TestApp;
  const bufferOf = () => new VisitBuffer(app.platform.database, app.platform.unit, app.platform.logger);
  const rows = () => app.platform.database.repository(SurveyVisit);

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('are stored about a second later, thousands of them in a few transactions', async () => {
    const units = jest.spyOn(app.platform.unit, 'run');
    const buffer = bufferOf();
    for (let each = 0; each < 1200; each += 1) buffer.add(visitOf('crowd', randomUUID()));
    expect(await rows().countBy({ surveyId: 'crowd' })).toBe(0);

    while ((await rows().countBy({ surveyId: 'crowd' })) < 1200) await wait(50);

    expect(units.mock.calls.length).toBe(3);
    units.mockRestore();
  });

  it('come to the same row whatever order they arrive in, from two servers that store at once', async () => {
    const news = fc.record({
      place: fc.integer({ min: 0, max: 4 }),
      at: fc.integer({ min: 0, max: 99 }),
      hasAnswers: fc.boolean(),
      visitor: fc.integer({ min: 0, max: 2 }),
      server: fc.constantFrom(0 as const, 1 as const),
      stores: fc.boolean(),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(news, { minLength: 1, maxLength: 20 }), async (all) => {
        const surveyId = `merged-${(run += 1)}`;
        const servers = [bufferOf(), bufferOf()] as const;
        const ids = [0, 1, 2].map((visitor) => `${visitor}0000000-0000-4000-8000-000000000000`);
        const under: Promise<void>[] = [];
        for (const { place, at, hasAnswers, visitor, server, stores } of all) {
          const now = new Date(OPENED + at);
          const told = { version: place + 1, page: place * 10, place, openedAt: now, lastAt: now, startedAt: hasAnswers ? now : null };
          servers[server].add(visitOf(surveyId, ids[visitor] ?? '', told));
          if (stores) under.push(servers[0].flush(), servers[1].flush());
        }
        await Promise.all(under);
        await Promise.all(servers.map((server) => server.stop()));

        const expected = [0, 1, 2].flatMap((visitor) => {
          const told = all.filter((one) => one.visitor === visitor);
          if (told.length === 0) return [];
          const place = Math.max(...told.map((one) => one.place));
          const times = told.map(({ at }) => OPENED + at);
          const starts = told.flatMap(({ at, hasAnswers }) => (hasAnswers ? [OPENED + at] : []));
          return visitOf(surveyId, ids[visitor] ?? '', {
            version: place + 1,
            page: place * 10,
            place,
            openedAt: new Date(Math.min(...times)),
            lastAt: new Date(Math.max(...times)),
            startedAt: starts.length === 0 ? null : new Date(Math.min(...starts)),
          });
        });
        expect(await rows().find({ where: { surveyId }, order: { submissionId: 'ASC' } })).toEqual(expected);
      }),
      randomRuns(100),
    );
  }, 120_000);

  it('wait when the store does not take them, and are stored when it does', async () => {
    const buffer = bufferOf();
    const units = jest.spyOn(app.platform.unit, 'run').mockRejectedValue(new Error('away'));
    buffer.add(visitOf('patient', randomUUID(), { place: 2 }));
    await buffer.flush();
    expect(await rows().countBy({ surveyId: 'patient' })).toBe(0);
    units.mockRestore();

    await buffer.flush();

    expect(await rows().findBy({ surveyId: 'patient' })).toMatchObject([{ place: 2 }]);
  });

  it('are stored by a server that stops, and take no more than so much memory before', async () => {
    const buffer = bufferOf();
    for (let each = 0; each < 20_100; each += 1) buffer.add(visitOf('many', `${each}`.padStart(36, '0')));
    await buffer.stop();

    expect(await rows().countBy({ surveyId: 'many' })).toBe(20_000);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REPEAT_WINDOWS, type RepeatWindow } from '@wence/schema';
import { answersOf, single, survey } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(tea, { Q1: 'tea' });
const ZONES = ['Asia/Shanghai', 'America/New_York', 'Pacific/Apia'];
const CENTURY = 100 * 365 * 86_400_000;
const keyOf = (window: RepeatWindow, zone: string): string => `${window} ${zone}`;

describe('a limit on repeated answers, while the clock moves, in three time zones', () => {
  let app: TestApp;
  const surveys = new Map<string, string>();

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    const author = await signUp(app);
    for (const window of REPEAT_WINDOWS)
      for (const timeZone of ZONES)
        surveys.set(
          keyOf(window, timeZone),
          await launchedSurvey(app, author, { ...tea, settings: { timeZone, repeat: { window, by: ['device'] } } }),
        );
  });
  afterAll(() => app.stop());

  const answer = (window: RepeatWindow, zone: string, device: string) =>
    v1(app, 'POST', `/v1/r/${surveys.get(keyOf(window, zone))}/responses`, { submissionId: randomUUID(), answers }, undefined, {
      cookie: `wence_device=${device}`,
    });
  const freshDevice = () => randomUUID().replaceAll('-', '').slice(0, 24);

  it.each<[string, RepeatWindow]>([
    ['an hour [S9.repeat.1-hour]', 2],
    ['a day [S9.repeat.1-day]', 3],
    ['a natural week [S9.repeat.1-natural-week]', 4],
    ['seven days [S9.repeat.7-days]', 5],
    ['a natural month [S9.repeat.1-natural-month]', 6],
    ['thirty days [S9.repeat.30-days]', 7],
    ['a natural year [S9.repeat.natural-year]', 8],
    ['365 days [S9.repeat.365-days]', 9],
  ])('ends with %s, to the millisecond', async (_name, window) => {
    for (const zone of ZONES) {
      const device = freshDevice();
      expect((await answer(window, zone, device)).code).toBe('00000');
      const { code, data } = await answer(window, zone, device);
      expect([code, data.subject]).toEqual(['A0427', 'device']);

      app.clock.advance(Date.parse(data.nextAt) - app.clock.now().getTime() - 1);
      expect((await answer(window, zone, device)).data.nextAt).toBe(data.nextAt);
      app.clock.advance(1);
      expect((await answer(window, zone, device)).code).toBe('00000');
      expect((await answer(window, zone, device)).code).toBe('A0427');
    }
  });

  it('never ends where one may answer only once [S9.repeat.only-once]', async () => {
    const device = freshDevice();
    for (const zone of ZONES) await answer(1, zone, device);

    app.clock.advance(CENTURY);

    for (const zone of ZONES) expect((await answer(1, zone, device)).data).toEqual({ subject: 'device', nextAt: null });
  });
});

import { afterEach, describe, expect, it } from '@jest/globals';
import { v1 } from '../testing/callers.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { encryptedPassword, signUp } from '../features/account/account.factory.js';
import { createFeatures } from '../container.js';
import { seedDemo } from './seed-demo.js';

const isEmbedded = globalThis.TEST_DATABASE !== 'mysql';

describe('the demo', () => {
  let app: TestApp;

  afterEach(() => app.stop());

  (isEmbedded ? it : it.skip)('fills an empty embedded store with an author and an answered survey, the same every time', async () => {
    app = await startTestApp({ WENCE_DEMO: 'on', NODE_ENV: 'development' });

    const demo = await seedDemo(app.platform, createFeatures);

    const login = await v1(app, 'POST', '/v1/login', { mobile: demo?.mobile, ...(await encryptedPassword(app, demo?.password ?? '')) });
    const report = await v1(app, 'GET', `/v1/surveys/report/${demo?.surveyId}`, undefined, login.data.token);
    expect(report.data.total).toBe(240);
    expect(report.data.questions).toHaveLength(12);
    const collection = await v1(app, 'GET', `/v1/surveys/report/collection/${demo?.surveyId}`, undefined, login.data.token);
    expect(collection.data.devices.map(({ device }: { device: string }) => device)).toEqual(['phone', 'desktop', 'tablet']);
    expect(collection.data.regions).toHaveLength(10);
    expect(report.data.questions[0].options.map(({ count }: { count: number }) => count)).toEqual([72, 91, 58, 19]);
    const dropOff = await v1(app, 'GET', `/v1/surveys/report/drop-off/${demo?.surveyId}`, undefined, login.data.token);
    expect(dropOff.data).toMatchObject({ opened: 314, started: 265, submitted: 240, answering: 0, left: 74 });
  });

  (isEmbedded ? it : it.skip)('is found again, not made again, on later starts', async () => {
    app = await startTestApp({ WENCE_DEMO: 'on', NODE_ENV: 'development' });
    const first = await seedDemo(app.platform, createFeatures);

    const second = await seedDemo(app.platform, createFeatures);

    expect(second).toEqual(first);
  });

  (isEmbedded ? it : it.skip)('spreads the answers over the last 14 days', async () => {
    app = await startTestApp({ WENCE_DEMO: 'on', NODE_ENV: 'development' });

    const { surveyId } = (await seedDemo(app.platform, createFeatures)) ?? { surveyId: '' };

    const trend = (await app.features.response.responses.trendsOf([surveyId])).get(surveyId);
    expect(trend?.reduce((sum, count) => sum + count, 0)).toBe(240);
    expect(trend?.every((count) => count > 0)).toBe(true);
  });

  it.each([
    ['where somebody has an account already', { WENCE_DEMO: 'on', NODE_ENV: 'development' }, true],
    ['in production', { WENCE_DEMO: 'on', NODE_ENV: 'production', TOKEN_SECRET: 'Zk3+vT9qLw7/xR2mBn8sYc4JdHf6GpUe' }, false],
    ['when it is switched off', { WENCE_DEMO: 'off', NODE_ENV: 'development' }, false],
  ])('is not made %s', async (_what, env, hasAccount) => {
    app = await startTestApp(env);
    if (hasAccount) await signUp(app);

    expect(await seedDemo(app.platform, createFeatures)).toBeNull();
  });
});

/** @store sqlite: looks at requests and answers, not at rows. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { single, survey } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp } from '../account/account.factory.js';
import { launchedSurvey, stop } from './publish.factory.js';

const POISON = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher', forwarded: 'host=evil.example' };

describe('links', () => {
  let app: TestApp;

  beforeAll(async () => {
    // Even behind a proxy that is believed about addresses.
    app = await startTestApp({ PUBLIC_URL: 'https://survey.example', TRUST_PROXY: '127.0.0.1' });
  });

  afterAll(() => app.stop());

  it('are made from the configured address, whatever host a request names, S34', async () => {
    const author = await signUp(app);
    const id = await launchedSurvey(app, author, survey(single('Q1', 'Tea?', ['yes', 'no'])));

    await stop(app, author, id);
    const launched = await v1(app, 'POST', `/v1/surveys/launch/${id}`, {}, author.token, POISON);
    await stop(app, author, id);
    const foreign = await v1(app, 'POST', `/v1/surveys/launch/${id}`, { domain: 'https://evil.example' }, author.token, POISON);

    expect(launched.data.url).toBe(`https://survey.example/r/${id}`);
    for (const { text } of [launched, foreign]) expect(text).not.toContain('evil.example');
  });
});

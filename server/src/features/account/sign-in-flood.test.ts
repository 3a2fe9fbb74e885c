/** @store sqlite: counts in memory, not in the store. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { single, survey } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { encryptedPassword, freshMobile, signUp } from './account.factory.js';

const FLOOD = 100;

describe('a flood of sign-ins', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ WRONG_SIGN_INS_PER_ADDRESS: '1000' });
  });

  afterAll(() => app.stop());

  it('waits in line while answers are taken in', async () => {
    const author = await signUp(app);
    const surveyId = await launchedSurvey(app, author, survey(single('Q1', 'Tea?', ['yes', 'no'])));
    const sealed = await encryptedPassword(app, 'not this one');
    const done: string[] = [];
    const flood = Array.from({ length: FLOOD }, async () => {
      const { code } = await v1(app, 'POST', '/v1/login', { mobile: freshMobile(), ...sealed });
      done.push(code);
    });

    const submitted = await v1(app, 'POST', `/v1/r/${surveyId}/responses`, { submissionId: randomUUID(), answers: {} });
    const lookedAt = done.filter((code) => code === 'A0210').length;
    await Promise.all(flood);

    expect(submitted.code).toBe('00000');
    expect(lookedAt).toBeLessThan(FLOOD);
    expect(done.filter((code) => code !== 'A0210' && code !== 'B0503')).toEqual([]);
  });
});

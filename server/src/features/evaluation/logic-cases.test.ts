/** @store sqlite: evaluates logic in memory over a draft that other tests keep in both stores. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { caseAnswers, caseFacts, caseIds, caseSurvey, type LogicCase } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const FILE = new URL('../../../../schema/src/engine/fixtures/logic-cases.json', import.meta.url);
const { cases }: { readonly cases: readonly LogicCase[] } = JSON.parse(readFileSync(FILE, 'utf8'));

describe('the cases of respondent-side logic, through the door', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  it('are a hundred', () => {
    expect(cases).toHaveLength(100);
  });

  it.each(cases.map((one) => [one.id, one.title, one] as const))('%s: %s', async (_id, _title, logicCase) => {
    const ids = caseIds(logicCase.survey);
    const { id } = await createSurvey(app, author, caseSurvey(logicCase, ids));

    const answer = await v1(app, 'POST', `/v1/r/${id}/evaluate`, { answers: caseAnswers(logicCase, ids) }, author.token);

    expect(answer).toMatchObject({ code: '00000', data: { version: null } });
    expect(caseFacts(answer.data, logicCase.expect, ids)).toEqual(logicCase.expect);
  });
});

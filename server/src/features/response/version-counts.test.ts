import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey, relaunch } from '../publish/publish.factory.js';
import { submit } from './response.factory.js';
import { VersionCountsReadModel } from './version-counts.read-model.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(tea, { Q1: 'tea' });

describe('responses per version', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  /** Seven responses to the first version, one of them deleted, and one to the second. */
  async function answered(): Promise<string> {
    const id = await launchedSurvey(app, author, tea);
    const sent = [];
    for (let response = 0; response < 7; response += 1) sent.push(await submit(app, id, answers));
    await relaunch(app, author, id, { ...tea, title: 'second' });
    await submit(app, id, answers);
    const responseIds = [sent[3]?.data.responseId];
    await v1(app, 'POST', `/v1/surveys/responses/${id}/delete`, { responseIds }, author.token);
    return id;
  }

  it('are the same whether a survey is counted in parts of any size, or with others at once', async () => {
    const ids = [await answered(), await answered(), await launchedSurvey(app, author, tea)];

    for (const size of [1, 2, 3, 6, 7, 10, 20_000]) {
      const counts = await new VersionCountsReadModel(app.platform.database, size).countsOfVersions(ids);
      expect(ids.map((id) => [...(counts.get(id) ?? [])])).toEqual([
        [
          [1, 6],
          [2, 1],
        ],
        [
          [1, 6],
          [2, 1],
        ],
        [],
      ]);
    }
  });
});

/** @store sqlite: looks at requests and answers, not at rows. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SignedUp, signUp } from '../../features/account/account.factory.js';
import { graph } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const CREATE = 'mutation ($input: CreateSurveyInput!) { createSurvey(input: $input) { survey { id } } }';

describe('a refusal of the graph', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  it.each([
    'surveyEdited(surveyId: "x") { revision }',
    'responseCount(surveyId: "x") { total }',
    'overallReportChanged(surveyId: "x") { total }',
  ])('tells that %s is not for this door', async (field) => {
    const answers = [await graph(app, `subscription { ${field} }`, {}, author.token), await graph(app, `subscription { ${field} }`)];

    expect(answers.map(({ code }) => code)).toEqual(['A0400', 'A0400']);
  });

  it('does not give back at length what it was sent, however many faults it has [S18]', async () => {
    const long = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`key${at}`, 'x'.repeat(4000)]));

    const { code, text, errors } = await graph(app, CREATE, { input: { title: 'x', ...long } }, author.token);

    expect([code, errors?.length]).toEqual(['A0400', 40]);
    expect(text.length).toBeLessThan(40 * 500);
  });

  it('guesses nothing, wherever a long message is cut', async () => {
    for (let length = 140; length < 240; length += 3) {
      const { text } = await graph(app, CREATE, { input: { titel: 'x'.repeat(length) } }, author.token);

      expect(text).toContain('titel');
      expect(text).not.toMatch(/did you mean/i);
    }
  });

  it('takes time in proportion to what it was sent [S35]', async () => {
    const cpuOf = async (times: number) => {
      const before = process.cpuUsage();
      await graph(app, CREATE, { input: 'Did you mean '.repeat(times) }, author.token);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    await cpuOf(100);

    const [short, long] = [await cpuOf(2000), await cpuOf(16_000)];

    expect(long).toBeLessThan(short * 32 + 200);
  });
});

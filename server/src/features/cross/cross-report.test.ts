import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { multiple, single, survey } from '@wence/schema/testing';
import { graph } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';

const QUERY = `query ($id: ID!, $rows: [Int!]!, $columns: [Int!]!) { crossReport(surveyId: $id, rows: $rows, columns: $columns, test: { confidence: NINETY_FIVE }) {
  seq base tables { row { localId code title } column { localId code } asked base chiSquare { value degrees p cramersV fewExpected }
    columns { localId code title letter base smallBase } rows { code total { count percent } cells { count columnPercent rowPercent totalPercent letters } } } } }`;

describe('the cross report', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  it('counts', async () => {
    const definition = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']), multiple('Q2', 'When?', ['morning', 'noon', 'night']));
    const [q1, q2] = definition.nodes;
    const surveyId = await launchedSurvey(app, author, definition);
    for (const place of [0, 0, 1, 1, 1]) {
      const { code } = await submit(app, surveyId, {
        [q1!.id]: { option: q1!.options![place]!.id },
        [q2!.id]: { options: [{ option: q2!.options![place]!.id }, { option: q2!.options![2]!.id }] },
      });
      expect(code).toBe('00000');
    }

    const t = performance.now();
    const { data, errors } = await graph(app, QUERY, { id: surveyId, rows: [q1!.id, q2!.id], columns: [q2!.id, q1!.id] }, author.token);
    console.log(performance.now() - t);

    expect(errors).toBeUndefined();
    console.log(JSON.stringify(data, null, 1));
  });
});

/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { checked, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const CONVERT = `mutation ($input: ConvertNodeInput!) {
  convertNode(input: $input) { node { localId code title type options { localId title } rows { localId title } } }
}`;

describe('a question that becomes one of another type', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });

  /** Ids: 1 single with options 2 and 3, 4 text, which is shown when 2 is chosen. */
  beforeEach(async () => {
    const definition = withLogic(survey(single('Q1', 'a', ['x', 'y']), text('Q2', 'b')), show('Q2', checked('Q1', 'x')));
    surveyId = (await createSurvey(app, author, definition)).id;
  });

  afterAll(() => app.stop());

  const convert = (input: object) => graph(app, CONVERT, { input: { surveyId, nodeId: 1, ...input } }, author.token);
  const post = (body: object) => v1(app, 'POST', '/v1/nodes/convert', { surveyId, ...body }, author.token);
  const firstRow = async (): Promise<number> =>
    (await v1(app, 'GET', `/v1/nodes?surveyId=${surveyId}`, undefined, author.token)).data[0].id;

  it('keeps options under their numbers, in the graph', async () => {
    const { data } = await convert({ type: 'DROPDOWN' });

    expect(data.convertNode.node).toMatchObject({
      localId: 1,
      code: 'Q1',
      type: 'DROPDOWN',
      options: [
        { localId: 2, title: 'x' },
        { localId: 3, title: 'y' },
      ],
    });
  });

  it('asks before logic loses what it refers to, by both doors', async () => {
    const id = await firstRow();

    const refused = await convert({ type: 'OPEN_TEXT' });
    const answer = await post({ id, type: 3 });
    const done = await post({ id, type: 3, confirmed: true });

    expect(refused.code).toBe('A0103');
    expect(answer).toMatchObject({ code: 'A0103', data: { ids: [expect.any(Number)] } });
    expect(done.data).toMatchObject({ id, type: 3, title: 'a', options: [] });
  });

  it('names the sub-type, and gets the lowest one without', async () => {
    const id = await firstRow();

    const lowest = await post({ id, type: 14, confirmed: true });
    const several = await post({ id, type: 14, subType: 2 });

    expect([lowest.data.subType, several.data.subType]).toEqual([1, 2]);
    expect(several.data.options.map(({ title }: { title: string }) => title)).toEqual(['x', 'y']);
  });

  it('is refused for types that there are not, and for pages and containers', async () => {
    const id = await firstRow();

    const answers = await Promise.all([post({ id, type: 8 }), post({ id, type: 0 }), post({ id, type: 14, subType: 9 })]);
    const group = await convert({ type: 'GROUP' });

    expect(answers.map(({ code, fields }) => [code, fields])).toMatchObject([
      ['A0400', [{ field: 'type', rule: 'notAllowed' }]],
      ['A0400', [{ field: 'type', rule: 'notAllowed' }]],
      ['A0400', [{ field: 'subType', rule: 'notAllowed' }]],
    ]);
    expect(group.code).toBe('A0400');
  });
});

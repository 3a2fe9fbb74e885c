/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checked, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from './survey.factory.js';

const EDIT = 'mutation ($input: EditSurveyInput!) { editSurvey(input: $input) { revision } }';

/** Ids: Q1 1 (2 red, 3 blue), Q2 4; the item 5 with its condition 6. */
const colours = withLogic(survey(single('Q1', 'Colour?', ['red', 'blue']), text('Q2', 'Why?')), show('Q2', checked('Q1', 'red')));

describe('removing what is referred to', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const edit = (surveyId: string, operation: object) =>
    graph(
      app,
      EDIT,
      {
        input: {
          surveyId,
          baseRevision: 2,
          clientOpId: JSON.stringify(operation).slice(0, 60).replaceAll(' ', ''),
          operations: [operation],
        },
      },
      author.token,
    );
  const exported = async (id: string) => (await v1(app, 'GET', `/v1/surveys/${id}/definition`, undefined, author.token)).data.definition;

  it('asks first, naming what refers to it, and keeps it', async () => {
    const { id } = await createSurvey(app, author, colours);

    const option = await edit(id, { removeOption: { nodeId: 1, optionId: 2 } });
    const question = await edit(id, { removeNode: { nodeId: 1 } });

    expect(option.errors).toMatchObject([{ extensions: { code: 'A0103', data: { ids: [5] } } }]);
    expect(question.errors).toMatchObject([{ extensions: { code: 'A0103', data: { ids: [5] } } }]);
    expect(await exported(id)).toEqual(colours);
  });

  it('does it when it is confirmed, and tidies up what referred to it', async () => {
    const { id } = await createSurvey(app, author, colours);

    const { data } = await edit(id, { removeOption: { nodeId: 1, optionId: 2, confirmed: true } });

    expect(data.editSurvey.revision).toBe(3);
    const { nodes, logic } = await exported(id);
    expect(nodes[0].options).toEqual([{ id: 3, code: '2', title: 'blue' }]);
    expect(logic ?? []).toEqual([]);
  });

  it('needs no question where nothing refers to it', async () => {
    const { id } = await createSurvey(app, author, colours);

    expect((await edit(id, { removeOption: { nodeId: 1, optionId: 3 } })).code).toBeUndefined();
  });
});

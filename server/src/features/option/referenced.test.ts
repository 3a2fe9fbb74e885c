/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { rowId, splitRowId } from '@wence/schema';
import {
  checked,
  evaluate,
  group,
  matrix,
  multiple,
  notAnswered,
  optionLogic,
  show,
  single,
  survey,
  text,
  withLogic,
} from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

/** Ids: 1 single with options 2 and 3; 4 matrix with rows 5 and 6, columns 7 and 8; 9 multiple with 10 and 11; 12 group with 13. Logic from 20. */
const DEFINITION = withLogic(
  {
    ...survey(
      single('Q1', 'a', ['x', 'y']),
      matrix(1, 'Q2', 'm', ['r', 's'], ['c', 'd']),
      multiple('Q3', 'b', ['p', 'q']),
      group('G1', 'G', [text('Q4', 'c')]),
    ),
    lastId: 19,
  },
  show('Q3', checked('Q1', 'x')),
  optionLogic('Q2', 'show', ['r'], [checked('Q1', 'x')], 2),
  show('G1', notAnswered('Q3')),
);

describe('what others refer to', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;
  let surveyNumber: number;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });

  beforeEach(async () => {
    surveyId = (await createSurvey(app, author, DEFINITION)).id;
    surveyNumber = splitRowId((await nodes())[0]?.id ?? 0)?.surveyNumber ?? 0;
  });

  afterAll(() => app.stop());

  const post = (path: string, body: object = {}) => v1(app, 'POST', `/v1/nodes${path}`, body, author.token);
  const row = (localId: number) => rowId(surveyNumber, localId);
  const nodes = async (): Promise<{ id: number; displayLogicNum: number }[]> =>
    (await v1(app, 'GET', `/v1/nodes?surveyId=${surveyId}`, undefined, author.token)).data;
  const definition = async () => (await v1(app, 'GET', `/v1/surveys/${surveyId}/definition`, undefined, author.token)).data;
  const mutate = (field: string, type: string, input: object) =>
    graph(
      app,
      `mutation ($input: ${type}!) { ${field}(input: $input) { survey { id } } }`,
      { input: { surveyId, ...input } },
      author.token,
    );

  it('counts the logic of each question [S3.node.fields-logic-counts]', async () => {
    expect((await nodes()).map(({ displayLogicNum }) => displayLogicNum)).toEqual([0, 0, 1, 1]);
  });

  it.each([
    ['an option', '/option/remove/', '/option/remove-confirm/', 2, [20, 22]],
    ['a row', '/option/remove/', '/option/remove-confirm/', 5, [22]],
    ['a question', '/remove/', '/remove-confirm/', 1, [20, 22]],
  ])(
    'is not removed through /v1 unless confirmed: %s [S8.option-delete.a0103-server] [S7.call.post-option-remove-confirm-id]',
    async (_what, path, confirmPath, localId, ids) => {
      const before = await definition();

      const refused = await post(`${path}${row(localId)}`);
      const untouched = await definition();
      const confirmed = await post(`${confirmPath}${row(localId)}`);

      expect([refused.code, refused.data]).toEqual(['A0103', { ids }]);
      expect(untouched).toEqual(before);
      expect(confirmed.code).toBe('00000');
      expect(JSON.stringify((await definition()).definition)).not.toContain(`"id":${localId},`);
    },
  );

  it('is not removed by a batch or an edit of options unless confirmed', async () => {
    const lists = { surveyId, nodeId: row(1), deleteIds: [row(2)] };

    const batch = await post(`/option/remove/batch?ids=${row(2)}&ids=${row(10)}`);
    const edit = await post('/option/edit-options', lists);
    const confirmed = await post('/option/edit-options', { ...lists, confirmed: true });

    expect([batch.code, edit.code]).toEqual(['A0103', 'A0103']);
    expect(confirmed.data).toMatchObject([{ title: 'y' }]);
  });

  it.each([
    ['removeNode', 'RemoveNodeInput', { nodeId: 1 }, [20, 22]],
    ['releaseNode', 'ReleaseNodeInput', { nodeId: 12 }, [24]],
    ['removeOption', 'RemoveOptionInput', { nodeId: 1, optionId: 2 }, [20, 22]],
    ['editOptions', 'EditOptionsInput', { nodeId: 1, removeIds: [2], titles: [] }, [20, 22]],
    ['replaceOptions', 'ReplaceOptionsInput', { nodeId: 1, options: [{ title: 'z' }] }, [20, 22]],
    ['removeRow', 'RemoveRowInput', { nodeId: 4, rowId: 5 }, [22]],
  ])('is not removed through the graph unless confirmed: %s', async (field, type, input, ids) => {
    const before = await definition();

    const refused = await mutate(field, type, input);
    const untouched = await definition();
    const confirmed = await mutate(field, type, { ...input, confirmed: true });

    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'A0103', data: { ids } });
    expect(untouched).toEqual(before);
    expect(confirmed.errors).toBeUndefined();
    expect((await definition()).revision).toBe(before.revision + 1);
  });

  it('is not taken away by a template or a smaller scale unless confirmed', async () => {
    const scored = withLogic(
      survey(evaluate('Q1', 'e', ['1', '2', '3', '4', '5']), multiple('Q2', 'b', ['p'])),
      optionLogic('Q2', 'show', ['p'], [checked('Q1', '5')]),
    );
    surveyId = (await createSurvey(app, author, scored)).id;

    const template = await mutate('applyEvaluateTemplate', 'ApplyEvaluateTemplateInput', { nodeId: 1, template: 'SERVICE' });
    const scale = await mutate('updateNode', 'UpdateNodeInput', { nodeId: 1, setting: { max: 3 } });
    const confirmed = await mutate('updateNode', 'UpdateNodeInput', { nodeId: 1, setting: { max: 3 }, confirmed: true });

    expect([template.code, scale.code]).toEqual(['A0103', 'A0103']);
    expect(confirmed.errors).toBeUndefined();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { rate, single, survey, text } from '@wence/schema/testing';
import { graph } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const EDIT = 'mutation ($input: EditSurveyInput!) { editSurvey(input: $input) { revision created } }';
const READ = 'query ($id: ID!) { surveyDefinition(id: $id) { revision definition } }';

describe('a list of operations in the graph', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;
  let revision: number;
  let edits = 0;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  beforeEach(async () => {
    ({ id: surveyId, revision } = await createSurvey(
      app,
      author,
      survey(single('Q1', 'Tea?', ['yes', 'no']), text('Q2', 'Why?'), rate('Q3', 'How?')),
    ));
  });
  afterAll(() => app.stop());

  const edit = (...operations: object[]) => {
    edits += 1;
    return graph(app, EDIT, { input: { surveyId, baseRevision: revision, clientOpId: `e${edits}`, operations } }, author.token);
  };
  const faultsOf = async (...operations: object[]) => (await edit(...operations)).errors?.[0]?.extensions.fields;
  const nodes = async () => (await graph(app, READ, { id: surveyId }, author.token)).data.surveyDefinition.definition.nodes;

  it('changes settings by their names, and null leads back to the default', async () => {
    const [, why, how] = await nodes();

    await edit(
      { updateNode: { nodeId: why.id, setting: { inputFormat: 'NUMBER', min: 1, boxSize: 'SINGLE_LARGE' } } },
      { updateNode: { nodeId: how.id, setting: { icon: 'HEART', max: 7, leftText: 'bad' } } },
    );
    const [, typed, rated] = await nodes();
    revision += 1;
    await edit({ updateNode: { nodeId: how.id, setting: { icon: null, max: null } } });
    const [, , again] = await nodes();

    expect(typed.setting).toEqual({ format: 2, min: 1, size: 3 });
    expect(rated.setting).toEqual({ format: 2, max: 7, left_text: 'bad' });
    expect(again.setting).toEqual({ left_text: 'bad' });
  });

  it('names what is wrong by the places of the input', async () => {
    const [{ id }, why] = await nodes();

    expect(await faultsOf({ addNode: { type: 'MATRIX', rows: [{}, { title: '' }] } })).toEqual([
      { field: 'operations[0].addNode.rows[1].title', rule: 'tooShort', limit: 1 },
    ]);
    expect(await faultsOf({ removeNode: { nodeId: id } }, { updateNode: { nodeId: why.id, setting: { minWord: -1 } } })).toEqual([
      { field: 'operations[1].updateNode.setting.minWord', rule: 'tooSmall', limit: 0 },
    ]);
    expect(await faultsOf({ updateNode: { nodeId: why.id, setting: { icon: 'HEART' } } })).toEqual([
      { field: 'operations[0].updateNode.setting.icon', rule: 'unknownKey' },
    ]);
    expect(await faultsOf({ addNode: { type: 'UPLOAD', setting: { megabytes: 0 } } })).toEqual([
      { field: 'operations[0].addNode.setting.megabytes', rule: 'tooSmall', limit: 1 },
    ]);
    expect(await faultsOf({ addOption: { nodeId: id, option: { title: '' } } })).toEqual([
      { field: 'operations[0].addOption.option.title', rule: 'tooShort', limit: 1 },
    ]);
    expect(await faultsOf({ saveQuota: { kind: 'CUSTOM', name: 'Q', conditions: [] } })).toEqual([
      { field: 'operations[0].saveQuota.limit', rule: 'required' },
    ]);
    expect(await faultsOf({ updateSurvey: { settings: { timeZone: 'Nowhere' } } })).toEqual([
      { field: 'operations[0].updateSurvey.settings.timeZone', rule: 'format' },
    ]);
    expect(await faultsOf({ restore: { put: [{ node: { localId: 0, type: 'RATE', code: 'Q9', title: 'R' } }] } })).toEqual([
      { field: 'operations[0].restore.put[0].node.localId', rule: 'tooSmall', limit: 1 },
    ]);
  });

  it.each([
    ['two operations in one', { removeNode: { nodeId: 1 }, copyNode: { nodeId: 1 } }],
    ['none', {}],
    ['null', { removeNode: null }],
    ['the one that would hand out ids twice', { restoreLastId: { lastId: 0 } }],
  ])('refuses %s', async (_what, operation) => {
    const before = await nodes();

    expect((await edit(operation)).code).toBe('A0400');
    expect(await nodes()).toEqual(before);
  });
});

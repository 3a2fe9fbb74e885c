/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { graph } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { type LogicalSurvey, logicalSurvey } from './logic.factory.js';

const QUOTA =
  '{ localId kind name enabled onFull nodeIds cells { optionIds limit } conditions { localId nodeId algorithm optionIds } limit }';
const READ = `query ($id: ID!) { survey(id: $id) { quotas ${QUOTA} } }`;
const SAVE = `mutation ($input: SaveQuotaInput!) { saveQuota(input: $input) { quota ${QUOTA} } }`;
const REMOVE = 'mutation ($input: RemoveQuotaInput!) { removeQuota(input: $input) { removedId quotas { localId } } }';

const TABLE = { kind: 'TABLE', name: 'Colours', nodeIds: [1], cells: [{ optionIds: [2], limit: 50 }] };
const CUSTOM = { kind: 'CUSTOM', name: 'Reds', conditions: [{ nodeId: 1, algorithm: 'CHECKED', optionIds: [2] }], limit: 10 };

describe('quotas in the graph', () => {
  let app: TestApp;
  let author: SignedUp;
  let survey: LogicalSurvey;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  beforeEach(async () => {
    survey = await logicalSurvey(app, author);
  });
  afterAll(() => app.stop());

  const save = (input: object) => graph(app, SAVE, { input: { surveyId: survey.id, ...input } }, author.token);
  const read = async () => (await graph(app, READ, { id: survey.id }, author.token)).data.survey.quotas;

  it('are saved and read by names, every field spelled out', async () => {
    const table = { localId: 21, ...TABLE, enabled: true, onFull: 'END', conditions: [], limit: null };
    const custom = {
      localId: 22,
      ...CUSTOM,
      enabled: false,
      onFull: 'MARK',
      nodeIds: [],
      cells: [],
      conditions: [{ localId: 23, ...CUSTOM.conditions[0] }],
    };

    expect((await save(TABLE)).data.saveQuota.quota).toEqual(table);
    expect((await save({ ...CUSTOM, enabled: false, onFull: 'MARK' })).data.saveQuota.quota).toEqual(custom);
    expect(await read()).toEqual([table, custom]);
  });

  it('are replaced in their place and removed', async () => {
    await save(TABLE);
    await save(CUSTOM);

    await save({ ...TABLE, localId: 21, name: 'Hues' });
    const { data } = await graph(app, REMOVE, { input: { surveyId: survey.id, quotaId: 22 } }, author.token);

    expect(data.removeQuota.quotas).toEqual([{ localId: 21 }]);
    expect(await read()).toMatchObject([{ localId: 21, name: 'Hues' }]);
  });

  it.each([
    ['a name that is taken', { ...CUSTOM, name: 'Taken' }, [{ field: 'name', rule: 'notUnique' }]],
    ['a name that is too long', { ...CUSTOM, name: 'x'.repeat(25) }, [{ field: 'name', rule: 'tooLong', limit: 24 }]],
    [
      'a condition that lacks something',
      { ...CUSTOM, conditions: [{ nodeId: 1, algorithm: 'CHECKED' }] },
      [{ field: 'conditions[0].optionIds', rule: 'conditionIncomplete' }],
    ],
    ['a custom quota without a limit', { ...CUSTOM, limit: null }, [{ field: 'limit', rule: 'required' }]],
    ['cells on a custom quota', { ...CUSTOM, cells: [] }, [{ field: 'cells', rule: 'notAllowed' }]],
    ['a question that takes many choices', { ...TABLE, nodeIds: [4], cells: [] }, [{ field: 'nodeIds[0]', rule: 'notAllowed' }]],
    [
      'an option of another question',
      { ...TABLE, cells: [{ optionIds: [5], limit: 1 }] },
      [{ field: 'cells[0].optionIds[0]', rule: 'notAllowed' }],
    ],
  ])('refuse %s', async (_what, input, fields) => {
    await save({ ...CUSTOM, name: 'Taken' });

    const answer = await save(input);

    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'A0400', fields });
  });

  it('that are not there are not found', async () => {
    const removed = await graph(app, REMOVE, { input: { surveyId: survey.id, quotaId: 99 } }, author.token);

    expect([(await save({ ...TABLE, localId: 99 })).code, removed.code]).toEqual(['A0404', 'A0404']);
  });
});

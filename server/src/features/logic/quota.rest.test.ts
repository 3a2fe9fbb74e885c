/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchUnchecked } from '../publish/publish.factory.js';
import { type LogicalSurvey, logicalSurvey } from './logic.factory.js';

describe('quotas under /v1', () => {
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

  const list = async () => (await v1(app, 'GET', `/v1/surveys/quota?surveyId=${survey.id}`, undefined, author.token)).data;
  const save = (quota: object, { token } = author) => v1(app, 'POST', '/v1/surveys/quota', { surveyId: survey.id, ...quota }, token);
  const remove = (row: number) => v1(app, 'POST', `/v1/surveys/quota/remove/${row}`, {}, author.token);
  const table = () => ({
    kind: 'table',
    name: 'Colours',
    nodeIds: [survey.node('Q1')],
    cells: [{ optionId: [survey.option('Q1', 'red')], limit: 50 }],
  });
  const red = () => ({ nodeId: survey.node('Q1'), algorithm: 1, optionId: [survey.option('Q1', 'red')] });
  const custom = () => ({ kind: 'custom', name: 'Reds', onFull: 3, conditions: [red()], limit: 10 });

  it('are saved, read, replaced as they were read, and removed', async () => {
    const { data: first } = await save(table());
    const common = { surveyId: survey.id, enabled: true, conditions: [], limit: null };
    expect(first).toEqual({ ...survey.ids(21), ...common, onFull: 1, ...table() });
    const { data: second } = await save(custom());
    expect(second).toMatchObject({ ...survey.ids(22), ...custom(), conditions: [{ ...survey.ids(23), ...red() }], nodeIds: [], cells: [] });
    expect(await list()).toEqual([first, second]);

    expect((await save({ ...second, limit: 0 })).data).toEqual({ ...second, limit: 0 });
    expect((await remove(first.id)).data).toBeNull();
    expect(await list()).toEqual([{ ...second, limit: 0 }]);
  });

  it.each([
    ['a name that is too long', () => ({ ...table(), name: 'x'.repeat(25) }), { field: 'name', rule: 'tooLong', limit: 24 }],
    [
      'a question that takes many choices',
      () => ({ ...table(), nodeIds: [survey.node('Q2')], cells: [] }),
      { field: 'nodeIds[0]', rule: 'notAllowed' },
    ],
    [
      'a condition that lacks something',
      () => ({ ...custom(), onFull: 1, conditions: [{ nodeId: survey.node('Q1'), algorithm: 1 }] }),
      { field: 'conditions[0].optionId', rule: 'conditionIncomplete' },
    ],
    [
      'options to close where the condition is another',
      () => ({ ...custom(), conditions: [{ nodeId: survey.node('Q3'), algorithm: 11 }] }),
      { field: 'onFull', rule: 'notAllowed' },
    ],
    ['conditions in a table', () => ({ ...table(), conditions: [red()] }), { field: 'conditions', rule: 'notAllowed' }],
    ['no limit', () => ({ ...custom(), limit: null }), { field: 'limit', rule: 'required' }],
  ])('are refused with %s', async (_what, quota, fault) => {
    const { code, fields } = await save(quota());

    expect(code).toBe('A0400');
    expect(fields).toContainEqual(fault);
    expect(await list()).toEqual([]);
  });

  it('are not found where they are gone, or the survey is not one of the caller', async () => {
    expect((await save({ ...table(), id: survey.row(99) })).code).toBe('A0404');
    expect((await remove(survey.row(99))).code).toBe('A0404');
    expect((await save(table(), await signUp(app))).code).toBe('A0404');
  });

  it('change their limits while the survey runs, at once, and nothing else', async () => {
    const { data: saved } = await save(table());
    await launchUnchecked(app, survey.id);

    const [cell] = saved.cells;
    expect((await save({ ...saved, name: 'Hues', cells: [{ ...cell, limit: 60 }] })).code).toBe('00000');
    const { data: fill } = await v1(app, 'GET', `/v1/surveys/quota/${survey.id}`, undefined, author.token);
    expect(fill).toMatchObject([{ name: 'Hues', cells: [{ limit: 60 }] }]);
    expect((await save(custom())).code).toBe('A0410');
    expect((await save({ ...saved, cells: [] })).code).toBe('A0410');
    expect((await remove(saved.id)).code).toBe('A0410');
  });
});

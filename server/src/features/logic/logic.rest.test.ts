/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { setState } from '../survey/survey.factory.js';
import { type LogicalSurvey, logicalSurvey } from './logic.factory.js';

describe('logic on /v1', () => {
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

  const get = (query: string) => v1(app, 'GET', `/v1/logic?${query}`, undefined, author.token);
  const post = (path: string, body: unknown = {}) => v1(app, 'POST', `/v1/logic${path}`, body, author.token);
  const save = (body: object) => post('', { surveyId: survey.id, ...body });
  const allIds = async () => (await get(`surveyId=${survey.id}`)).data.map(({ id }: { id: number }) => id);
  /** A condition on the colour, as a program sends one. */
  const onColour = (title: string) => ({ nodeId: survey.node('Q1'), algorithm: 1, optionId: [survey.option('Q1', title)] });

  it("lists a question's items of one model, every field spelled out in row ids [S7.call.get-logic]", async () => {
    const { code, data } = await get(`model=1&nodeId=${survey.node('Q1')}`);

    expect(code).toBe('00000');
    expect(data).toEqual([
      {
        ...survey.ids(15),
        surveyId: survey.id,
        model: 1,
        type: 1,
        nodeId: survey.node('Q1'),
        optionType: null,
        algorithm: null,
        optionId: [survey.node('Q4')],
        conditions: [
          {
            ...survey.ids(16),
            nodeId: survey.node('Q1'),
            childId: null,
            optionId: [survey.option('Q1', 'blue')],
            operator: 1,
            parentId: 0,
            algorithm: 1,
            result: [],
          },
        ],
        after: null,
        removeConditionIds: [],
      },
    ]);
    expect((await get(`model=2&nodeId=${survey.node('Q1')}`)).data).toEqual([]);
  });

  it('lists all items of a survey in saved order, or those of one model', async () => {
    expect(await allIds()).toEqual([15, 17, 19].map(survey.row));
    expect((await get(`surveyId=${survey.id}&model=2`)).data).toMatchObject([{ id: survey.row(19), model: 2, type: 1, optionType: 1 }]);
    expect((await get('model=1')).fields).toEqual([{ field: 'surveyId', rule: 'required' }]);
  });

  it('saves a new item sent with all ten fields and answers it as it is listed [S7.call.post-logic] [S7.logic.response-saved]', async () => {
    const saved = await save({
      id: null,
      model: 1,
      type: 2,
      nodeId: survey.node('Q4'),
      optionType: 1,
      algorithm: 2,
      optionId: [],
      conditions: [
        { id: null, childId: null, operator: 1, parentId: 0, result: [], ...onColour('red') },
        { nodeId: survey.node('Q3'), operator: 2, algorithm: 3, result: ['because'] },
      ],
      removeConditionIds: [],
    });

    expect(saved).toMatchObject({
      code: '00000',
      data: {
        id: survey.row(21),
        model: 1,
        type: 2,
        nodeId: survey.node('Q4'),
        algorithm: 2,
        optionType: null,
        conditions: [
          { id: survey.row(22), operator: 1, optionId: [survey.option('Q1', 'red')] },
          { id: survey.row(23), operator: 2, algorithm: 3, optionId: [], result: ['because'] },
        ],
      },
    });
    expect((await get(`nodeId=${survey.node('Q4')}`)).data).toEqual([saved.data]);
  });

  it('joins conditions with "and" where no operator is sent [S3.condition.operator-default]', async () => {
    const conditions = [onColour('red'), { ...onColour('blue'), operator: null }];

    const { data } = await save({ model: 1, type: 2, nodeId: survey.node('Q4'), algorithm: 1, conditions });

    expect(data.conditions.map(({ operator }: { operator: number }) => operator)).toEqual([1, 1]);
  });

  it('keeps brackets around conditions, also where the first one in them is taken away', async () => {
    const [red, blue] = [onColour('red'), onColour('blue')];
    const conditions = [red, { ...blue, operator: 2, parentId: 4 }, { ...red, parentId: 4 }, { ...blue, parentId: 4 }];
    const bracketsOf = ({ conditions: all }: { conditions: { operator: number; parentId: number }[] }) =>
      all.map(({ operator, parentId }) => [operator, parentId]);

    const { data } = await save({ model: 1, type: 2, nodeId: survey.node('Q4'), algorithm: 1, conditions });
    expect(bracketsOf(data)).toEqual([
      [1, 0],
      [2, 1],
      [1, 1],
      [1, 1],
    ]);

    const { data: fewer } = await post('', { ...data, removeConditionIds: [data.conditions[1].id] });
    expect(bracketsOf(fewer)).toEqual([
      [1, 0],
      [2, 1],
      [1, 1],
    ]);
    const apart = [{ ...red, parentId: 1 }, { ...blue, parentId: 1 }, red, { ...blue, parentId: 1 }];
    expect((await save({ model: 1, type: 2, nodeId: survey.node('Q4'), algorithm: 1, conditions: apart })).fields).toEqual([
      { field: 'conditions[3].parentId', rule: 'notAllowed' },
    ]);
  });

  it.each([0, -1])('takes a jump whose first option id is the end %s as it is', async (end) => {
    const { data } = await save({ model: 1, type: 1, nodeId: survey.node('Q2'), optionId: [end], conditions: [] });

    expect(data).toMatchObject({ type: 1, optionId: [end], conditions: [] });
  });

  it('replaces a saved item in its place, sent back as it was read with a change', async () => {
    const [jump] = (await get(`nodeId=${survey.node('Q1')}`)).data;

    const { data } = await post('', { ...jump, optionId: [-1] });

    expect(data).toEqual({ ...jump, optionId: [-1] });
    expect(await allIds()).toEqual([15, 17, 19].map(survey.row));
  });

  it('takes away the conditions named in removeConditionIds, and those that are not sent', async () => {
    const [show] = (await get(`nodeId=${survey.node('Q3')}`)).data;
    const { data: two } = await post('', { ...show, conditions: [...show.conditions, { ...onColour('blue'), operator: 2 }] });

    const { data: one } = await post('', { ...two, removeConditionIds: [two.conditions[0].id] });
    const { data: none } = await post('', { ...one, conditions: [] });

    expect(two.conditions.map(({ id }: { id: number }) => id)).toEqual([18, 21].map(survey.row));
    expect(one.conditions).toEqual([two.conditions[1]]);
    expect(none.conditions).toEqual([]);
  });

  it('saves option logic on the columns or the rows of a matrix', async () => {
    const body = { model: 2, type: 2, nodeId: survey.node('Q4'), algorithm: 1, conditions: [onColour('red')] };

    const rows = await save({ ...body, optionType: 2, optionId: [survey.row(9)] });
    const columns = await save({ ...body, optionType: 1, optionId: [survey.option('Q4', 'yes')] });

    expect(rows.data).toMatchObject({ optionType: 2, optionId: [survey.row(9)] });
    expect(columns.data).toMatchObject({ optionType: 1, optionId: [survey.row(11)] });
  });

  it('says where carried options stand among the own ones', async () => {
    const [carry] = (await get(`nodeId=${survey.node('Q5')}&model=2`)).data;

    const first = await save({ ...carry, after: 0 });
    const behind = await save({ ...carry, after: survey.option('Q5', 'none of these') });
    const back = await save({ ...carry, after: null });

    expect([carry, first.data, behind.data, back.data].map(({ after }) => after)).toEqual([
      null,
      0,
      survey.option('Q5', 'none of these'),
      null,
    ]);
  });

  it('deletes carry-over that lost all its conditions, and answers no item', async () => {
    const [carry] = (await get(`nodeId=${survey.node('Q5')}&model=2`)).data;

    const answer = await post('', { ...carry, conditions: [], removeConditionIds: [carry.conditions[0].id] });

    expect(answer).toMatchObject({ code: '00000', data: null });
    expect(await allIds()).toEqual([15, 17].map(survey.row));
  });

  it('copies an item with its conditions, right behind it [S7.call.post-logic-copy-id]', async () => {
    const [jump] = (await get(`nodeId=${survey.node('Q1')}`)).data;

    const { code, data: copy } = await post(`/copy/${jump.id}`);

    expect(code).toBe('00000');
    expect(copy).toEqual({ ...jump, ...survey.ids(21), conditions: [{ ...jump.conditions[0], ...survey.ids(22) }] });
    expect(await allIds()).toEqual([15, 21, 17, 19].map(survey.row));
  });

  it('removes an item for good [S7.call.post-logic-remove-id]', async () => {
    const removed = await post(`/remove/${survey.row(17)}`);

    expect(removed).toMatchObject({ code: '00000', data: null });
    expect(await allIds()).toEqual([15, 19].map(survey.row));
    expect((await post(`/remove/${survey.row(17)}`)).code).toBe('A0404');
  });

  it('is not written while the survey runs', async () => {
    await setState(app, survey.id, 1);

    const answers = [await save({ model: 1, type: 1, nodeId: survey.node('Q2'), optionId: [0], conditions: [] })];
    answers.push(await post(`/copy/${survey.row(15)}`), await post(`/remove/${survey.row(15)}`));

    expect(answers.map(({ code }) => code)).toEqual(['A0410', 'A0410', 'A0410']);
  });
});

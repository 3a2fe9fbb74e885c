/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { graph } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { type LogicalSurvey, logicalSurvey } from './logic.factory.js';

const ITEM =
  '{ localId kind nodeId target algorithm carryInto carryAfter optionIds conditions { localId nodeId childId optionIds operator group algorithm result { number text } } }';
const READ = `query ($id: ID!) { survey(id: $id) { logic ${ITEM} } }`;
const SAVE = `mutation ($input: SaveLogicInput!) { saveLogic(input: $input) { logicItem ${ITEM} } }`;
const mutation = (name: string, input: string, part: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { ${part} { localId } } }`;

describe('logic in the graph', () => {
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

  const send = (query: string, input: object) => graph(app, query, { input: { surveyId: survey.id, ...input } }, author.token);
  const save = (input: object) => send(SAVE, input);
  const read = async () => (await graph(app, READ, { id: survey.id }, author.token)).data.survey.logic;
  const idsOf = (items: readonly { localId: number }[]) => items.map(({ localId }) => localId);

  it('is read by names, every field spelled out', async () => {
    const condition = { childId: null, operator: 'AND', group: 0, algorithm: 'CHECKED', result: [] };

    expect(await read()).toEqual([
      {
        localId: 15,
        kind: 'JUMP',
        nodeId: 1,
        target: 8,
        algorithm: null,
        carryInto: null,
        carryAfter: null,
        optionIds: [],
        conditions: [{ ...condition, localId: 16, nodeId: 1, optionIds: [3] }],
      },
      {
        localId: 17,
        kind: 'SHOW_HIDE',
        nodeId: 7,
        target: null,
        algorithm: 'SHOW',
        carryInto: null,
        carryAfter: null,
        optionIds: [],
        conditions: [{ ...condition, localId: 18, nodeId: 1, optionIds: [2] }],
      },
      {
        localId: 19,
        kind: 'CARRY_OVER',
        nodeId: 13,
        target: null,
        algorithm: null,
        carryInto: 'OPTIONS',
        carryAfter: null,
        optionIds: [],
        conditions: [{ ...condition, localId: 20, nodeId: 4, optionIds: [] }],
      },
    ]);
  });

  it.each([
    ['JUMP', { nodeId: 4, target: -1 }, { target: -1, algorithm: null, carryInto: null, optionIds: [] }],
    ['SHOW_HIDE', { nodeId: 8, algorithm: 'HIDE' }, { target: null, algorithm: 'HIDE', carryInto: null, optionIds: [] }],
    ['OPTIONS', { nodeId: 8, algorithm: 'SHOW', optionIds: [11] }, { target: null, algorithm: 'SHOW', carryInto: null, optionIds: [11] }],
    ['ROWS', { nodeId: 8, algorithm: 'SHOW', optionIds: [9] }, { target: null, algorithm: 'SHOW', carryInto: null, optionIds: [9] }],
    [
      'CARRY_OVER',
      { nodeId: 8, carryInto: 'ROWS', carryAfter: 9 },
      { target: null, algorithm: null, carryInto: 'ROWS', carryAfter: 9, optionIds: [] },
    ],
  ])('saves a new item of kind %s', async (kind, input, expected) => {
    const condition = { nodeId: 1, algorithm: 'CHECKED', ...(kind !== 'CARRY_OVER' && { optionIds: [2] }) };

    const { data } = await save({ kind, ...input, conditions: [condition] });

    expect(data.saveLogic.logicItem).toMatchObject({
      localId: 21,
      kind,
      ...expected,
      conditions: [{ localId: 22, nodeId: 1, operator: 'AND' }],
    });
    expect(idsOf(await read())).toEqual([15, 17, 19, 21]);
  });

  it('replaces a saved item in its place, with values, operators and brackets', async () => {
    const conditions = [
      { localId: 18, nodeId: 1, algorithm: 'NOT_ANSWERED', group: 1 },
      { nodeId: 4, operator: 'OR', group: 1, algorithm: 'CHECKED_COUNT', result: [{ number: 1 }, { number: 2 }] },
    ];

    const { data } = await save({ localId: 17, kind: 'SHOW_HIDE', nodeId: 7, algorithm: 'HIDE', conditions });

    expect(data.saveLogic.logicItem).toMatchObject({
      localId: 17,
      algorithm: 'HIDE',
      conditions: [
        { localId: 18, algorithm: 'NOT_ANSWERED', group: 1 },
        {
          localId: 21,
          operator: 'OR',
          group: 1,
          result: [
            { number: 1, text: null },
            { number: 2, text: null },
          ],
        },
      ],
    });
    expect(idsOf(await read())).toEqual([15, 17, 19]);
  });

  it('tells what is missing or wrong by the fields of the graph', async () => {
    const faultsOf = async (input: object) => (await save(input)).errors?.[0]?.extensions.fields;
    const shows = (condition: object) => ({ kind: 'SHOW_HIDE', nodeId: 8, algorithm: 'SHOW', conditions: [condition] });

    expect(await faultsOf(shows({ nodeId: 1, algorithm: 'ANSWERED', group: -1 }))).toEqual([
      { field: 'conditions[0].group', rule: 'tooSmall', limit: 0 },
    ]);
    expect(await faultsOf(shows({ nodeId: 1, algorithm: 'CHECKED' }))).toEqual([
      { field: 'conditions[0].optionIds', rule: 'conditionIncomplete' },
    ]);
    expect(await faultsOf({ kind: 'JUMP', nodeId: 1, conditions: [] })).toEqual([{ field: 'target', rule: 'targetIncomplete' }]);
    expect(await faultsOf({ kind: 'ROWS', nodeId: 1, algorithm: 'SHOW', optionIds: [2], conditions: [] })).toEqual([
      { field: 'kind', rule: 'notAllowed' },
    ]);
    expect(await faultsOf({ ...shows({ nodeId: 1, algorithm: 'ANSWERED' }), carryInto: 'ROWS' })).toEqual([
      { field: 'carryInto', rule: 'notAllowed' },
    ]);
    expect(await faultsOf({ ...shows({ nodeId: 1, algorithm: 'ANSWERED' }), carryAfter: 0 })).toEqual([
      { field: 'carryAfter', rule: 'notAllowed' },
    ]);
    expect(await faultsOf(shows({ nodeId: 7, algorithm: 'INCLUDES', result: [{ text: 'x'.repeat(25) }] }))).toEqual([
      { field: 'conditions[0].result[0]', rule: 'tooLong', limit: 24 },
    ]);
  });

  it('deletes carry-over that lost all its conditions', async () => {
    const { data } = await save({ localId: 19, kind: 'CARRY_OVER', nodeId: 13, conditions: [] });

    expect(data.saveLogic.logicItem).toBeNull();
    expect(idsOf(await read())).toEqual([15, 17]);
  });

  it('moves, copies and removes items', async () => {
    const moved = await send(mutation('moveLogic', 'MoveLogicInput', 'logicItems'), { logicId: 17, first: true });
    const copied = await send(mutation('copyLogic', 'CopyLogicInput', 'logicItem'), { logicId: 15 });
    const removed = await send(mutation('removeLogic', 'RemoveLogicInput', 'logicItems'), { logicId: 19 });

    expect(idsOf(moved.data.moveLogic.logicItems)).toEqual([17, 15, 19]);
    expect(copied.data.copyLogic.logicItem).toEqual({ localId: 21 });
    expect(idsOf(removed.data.removeLogic.logicItems)).toEqual([17, 15, 21]);
  });

  it('is counted on the questions that own it', async () => {
    const counts = '{ code displayLogicNum jumpLogicNum optionInputLogicNum }';

    const { data } = await graph(app, `query ($id: ID!) { survey(id: $id) { nodes ${counts} } }`, { id: survey.id }, author.token);

    expect(data.survey.nodes).toEqual([
      { code: 'Q1', displayLogicNum: 0, jumpLogicNum: 1, optionInputLogicNum: 0 },
      { code: 'Q2', displayLogicNum: 0, jumpLogicNum: 0, optionInputLogicNum: 0 },
      { code: 'Q3', displayLogicNum: 1, jumpLogicNum: 0, optionInputLogicNum: 0 },
      { code: 'Q4', displayLogicNum: 0, jumpLogicNum: 0, optionInputLogicNum: 0 },
      { code: 'Q5', displayLogicNum: 0, jumpLogicNum: 0, optionInputLogicNum: 1 },
    ]);
  });
});

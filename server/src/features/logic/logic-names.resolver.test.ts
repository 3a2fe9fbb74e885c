/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '@wence/schema';
import { graph } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const READ = 'query ($id: ID!) { survey(id: $id) { logic { kind target algorithm carryInto conditions { algorithm operator } } } }';

const option = { id: 2, code: '1', title: 'red' };
const row = { id: 4, code: '1', title: 'price' };
const column = { id: 5, code: '1', title: 'good' };

const definition = (logic: SurveyDefinition['logic']): SurveyDefinition => ({
  format: 1,
  lastId: 99,
  title: 'Survey',
  nodes: [
    { id: 1, code: 'Q1', type: 2, title: 'Colour?', options: [option] },
    { id: 3, code: 'Q2', type: 14, subType: 1, title: 'Rate', children: [row], options: [column] },
  ],
  logic,
});

describe('the numbers of logic have names in the graph', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });

  afterAll(() => app.stop());

  const read = async (logic: SurveyDefinition['logic']) => {
    const { id } = await createSurvey(app, author, definition(logic));
    return (await graph(app, READ, { id }, author.token)).data.survey.logic;
  };

  it('those of the algorithms of conditions', async () => {
    const codes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const conditions = codes.map((algorithm) => ({ id: 20 + algorithm, nodeId: 1, algorithm }));

    const [item] = await read([{ id: 20, model: 1, type: 2, nodeId: 3, algorithm: 1, conditions }]);

    expect(item.conditions.map(({ algorithm }: { algorithm: string }) => algorithm)).toEqual([
      'CHECKED',
      'UNCHECKED',
      'INCLUDES',
      'NOT_INCLUDES',
      'CHECKED_COUNT',
      'EQUAL',
      'NOT_EQUAL',
      'GREATER',
      'LESS',
      'BETWEEN',
      'ANSWERED',
      'NOT_ANSWERED',
    ]);
  });

  it('those of operators, of showing and hiding, of options and rows', async () => {
    const both = [
      { id: 31, nodeId: 1, algorithm: 11 },
      { id: 32, nodeId: 1, algorithm: 11, operator: 2 as const },
    ];
    const carried = { model: 2, type: 1, nodeId: 3 } as const;

    const items = await read([
      { id: 30, model: 1, type: 2, nodeId: 3, algorithm: 1, conditions: both },
      { id: 40, model: 1, type: 2, nodeId: 3, algorithm: 2, conditions: [] },
      { id: 41, model: 2, type: 2, nodeId: 3, algorithm: 2, optionId: [5], conditions: [] },
      { id: 42, model: 2, type: 2, nodeId: 3, algorithm: 1, optionType: 2, optionId: [4], conditions: [] },
      { id: 50, ...carried, conditions: [{ id: 51, nodeId: 1, algorithm: 1 }] },
      { id: 60, ...carried, optionType: 2, conditions: [{ id: 61, nodeId: 1, algorithm: 1 }] },
    ]);

    expect(items[0].conditions.map(({ operator }: { operator: string }) => operator)).toEqual(['AND', 'OR']);
    expect(
      items.map((item: { kind: string; algorithm: string; carryInto: string }) => [item.kind, item.algorithm, item.carryInto]),
    ).toEqual([
      ['SHOW_HIDE', 'SHOW', null],
      ['SHOW_HIDE', 'HIDE', null],
      ['OPTIONS', 'HIDE', null],
      ['ROWS', 'SHOW', null],
      ['CARRY_OVER', null, 'OPTIONS'],
      ['CARRY_OVER', null, 'ROWS'],
    ]);
  });

  it('yet not the two ends of a jump', async () => {
    const jump = { model: 1, type: 1, nodeId: 1, conditions: [] } as const;

    const items = await read([
      { id: 30, ...jump, target: 0 },
      { id: 31, ...jump, target: -1 },
    ]);

    expect(items.map(({ kind, target }: { kind: string; target: number }) => [kind, target])).toEqual([
      ['JUMP', 0],
      ['JUMP', -1],
    ]);
  });
});

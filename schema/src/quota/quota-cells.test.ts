import { describe, expect, it } from '@jest/globals';
import type { LogicItem, Quota, SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { compiledOf } from '../engine/compile.js';
import { evaluateParsed } from '../engine/evaluate.js';
import { allCells, cellKey, quotaCells, quotaCounter } from './quota-cells.js';

const choice = (id: number, type: 1 | 2 | 6, optionIds: number[]): SurveyNode => ({
  id,
  code: `Q${id}`,
  type,
  title: `Question ${id}`,
  options: optionIds.map((optionId) => ({ id: optionId, code: `${optionId}`, title: `Option ${optionId}` })),
});

const nodes: SurveyNode[] = [
  choice(1, 1, [11, 12]),
  choice(2, 6, [21, 22]),
  choice(3, 2, [31, 32]),
  { id: 4, code: 'Q4', type: 4, title: 'Rate' },
];

const survey = (quotas: Quota[], logic: LogicItem[] = []): SurveyDefinition => ({
  format: 1,
  lastId: 99,
  title: 'Quotas',
  nodes,
  logic,
  quotas,
});

const table: Quota = {
  id: 50,
  kind: 'table',
  name: 'By two',
  nodeIds: [1, 2],
  cells: [
    { optionId: [11, 21], limit: 5 },
    { optionId: [12, 22], limit: 0 },
  ],
};
const custom: Quota = {
  id: 60,
  kind: 'custom',
  name: 'Heavy users',
  onFull: 4,
  limit: 100,
  conditions: [
    { id: 61, nodeId: 3, algorithm: 1, optionId: [31] },
    { id: 62, nodeId: 4, algorithm: 8, result: [3] },
    { id: 63, nodeId: 1, operator: 2, algorithm: 1, optionId: [12] },
  ],
};
const keysOf = (definition: SurveyDefinition, answers: unknown): string[] => quotaCells(definition, answers).map(({ key }) => key);

describe('the cells of quotas', () => {
  it('are the listed combinations of a table, and a custom quota as one', () => {
    expect(allCells(survey([table, custom]))).toEqual([
      { quotaId: 50, key: 'q50:11-21', limit: 5, onFull: 1 },
      { quotaId: 50, key: 'q50:12-22', limit: 0, onFull: 1 },
      { quotaId: 60, key: 'q60', limit: 100, onFull: 4 },
    ]);
  });

  it('are none of a quota that is switched off, nor of a survey without quotas', () => {
    const off = survey([
      { ...table, enabled: false },
      { ...custom, enabled: false },
    ]);

    expect(allCells(off)).toEqual([]);
    expect(quotaCells(off, { 1: { option: 12 }, 2: { option: 22 } })).toEqual([]);
    expect(allCells({ format: 1, lastId: 0, title: 'None', nodes: [] })).toEqual([]);
  });
});

describe('the cells a response counts in', () => {
  it('are the combination it chose, also when that is closed', () => {
    expect(quotaCells(survey([table]), { 1: { option: 12 }, 2: { option: 22 } })).toEqual([
      { quotaId: 50, key: 'q50:12-22', limit: 0, onFull: 1 },
    ]);
    expect(keysOf(survey([table]), { 1: { option: 11 }, 2: { option: 21 } })).toEqual(['q50:11-21']);
  });

  it('are none for a combination without a limit or with a question unanswered', () => {
    expect(keysOf(survey([table]), { 1: { option: 11 }, 2: { option: 22 } })).toEqual([]);
    expect(keysOf(survey([table]), { 1: { option: 11 } })).toEqual([]);
    expect(keysOf(survey([table]), { 1: { option: 11 }, 2: { option: 99 } })).toEqual([]);
  });

  it('are custom quotas whose conditions hold as they do in logic: and binds tighter than or', () => {
    expect(keysOf(survey([custom]), { 3: { options: [{ option: 31 }] }, 4: { number: 4 } })).toEqual(['q60']);
    expect(keysOf(survey([custom]), { 3: { options: [{ option: 31 }] }, 4: { number: 3 } })).toEqual([]);
    expect(keysOf(survey([custom]), { 1: { option: 12 } })).toEqual(['q60']);
    expect(keysOf(survey([{ ...custom, conditions: [] }]), {})).toEqual(['q60']);
  });

  it('follow only answers that count: a hidden question has none', () => {
    const hide: LogicItem = {
      id: 70,
      model: 1,
      type: 2,
      nodeId: 2,
      algorithm: 2,
      conditions: [{ id: 71, nodeId: 1, algorithm: 1, optionId: [11] }],
    };
    const answers = { 1: { option: 11 }, 2: { option: 21 } };

    expect(keysOf(survey([table], [hide]), answers)).toEqual([]);
    expect(keysOf(survey([table]), answers)).toEqual(['q50:11-21']);
  });

  it('come in the order of the quotas, whatever is given as answers', () => {
    expect(keysOf(survey([custom, table]), { 1: { option: 12 }, 2: { option: 22 } })).toEqual(['q60', 'q50:12-22']);
    expect([null, 7, [], 'x', { 1: null, 2: { option: {} } }].map((hostile) => keysOf(survey([table]), hostile))).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
  });

  it('are the same for whoever asks about many responses, one after another', () => {
    const definition = survey([custom, table]);
    const { ofAnswers: count, ofFacts } = quotaCounter(definition);
    const responses = [{ 1: { option: 12 }, 2: { option: 22 } }, {}, { 1: { option: 11 }, 2: { option: 21 } }, null];

    expect(responses.map((answers) => count(answers))).toEqual(responses.map((answers) => quotaCells(definition, answers)));
    expect(responses.map((answers) => ofFacts(evaluateParsed(compiledOf(definition), answers).facts))).toEqual(
      responses.map((answers) => count(answers)),
    );
    expect(responses.map((answers) => count(answers).map(({ key }) => key))).toEqual([
      [cellKey(60), cellKey(50, [12, 22])],
      [],
      [cellKey(50, [11, 21])],
      [],
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { LogicItem, SurveyDefinition } from '../definition.js';
import { nodeRecord, nodeRecords } from './node-record.js';

const red = { id: 11, code: '1', title: 'red' };
const none = { id: 13, code: '3', title: 'none', exclusive: true };
const colour = {
  id: 1,
  code: 'Q1',
  type: 1,
  title: 'Colour?',
  options: [red, { id: 12, code: '2', title: 'other', other: true }, none],
} as const;
const rows = [
  { id: 31, code: '1', title: 'speed', rightTitle: 'slow' },
  { id: 32, code: '2', title: 'price', locked: true },
];
const matrix = {
  id: 3,
  code: 'Q2',
  type: 14,
  subType: 1,
  title: 'Rate',
  required: true,
  locked: true,
  children: rows,
  childSequence: 1,
} as const;
const group = { id: 2, code: 'G1', group: true, title: 'Group', nodes: [matrix], sequence: 3 } as const;
const survey = (logic: readonly LogicItem[] = []): SurveyDefinition => ({
  format: 1,
  lastId: 99,
  title: 'Survey',
  nodes: [colour, group],
  logic,
});

const condition = { id: 90, nodeId: 1, algorithm: 11 };

describe('the record of a node', () => {
  it('carries its identity [S3.node.fields-identity]', () => {
    const record = nodeRecord(survey(), matrix, 'Xy7');

    expect(record).toMatchObject({ id: 3, surveyId: 'Xy7', code: 'Q2', parentId: 2, type: 14, subType: 1, title: 'Rate', position: 1 });
    expect(nodeRecord(survey(), group, 'Xy7')).toMatchObject({ parentId: 0, type: null, subType: null, position: 2 });
  });

  it('carries its flags, other and exclusive from its options [S3.node.fields-flags]', () => {
    expect(nodeRecord(survey(), colour, 'Xy7')).toMatchObject({
      required: false,
      other: true,
      exclusive: true,
      locked: false,
      group: false,
    });
    expect(nodeRecord(survey(), matrix, 'Xy7')).toMatchObject({
      required: true,
      other: false,
      exclusive: false,
      locked: true,
      group: false,
    });
    expect(nodeRecord(survey(), group, 'Xy7').group).toBe(true);
  });

  it('carries its content, every setting spelled out [S3.node.fields-content]', () => {
    const record = nodeRecord(survey(), colour, 'Xy7');

    expect(record.setting).toEqual({ column: 1, min: 0, max: 0, show_result: false, attribute: 'normal' });
    expect(record.options.map(({ title }) => title)).toEqual(['red', 'other', 'none']);
    expect([record.nodes, record.children]).toEqual([[], []]);
  });

  it('holds the nodes of a group in nodes and the rows of a matrix in children [S3.node.nodes-group-children] [S3.node.children-matrix-rows]', () => {
    const record = nodeRecord(survey(), group, 'Xy7');

    expect(record.nodes.map(({ id, surveyId, parentId, position }) => [id, surveyId, parentId, position])).toEqual([[3, 'Xy7', 2, 1]]);
    expect(record.nodes[0]?.children).toEqual([
      { id: 31, code: '1', title: 'speed', rightTitle: 'slow', image: '', position: 1, parentId: 3, other: false, locked: false },
      { id: 32, code: '2', title: 'price', rightTitle: '', image: '', position: 2, parentId: 3, other: false, locked: true },
    ]);
  });

  it('carries both orders [S3.node.fields-sequence]', () => {
    expect(nodeRecord(survey(), matrix, 'Xy7')).toMatchObject({ sequence: 0, childSequence: 1 });
    expect(nodeRecord(survey(), group, 'Xy7')).toMatchObject({ sequence: 3, childSequence: 0 });
  });

  it('counts its logic [S3.node.fields-logic-counts] [S4.logic-count.display] [S4.logic-count.jump]', () => {
    const logic: LogicItem[] = [
      { id: 80, model: 1, type: 2, nodeId: 3, algorithm: 1, conditions: [condition] },
      { id: 81, model: 1, type: 2, nodeId: 3, algorithm: 2, conditions: [] },
      { id: 82, model: 1, type: 1, nodeId: 3, target: 0, conditions: [condition] },
      { id: 83, model: 1, type: 1, nodeId: 3, target: 0, conditions: [] },
      { id: 84, model: 2, type: 1, nodeId: 3, conditions: [{ ...condition, algorithm: 1 }] },
      { id: 85, model: 2, type: 1, nodeId: 3, conditions: [] },
      { id: 86, model: 2, type: 2, nodeId: 3, algorithm: 1, optionId: [31], conditions: [condition] },
    ];

    expect(nodeRecord(survey(logic), matrix, 'Xy7')).toMatchObject({ displayLogicNum: 2, jumpLogicNum: 1, optionInputLogicNum: 1 });
    expect(nodeRecord(survey(logic), colour, 'Xy7')).toMatchObject({ displayLogicNum: 0, jumpLogicNum: 0, optionInputLogicNum: 0 });
  });

  it('is the same in the list of all nodes', () => {
    expect(nodeRecords(survey(), 'Xy7')).toEqual([nodeRecord(survey(), colour, 'Xy7'), nodeRecord(survey(), group, 'Xy7')]);
    expect(nodeRecords(survey(), 'Xy7')[1]?.nodes).toEqual([nodeRecord(survey(), matrix, 'Xy7')]);
  });
});

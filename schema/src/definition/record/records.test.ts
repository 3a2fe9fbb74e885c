import { describe, expect, it } from '@jest/globals';
import { logicRecord } from './logic-record.js';
import { optionRecord, optionRecords } from './option-record.js';
import { imageRecord, surveyRecord } from './survey-record.js';

describe('the record of an option', () => {
  const record = optionRecord({ id: 11, code: '4', title: 'red' }, 3);

  it('carries its identity, a new one at the top level [S3.option.fields-identity] [S3.option.default-parent] [S3.option.default-right-title]', () => {
    expect(record).toMatchObject({ id: 11, code: '4', title: 'red', rightTitle: '', image: '', position: 4, parentId: 0 });
    const sided = { id: 12, code: '5', title: 'cold', rightTitle: 'hot', image: 'tea.png' };
    expect(optionRecord(sided, 0, 9)).toMatchObject({ ...sided, position: 1, parentId: 9 });
  });

  it('carries its flags, required at first [S3.option.fields-flags] [S3.option.default-required] [S3.option.default-locked] [S3.option.default-other] [S3.option.default-exclusive]', () => {
    expect(record).toMatchObject({ other: false, exclusive: false, required: true, locked: false });
    expect(optionRecord({ id: 1, code: '1', title: 'a', other: true, exclusive: true, required: false, locked: true }, 0)).toMatchObject({
      other: true,
      exclusive: true,
      required: false,
      locked: true,
    });
  });

  it('carries the rest, an empty setting at first [S3.option.fields-rest] [S3.option.default-setting]', () => {
    expect(record).toMatchObject({ type: 0, prefix: '', setting: {}, optionKey: 11 });
    expect(optionRecord({ id: 1, code: '1', title: 'a', type: 90, prefix: 'No.', setting: { size: 2 }, optionKey: 7 }, 0)).toMatchObject({
      type: 90,
      prefix: 'No.',
      setting: { size: 2 },
      optionKey: 7,
    });
  });

  it('is a group or not [S3.option.group-bool] [S3.option.default-group] [S3.option.nodes-group]', () => {
    const [group, plain] = optionRecords([
      { id: 1, code: 'G1', title: 'warm', group: true, nodes: [{ id: 2, code: '1', title: 'red' }] },
      { id: 3, code: '2', title: 'blue' },
    ]);

    expect([group?.group, plain?.group]).toEqual([true, false]);
    expect(group?.nodes.map(({ id, parentId, position, group: isGroup }) => [id, parentId, position, isGroup])).toEqual([[2, 1, 1, false]]);
    expect(plain?.nodes).toEqual([]);
  });

  it('holds the next level of a cascade [S3.option.nodes-cascade]', () => {
    const town = { id: 3, code: '3', title: 'town' };
    const [north] = optionRecords([{ id: 1, code: '1', title: 'north', nodes: [{ id: 2, code: '2', title: 'county', nodes: [town] }] }]);

    expect(north).toMatchObject({ group: false, parentId: 0, nodes: [{ id: 2, parentId: 1, nodes: [{ id: 3, parentId: 2, nodes: [] }] }] });
  });

  it('has position 999 when it is exclusive [S9.option.exclusive-position]', () => {
    const positions = optionRecords([
      { id: 1, code: '1', title: 'a' },
      { id: 2, code: '2', title: 'b' },
      { id: 3, code: '3', title: 'none', exclusive: true },
    ]).map(({ position }) => position);

    expect(positions).toEqual([1, 2, 999]);
  });
});

describe('the record of a logic item', () => {
  const condition = { id: 9, nodeId: 1, algorithm: 1, optionId: [11] };

  it('carries every field [S3.logic.fields] [S3.logic.option-id-list]', () => {
    expect(
      logicRecord({ id: 8, model: 2, type: 2, nodeId: 3, algorithm: 2, optionType: 2, optionId: [31], conditions: [condition] }, 'Xy7'),
    ).toEqual({
      id: 8,
      surveyId: 'Xy7',
      model: 2,
      type: 2,
      nodeId: 3,
      algorithm: 2,
      optionType: 2,
      optionId: [31],
      target: null,
      after: null,
      removeConditionIds: [],
      conditions: [{ id: 9, nodeId: 1, childId: null, optionId: [11], operator: 1, parentId: 0, algorithm: 1, result: [] }],
    });
  });

  it('has a target on jumps only, and options as its target unless it says rows', () => {
    expect(logicRecord({ id: 8, model: 1, type: 1, nodeId: 3, target: 0, conditions: [] }, 'Xy7')).toMatchObject({
      target: 0,
      algorithm: null,
      optionType: null,
      optionId: [],
    });
    expect(logicRecord({ id: 8, model: 2, type: 1, nodeId: 3, conditions: [] }, 'Xy7').optionType).toBe(1);
  });

  it('has conditions with every field [S3.condition.fields] [S3.condition.option-id-list] [S3.condition.result-list]', () => {
    const [record] = logicRecord(
      {
        id: 8,
        model: 1,
        type: 2,
        nodeId: 3,
        algorithm: 1,
        conditions: [{ id: 9, nodeId: 1, childId: 31, algorithm: 10, operator: 2, result: [1, 'b'] }],
      },
      'Xy7',
    ).conditions;

    expect(record).toEqual({ id: 9, nodeId: 1, childId: 31, optionId: [], operator: 2, parentId: 0, algorithm: 10, result: [1, 'b'] });
  });

  it('joins a new condition with and [S3.condition.operator-default]', () => {
    expect(logicRecord({ id: 8, model: 1, type: 1, nodeId: 3, target: 0, conditions: [condition] }, 'Xy7').conditions[0]?.operator).toBe(1);
  });
});

describe('the record of a survey', () => {
  const stored = { id: 'Xy7', state: 0 };

  it('carries id, perPage, title, welcome text and state [S3.survey.fields]', () => {
    expect(surveyRecord({ format: 1, lastId: 0, title: 'Survey', welcome: 'Hi', perPage: true, nodes: [] }, stored)).toEqual({
      id: 'Xy7',
      perPage: true,
      title: 'Survey',
      welcome: 'Hi',
      state: 0,
    });
  });

  it('has perPage false and no welcome text at first [S3.survey.per-page-boolean]', () => {
    expect(surveyRecord({ format: 1, lastId: 0, title: 'Survey', nodes: [] }, stored)).toMatchObject({ perPage: false, welcome: '' });
  });
});

describe('the record of a picture', () => {
  const image = { id: 'a5', name: 'images/a.png', originalName: 'holiday.png', surveyId: 'Xy7' };

  it('carries its stored path and the name of the uploaded file [S3.image.fields] [S3.image.name-is-path]', () => {
    expect(imageRecord(image)).toMatchObject({ id: 'a5', name: 'images/a.png', originalName: 'holiday.png', surveyId: 'Xy7' });
  });

  it('has the placeholder as base address until one is configured [S3.image.base-address]', () => {
    expect(imageRecord(image).baseAddress).toBe('{host}');
    expect(imageRecord(image, 'https://wence.example').baseAddress).toBe('https://wence.example');
  });
});

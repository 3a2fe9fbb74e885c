import { describe, expect, it } from '@jest/globals';
import { canonicalText } from '../canonical-text.js';
import { parseDefinition } from './parse-definition.js';

const condition = { id: 9, nodeId: 1, algorithm: 11 };
const jump = { id: 8, model: 1, type: 1, nodeId: 1, target: 0, conditions: [condition] };
const show = { id: 8, model: 1, type: 2, nodeId: 1, algorithm: 1, conditions: [condition] };
const carryOver = { id: 8, model: 2, type: 1, nodeId: 1, conditions: [{ ...condition, algorithm: 1 }] };
const optionLogic = { id: 8, model: 2, type: 2, nodeId: 1, algorithm: 2, optionId: [2], conditions: [condition] };
const table = { id: 8, kind: 'table', name: 'sex', nodeIds: [1], cells: [{ optionId: [2], limit: 5 }] };
const custom = { id: 8, kind: 'custom', name: 'men', conditions: [condition], limit: 5 };

const survey = (parts: object) => ({
  format: 1,
  title: 'x',
  nodes: [{ id: 1, code: 'Q1', type: 1, title: 'Which?', options: [{ id: 2, code: '1', title: 'a' }] }],
  ...parts,
});

function faultsOf(parts: object) {
  const parsed = parseDefinition(survey(parts));
  return parsed.ok ? [] : parsed.faults;
}

function writtenOf(parts: object): Record<string, unknown> {
  const parsed = parseDefinition(survey(parts));
  return parsed.ok ? JSON.parse(canonicalText(parsed.value)) : { faults: parsed.faults };
}

describe('a logic item from outside', () => {
  it.each([
    ['a jump', jump],
    ['a jump to the screening end', { ...jump, target: -1 }],
    ['a jump to a node that is not there', { ...jump, target: 77 }],
    ['a jump that always holds', { ...jump, conditions: [] }],
    ['show logic', show],
    ['carry-over', carryOver],
    ['carry-over into rows', { ...carryOver, optionType: 2 }],
    ['carry-over before all own options', { ...carryOver, after: 0 }],
    ['carry-over behind an option that is not there', { ...carryOver, after: 77 }],
    ['option logic', optionLogic],
    ['option logic on rows that are not there', { ...optionLogic, optionType: 2, optionId: [77, 78] }],
    ['a condition on a question that is not there', { ...show, conditions: [{ ...condition, nodeId: 77, childId: 78, optionId: [79] }] }],
    ['values', { ...show, conditions: [{ ...condition, algorithm: 10, result: [1, 2.5] }] }],
    ['a text', { ...show, conditions: [{ ...condition, algorithm: 6, operator: 2, result: ['x'.repeat(24)] }] }],
  ])('may be %s', (_, item) => {
    expect(writtenOf({ logic: [item] }).logic).toEqual([item]);
  });

  it('has lists of options and values, also of one [S3.logic.option-id-list] [S3.condition.option-id-list] [S3.condition.result-list]', () => {
    const lists = { ...condition, optionId: [2], result: [5] };
    const faultsWith = (more: object, inCondition: object) =>
      faultsOf({ logic: [{ ...optionLogic, optionId: [2], conditions: [{ ...lists, ...inCondition }], ...more }] });

    expect(faultsWith({}, {})).toEqual([]);
    expect(faultsWith({ optionId: 2 }, {})).toMatchObject([{ field: 'logic[0].optionId', rule: 'type' }]);
    expect(faultsWith({}, { optionId: 2 })).toMatchObject([{ field: 'logic[0].conditions[0].optionId', rule: 'type' }]);
    expect(faultsWith({}, { result: 5 })).toMatchObject([{ field: 'logic[0].conditions[0].result', rule: 'type' }]);
  });

  it('may spell out every default, none of which is written [S3.condition.operator-default]', () => {
    const spelled = { ...condition, operator: 1, parentId: 0, optionId: [], result: [] };

    expect(writtenOf({ logic: [{ ...jump, optionId: [], conditions: [spelled] }] }).logic).toEqual([jump]);
    expect(writtenOf({ logic: [{ ...optionLogic, optionType: 1 }] }).logic).toEqual([optionLogic]);
    expect(writtenOf({ logic: [{ ...show, optionType: 1 }] }).logic).toEqual([show]);
  });

  it('has brackets counted from 1, and none around one condition', () => {
    const inGroups = (...groups: (number | undefined)[]) => [
      { ...jump, conditions: groups.map((parentId, place) => ({ ...condition, id: 9 + place, ...(parentId && { parentId }) })) },
    ];

    expect(writtenOf({ logic: inGroups(7, 7, undefined, 3, 3, 3) }).logic).toEqual(inGroups(1, 1, undefined, 2, 2, 2));
    expect(writtenOf({ logic: inGroups(7, undefined, 3) }).logic).toEqual(inGroups(undefined, undefined, undefined));
    expect(writtenOf({ quotas: [{ ...custom, conditions: inGroups(5, 5, 9)[0]?.conditions }] }).quotas).toEqual([
      { ...custom, conditions: inGroups(1, 1, undefined)[0]?.conditions },
    ]);
  });

  it.each([
    ['a jump to nowhere', { ...jump, target: undefined }, 'target', 'required'],
    ['a jump below the ends', { ...jump, target: -2 }, 'target', 'tooSmall'],
    ['a jump that shows', { ...jump, algorithm: 1 }, 'algorithm', 'notAllowed'],
    ['a jump with options', { ...jump, optionId: [2] }, 'optionId', 'notAllowed'],
    ['a jump of rows', { ...jump, optionType: 2 }, 'optionType', 'notAllowed'],
    ['show logic with a target', { ...show, target: 0 }, 'target', 'notAllowed'],
    ['show logic that neither shows nor hides', { ...show, algorithm: undefined }, 'algorithm', 'required'],
    ['a third algorithm', { ...show, algorithm: 3 }, 'algorithm', 'notAllowed'],
    ['carry-over that shows', { ...carryOver, algorithm: 1 }, 'algorithm', 'notAllowed'],
    ['show logic behind an option', { ...show, after: 2 }, 'after', 'notAllowed'],
    ['carry-over before the first place', { ...carryOver, after: -1 }, 'after', 'tooSmall'],
    ['carry-over of named options', { ...carryOver, optionId: [2] }, 'optionId', 'notAllowed'],
    ['carry-over from nowhere', { ...carryOver, conditions: [] }, 'conditions', 'noConditions'],
    ['carry-over of includes', { ...carryOver, conditions: [{ ...condition, algorithm: 3 }] }, 'conditions[0].algorithm', 'tooLarge'],
    ['option logic on nothing', { ...optionLogic, optionId: [] }, 'optionId', 'required'],
    ['an option twice', { ...optionLogic, optionId: [2, 2] }, 'optionId[1]', 'notUnique'],
    ['an option that is no id', { ...optionLogic, optionId: [0] }, 'optionId[0]', 'tooSmall'],
    ['an option that is no number', { ...optionLogic, optionId: ['2'] }, 'optionId[0]', 'type'],
    ['no list of options', { ...optionLogic, optionId: 2 }, 'optionId', 'type'],
    ['a third model', { ...jump, model: 3 }, 'model', 'notAllowed'],
    ['no owner', { ...jump, nodeId: undefined }, 'nodeId', 'required'],
    ['no conditions at all', { ...jump, conditions: undefined }, 'conditions', 'required'],
    ['a key nobody knows', { ...jump, surveyId: 'x' }, 'surveyId', 'unknownKey'],
    ['a condition on nothing', { ...jump, conditions: [{ ...condition, nodeId: undefined }] }, 'conditions[0].nodeId', 'required'],
    [
      'a condition of no algorithm',
      { ...jump, conditions: [{ ...condition, algorithm: undefined }] },
      'conditions[0].algorithm',
      'required',
    ],
    [
      'a thirteenth algorithm',
      { ...jump, conditions: [condition, { ...condition, algorithm: 13 }] },
      'conditions[1].algorithm',
      'tooLarge',
    ],
    ['algorithm 0', { ...jump, conditions: [{ ...condition, algorithm: 0 }] }, 'conditions[0].algorithm', 'tooSmall'],
    ['half an algorithm', { ...jump, conditions: [{ ...condition, algorithm: 1.5 }] }, 'conditions[0].algorithm', 'format'],
    ['a third operator', { ...jump, conditions: [{ ...condition, operator: 3 }] }, 'conditions[0].operator', 'notAllowed'],
    ['half a pair of brackets', { ...jump, conditions: [{ ...condition, parentId: 0.5 }] }, 'conditions[0].parentId', 'format'],
    ['brackets below 0', { ...jump, conditions: [{ ...condition, parentId: -1 }] }, 'conditions[0].parentId', 'tooSmall'],
    ['brackets above 100', { ...jump, conditions: [{ ...condition, parentId: 101 }] }, 'conditions[0].parentId', 'tooLarge'],
    [
      'brackets that open again',
      { ...jump, conditions: [{ ...condition, parentId: 1 }, condition, { ...condition, parentId: 1 }] },
      'conditions[2].parentId',
      'notAllowed',
    ],
    [
      'brackets in a carry-over',
      { ...carryOver, conditions: [condition, { ...condition, parentId: 1 }, { ...condition, parentId: 1 }] },
      'conditions[1].parentId',
      'notAllowed',
    ],
    ['a row that is no id', { ...jump, conditions: [{ ...condition, childId: 0 }] }, 'conditions[0].childId', 'tooSmall'],
    [
      'an option twice in a condition',
      { ...jump, conditions: [{ ...condition, optionId: [2, 2] }] },
      'conditions[0].optionId[1]',
      'notUnique',
    ],
    ['a long text', { ...jump, conditions: [{ ...condition, result: ['x'.repeat(25)] }] }, 'conditions[0].result[0]', 'tooLong'],
    ['a flag as a value', { ...jump, conditions: [{ ...condition, result: [true] }] }, 'conditions[0].result[0]', 'type'],
    ['eleven values', { ...jump, conditions: [{ ...condition, result: Array(11).fill(1) }] }, 'conditions[0].result', 'tooMany'],
    ['101 conditions', { ...jump, conditions: Array.from({ length: 101 }, () => condition) }, 'conditions', 'tooMany'],
    ['the id of a question', { ...jump, id: 1 }, 'id', 'notUnique'],
    ['a condition with the id of its item', { ...jump, conditions: [{ ...condition, id: 8 }] }, 'conditions[0].id', 'notUnique'],
  ])('is refused with a path for %s', (_, item, field, rule) => {
    expect(faultsOf({ logic: [item] })).toContainEqual(expect.objectContaining({ field: `logic[0].${field}`, rule }));
  });

  it('comes in 10,000 at most', () => {
    const logic = Array.from({ length: 10_001 }, (_, place) => ({ ...jump, id: 10 + place, conditions: [] }));

    expect(faultsOf({ logic: logic.slice(1) })).toEqual([]);
    expect(faultsOf({ logic })).toEqual([{ field: 'logic', rule: 'tooMany', limit: 10_000 }]);
  });
});

describe('a quota from outside', () => {
  it('has 500 cells at most', () => {
    const cells = Array.from({ length: 501 }, (_, place) => ({ optionId: [place + 100], limit: 1 }));

    expect(faultsOf({ quotas: [{ ...table, cells: cells.slice(1) }] })).toEqual([]);
    expect(faultsOf({ quotas: [{ ...table, cells }] })).toEqual([{ field: 'quotas[0].cells', rule: 'tooMany', limit: 500 }]);
  });

  it.each([
    ['a table', table],
    ['a closed cell', { ...table, cells: [{ optionId: [2], limit: 0 }] }],
    ['a table of three questions', { ...table, nodeIds: [1, 5, 6], cells: [{ optionId: [2, 11, 12], limit: 1 }] }],
    ['a condition', custom],
    ['all responses, only marked', { ...custom, conditions: [], enabled: false, onFull: 4 }],
  ])('may be %s', (_, quota) => {
    expect(writtenOf({ quotas: [quota] }).quotas).toEqual([quota]);
  });

  it('may spell out every default, none of which is written', () => {
    expect(writtenOf({ quotas: [{ ...custom, enabled: true, onFull: 1 }] }).quotas).toEqual([custom]);
  });

  it.each([
    ['no kind', { ...table, kind: undefined }, 'kind', 'required'],
    ['a third kind', { ...table, kind: 'list' }, 'kind', 'notAllowed'],
    ['conditions on a table', { ...table, conditions: [] }, 'conditions', 'unknownKey'],
    ['cells on a condition', { ...custom, cells: [] }, 'cells', 'unknownKey'],
    ['a blank name', { ...table, name: ' ' }, 'name', 'tooShort'],
    ['a long name', { ...table, name: 'x'.repeat(25) }, 'name', 'tooLong'],
    ['no questions', { ...table, nodeIds: [], cells: [] }, 'nodeIds', 'tooShort'],
    ['four questions', { ...table, nodeIds: [1, 3, 4, 5], cells: [] }, 'nodeIds', 'tooMany'],
    ['a question twice', { ...table, nodeIds: [1, 1], cells: [] }, 'nodeIds[1]', 'notUnique'],
    ['a cell with too few options', { ...table, nodeIds: [1, 3] }, 'cells[0].optionId', 'tooShort'],
    ['a cell with too many options', { ...table, cells: [{ optionId: [2, 3], limit: 1 }] }, 'cells[0].optionId', 'tooMany'],
    ['a combination twice', { ...table, cells: [table.cells[0], table.cells[0]] }, 'cells[1].optionId', 'notUnique'],
    ['half a response', { ...custom, limit: 0.5 }, 'limit', 'format'],
    ['less than nothing', { ...table, cells: [{ optionId: [2], limit: -1 }] }, 'cells[0].limit', 'tooSmall'],
    ['more than anybody asks', { ...custom, limit: 100_000_000 }, 'limit', 'tooLarge'],
    ['another end', { ...custom, onFull: 5 }, 'onFull', 'notAllowed'],
    [
      'a condition of a thirteenth algorithm',
      { ...custom, conditions: [{ ...condition, algorithm: 13 }] },
      'conditions[0].algorithm',
      'tooLarge',
    ],
    ['the id of a question', { ...custom, id: 1 }, 'id', 'notUnique'],
    ['the id of a condition of its own', { ...custom, id: 9 }, 'conditions[0].id', 'notUnique'],
  ])('is refused with a path for %s', (_, quota, field, rule) => {
    expect(faultsOf({ quotas: [quota] })).toContainEqual(expect.objectContaining({ field: `quotas[0].${field}`, rule }));
  });

  it('has a name of its own, and comes in 100 at most', () => {
    const quotas = Array.from({ length: 101 }, (_, place) => ({ ...custom, id: 10 + place, name: `q${place}`, conditions: [] }));

    expect(faultsOf({ quotas: quotas.slice(1) })).toEqual([]);
    expect(faultsOf({ quotas })).toEqual([{ field: 'quotas', rule: 'tooMany', limit: 100 }]);
    expect(faultsOf({ quotas: [quotas[0], { ...quotas[1], name: 'q0' }] })).toEqual([{ field: 'quotas[1].name', rule: 'notUnique' }]);
  });

  it('has 500 combinations at most', () => {
    const cells = Array.from({ length: 501 }, (_, place) => ({ optionId: [place + 1], limit: 1 }));

    expect(faultsOf({ quotas: [{ ...table, cells: cells.slice(1) }] })).toEqual([]);
    expect(faultsOf({ quotas: [{ ...table, cells }] })).toEqual([{ field: 'quotas[0].cells', rule: 'tooMany', limit: 500 }]);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../definition/definition.js';
import { group, page } from '../testing/build-container.js';
import { matrix } from '../testing/build-grid.js';
import { city, multiple, rank, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf, optionIdOf, rowIdOf } from '../testing/by-name.js';
import type { LogicForm } from './logic-form.js';
import { logicSaveFaults } from './save-check.js';

const faultsOf = (definition: SurveyDefinition, form: LogicForm): string[] =>
  logicSaveFaults(definition, form).map(({ field, rule }) => `${field} ${rule}`);

const shop = survey(
  single('Q1', 'Colour?', ['red', 'blue']),
  group('G1', 'You', [multiple('Q2', 'Which?', ['a', 'b']), text('Q3', 'Why?')]),
  page('P1'),
  matrix(1, 'Q4', 'How?', ['us', 'them'], ['good', 'bad']),
  city('Q5', 'City?'),
);
const id = (code: string): number => nodeIdOf(shop, code);

const jump: LogicForm = { model: 1, type: 1, nodeId: id('Q2'), target: 0, conditions: [] };
const show: LogicForm = { model: 1, type: 2, nodeId: id('Q4'), algorithm: 1, conditions: [] };
const answered = (code: string) => ({ nodeId: id(code), operator: 1 as const, algorithm: 11 });

describe('question logic', () => {
  it('can be saved without conditions: it then holds always', () => {
    expect(faultsOf(shop, jump)).toEqual([]);
    expect(faultsOf(shop, show)).toEqual([]);
  });

  it('without its own question lacks its target', () => {
    expect(faultsOf(shop, { ...show, nodeId: undefined })).toEqual(['nodeId targetIncomplete']);
    expect(faultsOf(shop, { ...show, nodeId: 99 })).toEqual(['nodeId notAllowed']);
  });

  it('that jumps nowhere lacks its target [S5.logic.target-missing]', () => {
    expect(faultsOf(shop, { ...jump, target: undefined })).toEqual(['target targetIncomplete']);
  });

  it('jumps to an end, or to what stands behind its question, a page included', () => {
    for (const target of [0, -1, id('Q3'), id('P1'), id('Q4'), id('Q5')]) expect(faultsOf(shop, { ...jump, target })).toEqual([]);
    for (const target of [id('Q1'), id('G1'), id('Q2'), 99, -2]) {
      expect(faultsOf(shop, { ...jump, target })).toEqual(['target notAllowed']);
    }
  });

  it('jumps out of a container, not into it', () => {
    expect(faultsOf(shop, { ...jump, nodeId: id('G1'), target: id('Q4') })).toEqual([]);
    expect(faultsOf(shop, { ...jump, nodeId: id('G1'), target: id('Q3') })).toEqual(['target notAllowed']);
  });

  it('says whether it shows or hides', () => {
    expect(faultsOf(shop, { ...show, algorithm: undefined })).toEqual(['algorithm targetIncomplete']);
    expect(faultsOf(shop, { ...show, algorithm: 2 })).toEqual([]);
  });

  it('is refused on questions that do not take its kind', () => {
    expect(faultsOf(shop, { ...jump, nodeId: id('Q5') })).toEqual(['type notAllowed']);
    expect(faultsOf(shop, { ...show, nodeId: id('P1') })).toEqual(['type notAllowed']);
    expect(faultsOf(shop, { ...show, nodeId: id('Q5') })).toEqual([]);
  });

  it('shows by what was answered before only', () => {
    const on = (code: string) => faultsOf(shop, { ...show, nodeId: id('Q3'), conditions: [answered(code)] });

    expect(on('Q1')).toEqual([]);
    expect(on('Q2')).toEqual([]);
    expect(on('Q3')).toEqual(['conditions[0].nodeId notAllowed']);
    expect(on('Q5')).toEqual(['conditions[0].nodeId notAllowed']);
    expect(on('G1')).toEqual(['conditions[0].nodeId notAllowed']);
  });

  it('jumps by its own answer too', () => {
    const on = (code: string) => faultsOf(shop, { ...jump, conditions: [answered('Q1'), answered(code)] });

    expect(on('Q2')).toEqual([]);
    expect(on('Q3')).toEqual(['conditions[1].nodeId notAllowed']);
  });

  it('tells every fault, with its path behind a given one', () => {
    const faults = logicSaveFaults(shop, { ...jump, target: undefined, conditions: [{ operator: 1 }] }, 'item');

    expect(faults).toEqual([
      { field: 'item.target', rule: 'targetIncomplete' },
      { field: 'item.conditions[0].nodeId', rule: 'conditionIncomplete' },
      { field: 'item.conditions[0].algorithm', rule: 'conditionIncomplete' },
    ]);
  });
});

describe('option logic', () => {
  const good = optionIdOf(shop, 'Q4', 'good');
  const us = rowIdOf(shop, 'Q4', 'us');
  const options: LogicForm = { model: 2, type: 2, nodeId: id('Q4'), optionType: 1, algorithm: 2, optionId: [good], conditions: [] };

  it('names options of its question, or rows', () => {
    expect(faultsOf(shop, options)).toEqual([]);
    expect(faultsOf(shop, { ...options, optionType: 2, optionId: [us] })).toEqual([]);
    expect(faultsOf(shop, { ...options, optionId: [good, us] })).toEqual(['optionId[1] notAllowed']);
    expect(faultsOf(shop, { ...options, optionType: 2 })).toEqual(['optionId[0] notAllowed']);
  });

  it('without any lacks its target', () => {
    expect(faultsOf(shop, { ...options, optionId: [] })).toEqual(['optionId targetIncomplete']);
    expect(faultsOf(shop, { ...options, algorithm: undefined })).toEqual(['algorithm targetIncomplete']);
  });

  it('on a matrix without the option type lacks its target; elsewhere there are only options [S5.logic.target-option-type]', () => {
    const red = optionIdOf(shop, 'Q1', 'red');

    expect(faultsOf(shop, { ...options, optionType: undefined })).toEqual(['optionType targetIncomplete']);
    expect(faultsOf(shop, { ...options, nodeId: id('Q1'), optionType: undefined, optionId: [red] })).toEqual([]);
  });

  it('is refused on questions without such parts', () => {
    expect(faultsOf(shop, { ...options, nodeId: id('Q3') })).toEqual(['type notAllowed']);
    expect(faultsOf(shop, { ...options, nodeId: id('Q1'), optionType: 2 })).toEqual(['type notAllowed']);
  });
});

describe('carry-over', () => {
  const carry: LogicForm = {
    model: 2,
    type: 1,
    nodeId: id('Q4'),
    optionType: 1,
    conditions: [{ operator: 1, nodeId: id('Q2'), algorithm: 1 }],
  };
  const from = (condition: LogicForm['conditions'][number], nodeId = id('Q4')) =>
    faultsOf(shop, { ...carry, nodeId, conditions: [condition] });

  it('takes options that are checked or unchecked, as options or as rows', () => {
    expect(faultsOf(shop, carry)).toEqual([]);
    expect(faultsOf(shop, { ...carry, optionType: 2 })).toEqual([]);
    expect(from({ nodeId: id('Q1'), algorithm: 2 })).toEqual([]);
    expect(from({ nodeId: id('Q1'), algorithm: 3 })).toEqual(['conditions[0].algorithm notAllowed']);
  });

  it('without conditions has none [S5.carry-over.no-conditions]', () => {
    expect(faultsOf(shop, { ...carry, conditions: [] })).toEqual(['conditions noConditions']);
  });

  it('with a condition that lacks its question is incomplete [S5.carry-over.missing-question]', () => {
    expect(from({ algorithm: 1 })).toEqual(['conditions[0].nodeId conditionIncomplete']);
  });

  it('with a condition that lacks its algorithm is incomplete [S5.carry-over.missing-algorithm]', () => {
    expect(from({ nodeId: id('Q1') })).toEqual(['conditions[0].algorithm conditionIncomplete']);
  });

  it('comes from choices only, and from what stands before', () => {
    const later = survey(single('Q1', 'Colour?', ['red']), rank('Q2', 'Order?', ['a']), multiple('Q3', 'Which?', ['b']));
    const into = (source: string) =>
      faultsOf(later, { ...carry, nodeId: nodeIdOf(later, 'Q2'), conditions: [{ nodeId: nodeIdOf(later, source), algorithm: 1 }] });

    expect(into('Q1')).toEqual([]);
    expect(into('Q2')).toEqual(['conditions[0].nodeId notAllowed']);
    expect(into('Q3')).toEqual(['conditions[0].nodeId notAllowed']);
    expect(from({ nodeId: id('Q3'), algorithm: 1 })).toEqual(['conditions[0].nodeId notAllowed']);
    expect(from({ nodeId: 99, algorithm: 1 })).toEqual(['conditions[0].nodeId notAllowed']);
  });

  it('without its own question lacks its target', () => {
    expect(faultsOf(shop, { ...carry, nodeId: undefined })).toEqual(['nodeId targetIncomplete']);
  });

  it('names no options, values or rows: all that are chosen come along', () => {
    const named = { nodeId: id('Q1'), algorithm: 1, optionId: [optionIdOf(shop, 'Q1', 'red')], result: [1], childId: 5 };

    expect(from(named)).toEqual([
      'conditions[0].childId notAllowed',
      'conditions[0].optionId notAllowed',
      'conditions[0].result notAllowed',
    ]);
  });

  it('goes into questions that take it, as what they have', () => {
    const rating = survey(single('Q1', 'Colour?', ['red']), matrix(4, 'Q2', 'How?', []), rank('Q3', 'Order?', []), text('Q4', 'Why?'));
    const into = (code: string, optionType: 1 | 2) =>
      faultsOf(rating, {
        ...carry,
        nodeId: nodeIdOf(rating, code),
        optionType,
        conditions: [{ nodeId: nodeIdOf(rating, 'Q1'), algorithm: 1 }],
      });

    expect(into('Q2', 2)).toEqual([]);
    expect(into('Q2', 1)).toEqual(['optionType notAllowed']);
    expect(into('Q3', 1)).toEqual([]);
    expect(into('Q3', 2)).toEqual(['optionType notAllowed']);
    expect(into('Q4', 1)).toEqual(['type notAllowed']);
  });
});

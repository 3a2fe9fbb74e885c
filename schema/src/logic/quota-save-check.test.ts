import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../definition/definition.js';
import { dropdown, multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { type QuotaForm, quotaSaveFaults } from './quota-save-check.js';

/** Ids: Q1 1 (options 2, 3), Q2 4 (5, 6), Q3 7 (8), Q4 9. */
const shop: SurveyDefinition = {
  ...survey(
    single('Q1', 'Sex?', ['f', 'm']),
    dropdown('Q2', 'Town?', ['Beijing', 'Tianjin']),
    multiple('Q3', 'Which?', ['a']),
    text('Q4', 'Why?'),
  ),
  quotas: [{ id: 20, kind: 'custom', name: 'total', conditions: [], limit: 10 }],
};

const faultsOf = (form: QuotaForm): string[] => quotaSaveFaults(shop, form, 'quota').map(({ field, rule }) => `${field} ${rule}`);

const table: Extract<QuotaForm, { kind: 'table' }> = {
  kind: 'table',
  name: 'cells',
  nodeIds: [1, 4],
  cells: [{ optionId: [2, 5], limit: 3 }],
};

describe('a quota', () => {
  it('divides by single choices of any type', () => {
    expect(faultsOf(table)).toEqual([]);
  });

  it('has a name that no other one has', () => {
    expect(faultsOf({ ...table, name: 'total' })).toEqual(['quota.name notUnique']);
    expect(faultsOf({ id: 20, kind: 'custom', name: 'total', conditions: [], limit: 5 })).toEqual([]);
  });

  it('does not divide by questions of several answers, of none to choose from, or that are not there', () => {
    expect(faultsOf({ ...table, nodeIds: [1, 7], cells: [] })).toEqual(['quota.nodeIds[1] notAllowed']);
    expect(faultsOf({ ...table, nodeIds: [9], cells: [] })).toEqual(['quota.nodeIds[0] notAllowed']);
    expect(faultsOf({ ...table, nodeIds: [99], cells: [] })).toEqual(['quota.nodeIds[0] notAllowed']);
  });

  it('names in each cell an option of each question, in their order', () => {
    const cells = [
      { optionId: [3, 6], limit: 1 },
      { optionId: [5, 2], limit: 1 },
    ];

    expect(faultsOf({ ...table, cells })).toEqual(['quota.cells[1].optionId[0] notAllowed', 'quota.cells[1].optionId[1] notAllowed']);
  });

  it('counts by conditions like those of logic, on any question', () => {
    const custom = (condition: object): string[] =>
      faultsOf({ kind: 'custom', name: 'mine', limit: 5, conditions: [{ operator: 1, ...condition }] });

    expect(custom({ nodeId: 9, algorithm: 11 })).toEqual([]);
    expect(custom({ nodeId: 7, algorithm: 1 })).toEqual(['quota.conditions[0].optionId conditionIncomplete']);
    expect(custom({ algorithm: 11 })).toEqual(['quota.conditions[0].nodeId conditionIncomplete']);
    expect(custom({ nodeId: 99, algorithm: 11 })).toEqual(['quota.conditions[0].nodeId notAllowed']);
  });

  it('closes options by one condition alone, that options of a choice are checked', () => {
    const closing = (...conditions: object[]): string[] =>
      faultsOf({ kind: 'custom', name: 'mine', limit: 5, onFull: 3, conditions: conditions.map((one) => ({ operator: 1, ...one })) });
    const checked = { nodeId: 7, algorithm: 1, optionId: [8] };

    expect(closing(checked)).toEqual([]);
    expect(closing()).toEqual(['quota.onFull notAllowed']);
    expect(closing(checked, checked)).toEqual(['quota.onFull notAllowed']);
    expect(closing({ ...checked, algorithm: 2 })).toEqual(['quota.onFull notAllowed']);
    expect(faultsOf({ ...table, onFull: 3 })).toEqual([]);
  });
});

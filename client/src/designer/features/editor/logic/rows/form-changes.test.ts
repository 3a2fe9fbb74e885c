import { expect, it } from '@jest/globals';
import { type LogicForm, logicSaveFaults, type SurveyDefinition } from '@wence/schema';
import { newForm, withAlgorithm, withCondition, withNewCondition, withoutCondition, withValue } from './form-changes';
import { itemOf, rowsOf } from './logic-drafts';

const survey: SurveyDefinition = {
  format: 1,
  lastId: 60,
  title: 'Tea',
  language: 'en',
  nodes: [
    { id: 1, code: 'Q1', type: 4, title: 'How good?' },
    { id: 2, code: 'Q2', type: 3, title: 'Why?' },
  ],
  logic: [{ id: 50, model: 1, type: 2, nodeId: 2, algorithm: 1, conditions: [{ id: 51, nodeId: 1, algorithm: 8, result: [3] }] }],
};

const condition = { operator: 1, nodeId: 1, algorithm: 10, result: ['2', '4'] } as const;

it('keeps of a condition what another algorithm can use as well', () => {
  expect(withAlgorithm(survey, condition, 8)).toEqual({ operator: 1, nodeId: 1, algorithm: 8, result: ['2'] });
  expect(withAlgorithm(survey, condition, 11)).toEqual({ operator: 1, nodeId: 1, algorithm: 11 });
});

it('writes values in their place; one that is emptied is none', () => {
  expect(withValue({ nodeId: 1 }, 1, '4').result).toEqual(['', '4']);
  expect(withValue({ nodeId: 1, result: ['2', '4'] }, 1, '').result).toEqual(['2']);
  expect(withValue({ nodeId: 1, result: ['2'] }, 0, '').result).toBeUndefined();
});

it('saves what is typed as a number as one, and nothing that is incomplete', () => {
  const form = withCondition(newForm('show', 2), 0, condition);

  expect(itemOf(survey, form)?.conditions[0]?.result).toEqual([2, 4]);
  expect(itemOf(survey, withNewCondition(form))).toBeNull();
  expect(logicSaveFaults(survey, withoutCondition(form, 0))).toEqual([]);
});

it('lists saved rules, then new ones; a rule that is gone meanwhile is a new one', () => {
  const changed: LogicForm = { id: 50, model: 1, type: 2, nodeId: 2, algorithm: 2, conditions: [] };
  const drafts = new Map([
    ['50', changed],
    ['new-1', newForm('show', 2)],
  ]);
  const listed = (definition: SurveyDefinition) =>
    rowsOf(definition, drafts, 2, 'show').map(({ key, isUnsaved, saved }) => [key, isUnsaved, saved?.id]);

  expect(listed(survey)).toEqual([
    ['50', true, 50],
    ['new-1', true, undefined],
  ]);
  expect(listed({ ...survey, logic: [] })[0]).toEqual(['50', true, undefined]);
  expect(rowsOf(survey, new Map(), 2, 'show')[0]?.isUnsaved).toBe(false);
});

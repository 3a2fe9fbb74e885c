import { expect, it } from '@jest/globals';
import type { LogicItem, SurveyDefinition } from '@wence/schema';
import { logicOfKind } from './logic-screens';

it('puts logic under its question, in the order of the survey, on the screen it belongs to', () => {
  const survey: SurveyDefinition = {
    format: 1,
    lastId: 60,
    title: 'Tea',
    nodes: [
      { id: 1, code: 'Q1', type: 2, title: 'Which?', options: [{ id: 11, code: '1', title: 'Green' }] },
      { id: 2, code: 'Q2', type: 3, title: 'Why?' },
      { id: 3, code: 'Q3', type: 6, title: 'Favourite?', options: [{ id: 31, code: '1', title: 'White' }] },
    ],
  };
  const logic: LogicItem[] = [
    { id: 51, model: 1, type: 1, nodeId: 3, target: 0, conditions: [] },
    { id: 52, model: 2, type: 1, nodeId: 3, conditions: [{ id: 61, nodeId: 1, algorithm: 1 }] },
    { id: 53, model: 1, type: 2, algorithm: 1, nodeId: 2, conditions: [] },
    { id: 54, model: 2, type: 2, algorithm: 2, nodeId: 1, optionId: [11], conditions: [] },
  ];
  const shown = (screen: 'question' | 'option') =>
    logicOfKind({ ...survey, logic }, screen).map(({ node, items }) => [node.code, ...items.map(({ id }) => id)]);

  expect(shown('question')).toEqual([
    ['Q2', 53],
    ['Q3', 51],
  ]);
  expect(shown('option')).toEqual([
    ['Q1', 54],
    ['Q3', 52],
  ]);
});

import { describe, expect, it } from '@jest/globals';
import type { LogicItem } from '../definition/definition.js';
import { shapeSurvey } from '../definition/shape/shape.js';
import type { SurveyEndings } from '../ending/survey-endings.js';
import { rank, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { checkSurvey } from './launch-findings.js';

/** Ids: Q1 1 (tea 2, coffee 3), Q2 4, Q3 5 (a 6, b 7). Whoever drinks coffee is screened out. */
const shop = survey(single('Q1', 'Drink?', ['tea', 'coffee']), text('Q2', 'Why?'), rank('Q3', 'Order?', ['a', 'b']));
const SCREENER: LogicItem = {
  id: 20,
  model: 1,
  type: 1,
  nodeId: 1,
  target: -1,
  conditions: [{ id: 21, nodeId: 1, algorithm: 1, optionId: [3] }],
};

const foundIn = (endings: SurveyEndings) => checkSurvey(shapeSurvey({ ...shop, lastId: 30, logic: [SCREENER], endings })).findings;
const token = (nodeId: number): string => `<span data-ref="${nodeId}">[Q]</span>`;

describe('a check of end pages', () => {
  it('finds nothing in one whose answers are known', () => {
    expect(foundIn({ normal: { text: token(4), nodeIds: [1, 4] }, screened: { text: token(1) }, closed: { title: 'x' } })).toEqual([]);
  });

  it.each([
    ['a question that is gone', { normal: { text: token(99) } }],
    ['an answer that no text can hold', { normal: { text: token(5) } }],
    ['an answer that no address can carry', { normal: { nodeIds: [5] } }],
    ['anything, where nobody has answered', { closed: { text: token(1) } }],
  ])('warns of %s', (_what, endings) => {
    expect(foundIn(endings)).toEqual([{ severity: 'warning', code: 'missingInEnding' }]);
  });

  it('warns of a question behind the jump that leads to the page', () => {
    expect(foundIn({ nodes: [{ nodeId: 1, text: token(4) }] })).toEqual([{ severity: 'warning', code: 'missingInEnding', nodeId: 1 }]);
    expect(foundIn({ nodes: [{ nodeId: 1, text: token(1) }] })).toEqual([]);
  });

  it('shows by answers that a question may not have been asked', () => {
    expect(foundIn({ screened: { text: token(4) } })).toEqual([
      { severity: 'warning', code: 'skippedInEnding', sourceId: 4, witness: { 1: { option: 3 } } },
    ]);
    expect(foundIn({ screened: { nodeIds: [4] } })).toMatchObject([{ code: 'skippedInEnding', sourceId: 4 }]);
    // The page of the question takes the place of the one for everybody.
    expect(foundIn({ screened: { text: token(4) }, nodes: [{ nodeId: 1, title: 'x' }] })).toEqual([]);
  });
});

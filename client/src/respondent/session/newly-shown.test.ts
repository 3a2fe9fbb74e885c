import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '@wence/schema';
import type { Action } from './action';
import { reduceSession } from './session-reducer';
import { startSession } from './start-session';

const options = [
  { id: 11, code: '1', title: 'yes' },
  { id: 12, code: '2', title: 'no', exclusive: true },
];
const definition: SurveyDefinition = {
  format: 1,
  lastId: 40,
  title: 'Tea',
  nodes: [
    { id: 1, code: 'Q1', type: 2, title: 'Do you drink tea?', options },
    { id: 2, code: 'Q2', type: 3, title: 'Which?' },
    { id: 3, code: 'Q3', type: 3, title: 'Where?' },
    { id: 4, code: 'Q4', type: 3, title: 'Name' },
  ],
  logic: [2, 3].map((nodeId) => ({
    id: 20 + nodeId,
    model: 1,
    type: 2,
    nodeId,
    algorithm: 1,
    conditions: [{ id: 30 + nodeId, nodeId: 1, optionId: [11], algorithm: 1 }],
  })),
};

function announced(...actions: Action[]) {
  const survey = { surveyId: 's1', version: 1, definition };
  const session = startSession(
    { survey, draft: null, receipt: null, submissionId: 'id-1', startedAt: '2026-03-01T08:00:00.000Z', origin: {} },
    1000,
  );
  return actions.reduce((before, action) => reduceSession(before, action, 1000), session).announcement;
}

const choose = (optionId: number): Action => ({ type: 'chosen', nodeId: 1, optionId });

describe('questions that an answer brings onto the screen', () => {
  it('are announced by their numbers [4.2.38]', () => {
    expect(announced(choose(11)).said).toEqual({ kind: 'nothing', shown: [2, 3] });
  });

  it('are announced together with what else the answer did', () => {
    expect(announced(choose(12), choose(11)).said).toEqual({ kind: 'clearedExclusive', title: 'no', shown: [2, 3] });
  });

  it('are not announced again as long as they stay, nor when they go', () => {
    expect(announced(choose(11), { type: 'typed', nodeId: 2, text: 'green' }).turn).toBe(announced(choose(11)).turn);
    expect(announced(choose(11), choose(11)).said).toEqual({ kind: 'nothing' });
  });
});

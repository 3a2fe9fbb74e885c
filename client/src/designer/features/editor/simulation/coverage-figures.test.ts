import { describe, expect, it } from '@jest/globals';
import type { Coverage } from '@wence/schema';
import { briefly, linesOf, minutesOf, sharesOf } from './coverage-figures';

const coverage: Coverage = {
  respondents: 10,
  screened: 2,
  questions: [
    { nodeId: 1, shown: 10, answered: 9 },
    { nodeId: 4, shown: 0, answered: 0 },
  ],
  options: [
    { nodeId: 1, optionId: 2, offered: 10, chosen: 9 },
    { nodeId: 1, optionId: 3, offered: 10, chosen: 0 },
  ],
  rows: [],
  logic: [
    { logicId: 8, nodeId: 1, isJump: true, taken: 3 },
    { logicId: 9, nodeId: 4, isJump: false, taken: 0 },
  ],
  length: { mean: 1, least: 1, most: 1 },
  seconds: { mean: 10, least: 10, most: 10 },
};

describe('the figures of a simulation', () => {
  it('say how much was reached of everything that the survey has', () => {
    expect(sharesOf(coverage)).toEqual([
      { kind: 'questions', reached: 1, all: 2 },
      { kind: 'options', reached: 1, all: 2 },
      { kind: 'jumps', reached: 1, all: 1 },
      { kind: 'rules', reached: 0, all: 1 },
    ]);
  });

  it('put options and rows to their questions', () => {
    expect(linesOf(coverage)).toEqual([
      {
        nodeId: 1,
        shown: 10,
        answered: 9,
        options: [
          { id: 2, offered: 10, taken: 9 },
          { id: 3, offered: 10, taken: 0 },
        ],
        rows: [],
      },
      { nodeId: 4, shown: 0, answered: 0, options: [], rows: [] },
    ]);
  });

  it('round as people do', () => {
    expect([minutesOf(0), minutesOf(130), minutesOf(1_234)]).toEqual(['0.1', '2.2', '21']);
    expect([briefly(8), briefly(8.25)]).toEqual(['8', '8.3']);
  });
});

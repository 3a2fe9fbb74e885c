import { describe, expect, it } from '@jest/globals';
import { mayMove, stateAfter, type SurveyAction, type SurveyState } from './survey-state.js';
import { surveyStatus } from './survey-status.js';

const STATES: readonly SurveyState[] = [0, 1, 2];

describe('what may be done with a survey', () => {
  it.each<[SurveyAction, boolean[]]>([
    ['launch', [true, false, true]],
    ['stop', [false, true, false]],
    ['complete', [false, true, false]],
    ['edit', [true, false, true]],
    ['submit', [false, true, false]],
    ['recycle', [true, true, true]],
    ['restore', [true, false, true]],
  ])('%s: not collecting, running, complete', (action, allowed) => {
    expect(STATES.map((state) => mayMove(state, action))).toEqual(allowed);
  });

  it('turns 0 into 1 on launch and back on stop [S3.survey.action-launch] [S3.survey.action-stop]', () => {
    expect(stateAfter(0, 'launch')).toBe(1);
    expect(stateAfter(1, 'stop')).toBe(0);
    expect(stateAfter(0, 'stop')).toBeNull();
  });

  it('never restores a running survey: the recycle bin has stopped it', () => {
    expect(stateAfter(1, 'recycle')).toBe(0);
  });
});

describe('the status of a survey', () => {
  it('tells a draft from a stopped survey by its published version', () => {
    expect(surveyStatus(0, null, false)).toBe('draft');
    expect(surveyStatus(0, 3, false)).toBe('stopped');
    expect(surveyStatus(1, 3, false)).toBe('running');
    expect(surveyStatus(2, 3, false)).toBe('complete');
    expect(surveyStatus(0, 3, true)).toBe('recycled');
  });
});

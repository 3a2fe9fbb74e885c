import { describe, expect, it } from '@jest/globals';
import { mayMove, publicationState, stateAfter, type SurveyAction, type SurveyState, surveyStatus } from './survey-state.js';

const STATES: readonly SurveyState[] = [0, 1, 2];

describe('what may be done with a survey', () => {
  it.each<[SurveyAction, boolean[]]>([
    ['launch', [true, false, true]],
    ['stop', [false, true, false]],
    ['clear', [true, true, true]],
    ['remove', [true, true, true]],
    ['complete', [false, true, false]],
    ['edit', [true, false, true]],
    ['submit', [false, true, false]],
    ['recycle', [true, true, true]],
    ['restore', [true, false, true]],
  ])('%s: not collecting, running, complete', (action, allowed) => {
    expect(STATES.map((state) => mayMove(state, action))).toEqual(allowed);
  });

  it('turns 0 into 1 on launch [S3.survey.action-launch] [S3.survey.state-first-reading]', () => {
    expect(stateAfter(0, 'launch')).toBe(1);
    expect(stateAfter(2, 'launch')).toBe(1);
    expect(stateAfter(1, 'launch')).toBeNull();
  });

  it('turns 1 into 0 on stop [S3.survey.action-stop] [S3.survey.state-first-reading]', () => {
    expect(stateAfter(1, 'stop')).toBe(0);
    expect(stateAfter(0, 'stop')).toBeNull();
    expect(stateAfter(2, 'stop')).toBeNull();
  });

  it('clears without a change of state [S3.survey.action-clear]', () => {
    expect(STATES.map((state) => stateAfter(state, 'clear'))).toEqual([0, 1, 2]);
  });

  it('stops what it removes, and leaves nothing of it but what is restored [S3.survey.action-remove]', () => {
    expect(STATES.map((state) => stateAfter(state, 'remove'))).toEqual([0, 0, 2]);
    expect(STATES.map((state) => stateAfter(state, 'recycle'))).toEqual([0, 0, 2]);
    expect(STATES.map((state) => surveyStatus(stateAfter(state, 'remove') ?? 1, 3, true))).toEqual(['recycled', 'recycled', 'recycled']);
  });

  it('keeps the state through edits, submissions and the way out of the recycle bin', () => {
    expect([stateAfter(0, 'edit'), stateAfter(2, 'edit'), stateAfter(1, 'submit')]).toEqual([0, 2, 1]);
    expect([stateAfter(0, 'restore'), stateAfter(2, 'restore'), stateAfter(1, 'complete')]).toEqual([0, 2, 2]);
  });
});

describe('the status of a survey', () => {
  it('tells a draft from a stopped survey by its published version [S3.survey.state-first-reading]', () => {
    expect(surveyStatus(0, null, false)).toBe('draft');
    expect(surveyStatus(0, 3, false)).toBe('stopped');
    expect(surveyStatus(1, 3, false)).toBe('running');
    expect(surveyStatus(2, 3, false)).toBe('complete');
    expect(surveyStatus(0, 3, true)).toBe('recycled');
  });
});

describe('the other reading of the state', () => {
  it('is decided: it follows from the stored state and the published version [S3.survey.state-second-reading]', () => {
    expect(publicationState(0, null)).toBe(0);
    expect(publicationState(1, 3)).toBe(1);
    expect(publicationState(0, 3)).toBe(1);
    expect(publicationState(2, 3)).toBe(2);
  });
});

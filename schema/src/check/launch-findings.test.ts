import { describe, expect, it } from '@jest/globals';
import { multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { launchFindings } from './launch-findings.js';

describe('checks before a launch', () => {
  it('find nothing in a sound survey', () => {
    expect(launchFindings(survey(single('Q1', 'Colour?', ['red', 'blue']), text('Q2', 'Why?')))).toEqual([]);
  });

  it('stop a survey without questions', () => {
    expect(launchFindings(survey())).toEqual([{ severity: 'error', code: 'emptySurvey' }]);
  });

  it('stop a choice without options', () => {
    expect(launchFindings(survey(text('Q1', 'Why?'), single('Q2', 'Colour?', [])))).toEqual([
      { severity: 'error', code: 'noOptions', nodeId: 2 },
    ]);
  });

  it('stop a minimum that selectable options cannot reach', () => {
    const definition = survey(multiple('Q1', 'Drinks?', ['tea', 'coffee', { title: 'none', exclusive: true }], { setting: { min: 3 } }));

    expect(launchFindings(definition)).toEqual([{ severity: 'error', code: 'minUnreachable', nodeId: 1 }]);
  });

  it('warn of two options that read the same', () => {
    expect(launchFindings(survey(single('Q1', 'Colour?', ['red', ' red'])))).toEqual([
      { severity: 'warning', code: 'sameTitle', nodeId: 1 },
    ]);
  });
});

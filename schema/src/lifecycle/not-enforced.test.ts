import { describe, expect, it } from '@jest/globals';
import { launchFindings } from '../check/launch-findings.js';
import { single } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { notEnforcedIn } from './not-enforced.js';

const tea = survey(single('Q1', 'Tea?', ['yes', 'no']));
const repeat = { window: 1, by: ['device', 'parameter'] } as const;

describe('parts of a survey that a running one does not apply yet', () => {
  it('are told by name', () => {
    expect(notEnforcedIn({ ...tea, settings: { total: 5, repeat } })).toEqual(['repeat']);
    expect(notEnforcedIn({ ...tea, settings: { repeat, parameters: [{ name: 'uid' }] } })).toEqual(['repeat']);
  });

  it('are none where respondents can be known by all that the limit names', () => {
    const settings = {
      total: 5,
      timeZone: 'Asia/Tokyo',
      repeat: { window: 2, by: ['device', 'ip', 'wechat', 'account', 'link', 'mobile'] },
    } as const;

    const parameters = [{ name: 'uid', isKey: true }];

    expect(notEnforcedIn(tea)).toEqual([]);
    expect(notEnforcedIn({ ...tea, settings: { parameters, repeat: { window: 1, by: ['parameter'] } } })).toEqual([]);
    expect(notEnforcedIn({ ...tea, settings })).toEqual([]);
  });

  it('speak against a launch before anything else does', () => {
    expect(launchFindings({ ...tea, nodes: [], settings: { repeat } })).toEqual([
      { severity: 'error', code: 'repeatNotEnforced' },
      { severity: 'error', code: 'emptySurvey' },
    ]);
  });
});

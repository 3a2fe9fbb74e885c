import { describe, expect, it } from '@jest/globals';
import { launchFindings } from '../check/launch-findings.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { single } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { notEnforcedIn } from './not-enforced.js';

const tea = survey(single('Q1', 'Tea?', ['yes', 'no']));
const quotas: SurveyDefinition['quotas'] = [{ id: 90, kind: 'custom', name: 'All', conditions: [], limit: 5 }];
const repeat = { window: 1, by: ['device'] } as const;

describe('what a running survey does not do yet', () => {
  it('is told by name', () => {
    expect(notEnforcedIn({ ...tea, settings: { total: 5, repeat }, quotas })).toEqual(['repeat', 'quotas']);
  });

  it('is nothing where there are no quotas and no limit on repeated answers', () => {
    const settings = { total: 5, timeZone: 'Asia/Tokyo', opensAt: '2026-11-21T12:00:00.000Z', closesAt: '2026-11-22T12:00:00.000Z' };

    expect(notEnforcedIn(tea)).toEqual([]);
    expect(notEnforcedIn({ ...tea, settings, quotas: [] })).toEqual([]);
  });

  it('speaks against a launch before anything else does', () => {
    expect(launchFindings({ ...tea, nodes: [], settings: { repeat } })).toEqual([
      { severity: 'error', code: 'repeatNotEnforced' },
      { severity: 'error', code: 'emptySurvey' },
    ]);
  });
});

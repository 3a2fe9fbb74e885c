import { describe, expect, it } from '@jest/globals';
import { readFindings } from './finding';

describe('readFindings', () => {
  it('reads what the check found, and what it is about', () => {
    const data = {
      findings: [
        { code: 'noOptions', severity: 'error', nodeId: 3 },
        { code: 'emptySurvey', severity: 'error' },
        { code: 'laterSource', severity: 'warning', nodeId: 3, logicId: 8 },
        { code: 'incompleteQuota', severity: 'warning', quotaId: 9 },
      ],
    };

    expect(readFindings(data)).toEqual([
      { code: 'noOptions', severity: 'error', nodeId: 3, logicId: null, quotaId: null },
      { code: 'emptySurvey', severity: 'error', nodeId: null, logicId: null, quotaId: null },
      { code: 'laterSource', severity: 'warning', nodeId: 3, logicId: 8, quotaId: null },
      { code: 'incompleteQuota', severity: 'warning', nodeId: null, logicId: null, quotaId: 9 },
    ]);
  });

  it.each([undefined, null, 'x', [], {}, { findings: null }, { findings: [null, 4, {}] }])('reads %j as nothing found', (data) => {
    expect(readFindings(data)).toEqual([]);
  });
});

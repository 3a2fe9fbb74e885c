import { describe, expect, it } from '@jest/globals';
import { readFindings } from './finding';

describe('readFindings', () => {
  it('reads what the check found', () => {
    const data = {
      findings: [
        { code: 'noOptions', severity: 'error', nodeId: 3 },
        { code: 'emptySurvey', severity: 'error' },
      ],
    };

    expect(readFindings(data)).toEqual([
      { code: 'noOptions', severity: 'error', nodeId: 3 },
      { code: 'emptySurvey', severity: 'error', nodeId: null },
    ]);
  });

  it.each([undefined, null, 'x', [], {}, { findings: null }, { findings: [null, 4, {}] }])('reads %j as nothing found', (data) => {
    expect(readFindings(data)).toEqual([]);
  });
});

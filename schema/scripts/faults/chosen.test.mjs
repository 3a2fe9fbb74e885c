import { describe, expect, it } from '@jest/globals';
import { faultsTouchedBy, faultsNamed } from './chosen.mjs';

const jump = { name: 'a jump leads nowhere', file: 'engine/pass.ts', tests: ['src/engine/jumps'] };
const theme = { name: 'no colour', file: 'theme/colour.ts', tests: ['src/theme'] };

describe('the faults to plant', () => {
  it('are those in files that have changed, and those whose tests have', () => {
    expect(faultsTouchedBy([jump, theme], ['engine/pass.ts'])).toEqual([jump]);
    expect(faultsTouchedBy([jump, theme], ['theme/theme-faults.test.ts'])).toEqual([theme]);
    expect(faultsTouchedBy([jump, theme], ['piping/token.ts'])).toEqual([]);
  });

  it('are those with a word in their name or file', () => {
    expect(faultsNamed([jump, theme], 'colour')).toEqual([theme]);
  });
});

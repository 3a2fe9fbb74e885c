import { describe, expect, it } from '@jest/globals';
import { featuresAt } from './icon-shapes';

const bendAt = (share: number) => Number(/q4\.2 (\S+)/.exec(featuresAt(share))?.[1]);

describe('the mouth of a face', () => {
  it('goes from a frown over a straight line to a smile', () => {
    expect([bendAt(0), bendAt(0.5), bendAt(1)]).toEqual([-3.6, 0, 3.6]);
    expect(bendAt(0.75)).toBeGreaterThan(bendAt(0.25));
  });
});

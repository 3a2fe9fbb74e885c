import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LIMITS } from './limit/limits.js';
import { rowId, splitRowId } from './row-id.js';

describe('row ids of /v1', () => {
  it('come apart into what they were made of, up to the largest ones', () => {
    const pair = fc.tuple(fc.integer({ min: 0, max: LIMITS.surveyNumber }), fc.integer({ min: 0, max: LIMITS.localId }));
    fc.assert(
      fc.property(fc.oneof(pair, fc.constant([LIMITS.surveyNumber, LIMITS.localId] as const)), ([surveyNumber, localId]) => {
        const row = rowId(surveyNumber, localId);

        expect(Number.isSafeInteger(row)).toBe(true);
        expect(splitRowId(row)).toEqual({ surveyNumber, localId });
      }),
    );
  });

  it('are told apart from numbers that are none', () => {
    expect([-1, 1.5, Number.NaN, 2 ** 53, 2 ** 52].map(splitRowId)).toEqual([null, null, null, null, null]);
    expect(() => rowId(1, 2 ** 24)).toThrow(RangeError);
  });
});

import { describe, expect, it } from '@jest/globals';
import { presetVisitIn, previewStateOf } from './preview-state';

describe('the way to the preview', () => {
  it('takes the answers of a finding along', () => {
    const state = previewStateOf({ nodeId: 3, witness: { 1: { option: 2 } } });

    expect(presetVisitIn(state)).toEqual({ nodeId: 3, answers: { 1: { option: 2 } } });
  });

  it.each([{ nodeId: 3 }, { witness: {} }, {}])('takes nothing along for %j', (finding) => {
    expect(previewStateOf(finding)).toBeNull();
  });

  it.each([undefined, null, 4, 'x', {}, { preset: null }, { preset: { nodeId: '3', answers: {} } }, { preset: { nodeId: 3 } }])(
    'finds nothing in %j',
    (state) => {
      expect(presetVisitIn(state)).toBeNull();
    },
  );
});

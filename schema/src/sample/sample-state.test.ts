import { describe, expect, it } from '@jest/globals';
import { isSampleEditable, isSampleOpen, sampleActions, type SampleEvent, SAMPLE_STATES, sampleStateAfter } from './sample-state.js';

describe('the state of an order for respondents [S2.route.publish-sample]', () => {
  it.each<[SampleEvent, (number | null)[]]>([
    ['edit', [0, null, null, null, null, null, null, null, 0]],
    ['submit', [1, null, null, null, null, null, null, null, null]],
    ['quote', [null, 2, null, null, null, null, null, null, null]],
    ['reject', [null, 8, null, null, null, null, null, null, null]],
    ['acceptQuote', [null, null, 3, null, null, null, null, null, null]],
    ['pause', [null, null, null, 4, null, null, null, null, null]],
    ['halt', [null, null, null, 4, null, null, null, null, null]],
    ['resume', [null, null, null, null, 3, null, null, null, null]],
    ['deliver', [null, null, null, 5, null, null, null, null, null]],
    ['expire', [null, 7, 7, 5, 5, null, null, null, null]],
    ['acceptDelivery', [null, null, null, null, null, 6, null, null, null]],
    ['cancel', [7, 7, 7, 7, 7, null, null, null, 7]],
  ])('%s leads from each of the nine states to', (event, states) => {
    expect(SAMPLE_STATES.map((state) => sampleStateAfter(state, event))).toEqual(states);
  });

  it('offers its author what it allows', () => {
    expect(SAMPLE_STATES.map(sampleActions)).toEqual([
      ['submit', 'cancel'],
      ['cancel'],
      ['acceptQuote', 'cancel'],
      ['pause', 'cancel'],
      ['resume', 'cancel'],
      ['acceptDelivery'],
      [],
      [],
      ['cancel'],
    ]);
  });

  it('tells what may still be edited, and what may still change by itself', () => {
    expect(SAMPLE_STATES.filter(isSampleEditable)).toEqual([0, 8]);
    expect(SAMPLE_STATES.filter(isSampleOpen)).toEqual([1, 2, 3, 4]);
  });
});

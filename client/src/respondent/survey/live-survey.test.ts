import { describe, expect, it } from '@jest/globals';
import { closureIn, closureOf } from './live-survey';

const said = (code: string, data: unknown = null) => closureIn({ code, message: '', data });

describe('what is in the way of answering', () => {
  it.each([
    ['A0404', 'notFound'],
    ['A0411', 'paused'],
    ['A0418', 'ended'],
    ['A0419', 'full'],
    ['A0421', 'testLinkInvalid'],
    ['A0427', 'A0427'],
    ['A0428', 'A0428'],
    ['A0429', 'A0429'],
    ['A0430', 'A0430'],
    ['A0431', 'A0431'],
  ])('%s means %s [4.2.2]', (code, why) => {
    expect(said(code)).toEqual({ why });
  });

  it('is a beginning that is to come, with its instant [4.2.2]', () => {
    const opensAt = '2026-12-01T00:00:00.000Z';

    expect(said('A0417', { opensAt })).toEqual({ why: 'notStarted', opensAt });
  });

  it('is nothing that a page or an answer of another kind says', () => {
    expect(['00000', 'B0503', 'toString'].map((code) => said(code))).toEqual([null, null, null]);
    expect([undefined, 'unreachable', 7].map((why) => closureOf(why, {}))).toEqual([null, null, null]);
  });
});

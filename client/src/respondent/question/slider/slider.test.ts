import { describe, expect, it } from '@jest/globals';
import { type NodeSetting, type Answer, type SurveyNode, validateAnswer } from '@wence/schema';
import { neighbours, numbered, restOf, scaleOf, shareOf, sliderErrorText } from './slider';

const scale = (setting: NodeSetting = {}) => scaleOf({ id: 1, code: 'Q1', type: 13, title: 'How much?', setting });

describe('the scale of a slider', () => {
  it('goes from 0 to 100 by 1 unless the author says otherwise', () => {
    expect(scale()).toEqual({ min: 0, max: 100, step: 1 });
  });

  it('ends at the last value that a step reaches', () => {
    expect(scale({ min: 0, max: 10, step: 4 })).toEqual({ min: 0, max: 8, step: 4 });
  });

  it('knows where a number stands, and keeps what lies beyond at its end', () => {
    expect([-20, 10, 40].map((number) => shareOf(scale({ min: -20, max: 40 }), number))).toEqual([0, 0.5, 1]);
    expect([shareOf(scale(), -1), shareOf(scale(), 101)]).toEqual([0, 1]);
  });
});

describe('an untouched knob', () => {
  it('waits in the middle, at a value that there is', () => {
    expect(restOf(scale(), undefined)).toBe(50);
    expect(scale({ min: 1, max: 10, step: 3 })).toMatchObject({ max: 10 });
    expect([1, 4, 7, 10]).toContain(restOf(scale({ min: 1, max: 10, step: 3 }), undefined));
  });

  it('waits where its author put it', () => {
    expect(restOf(scale(), 20)).toBe(20);
  });
});

describe('numbers beside a number that is between two steps', () => {
  it('are the one below and the one above', () => {
    expect(neighbours(scale({ step: 5 }), 33)).toEqual([30, 35]);
  });

  it('are one at the end of the scale', () => {
    expect(neighbours(scale({ min: 0, max: 10, step: 4 }), 9)).toEqual([8]);
  });
});

describe('numbers written to marks', () => {
  it('are as many as fit on a narrow phone, at equal distances [S9.slider.marks-11]', () => {
    expect(numbered(scale())).toEqual([0, 20, 40, 60, 80, 100]);
    expect(numbered(scale({ min: 0, max: 10 }))).toHaveLength(6);
    expect(numbered(scale({ min: 0, max: 4 }))).toEqual([0, 1, 2, 3, 4]);
  });

  it('are the ends and the middle where they are long', () => {
    expect(numbered(scale({ min: -99_999, max: 99_999 }))).toEqual([-99_999, 1, 99_999]);
  });

  it('leave room before an end that comes early', () => {
    expect(numbered(scale({ min: 0, max: 11 }))).toEqual([0, 2, 4, 6, 8, 11]);
  });
});

function told(setting: NodeSetting, answer?: Answer) {
  const node: SurveyNode = { id: 1, code: 'Q1', type: 13, title: 'How much?', required: true, setting };
  const [error] = validateAnswer(node, answer);
  return error && sliderErrorText?.('en', { node, options: [], rows: [] }, answer, error);
}

describe('the error of a slider', () => {
  it('says what there is to do while it is untouched [4.2.41]', () => {
    expect(told({ max: 10 })).toBe('Not set yet. Move the slider or type a number from 0 to 10');
  });

  it('says the ends, and the number that is beyond them', () => {
    expect(told({ min: -5, max: 10 }, { number: 12 })).toBe('Enter a number from -5 to 10. It is 12 now');
  });

  it('says the nearest steps', () => {
    expect(told({ step: 5 }, { number: 33 })).toBe('It goes in steps of 5. The nearest to 33: 30 and 35');
    expect(told({ max: 10, step: 4 }, { number: 10 })).toBe('Enter a number from 0 to 8. It is 10 now');
  });

  it('is silent about what is right', () => {
    expect(told({ step: 5 }, { number: 35 })).toBeUndefined();
  });
});

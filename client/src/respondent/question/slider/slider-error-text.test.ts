import { describe, expect, it } from '@jest/globals';
import { type Answer, type NodeSetting, type SurveyNode, validateAnswer } from '@wence/schema';
import { sliderErrorText } from './slider-error-text';

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

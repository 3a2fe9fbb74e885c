import { describe, expect, it } from '@jest/globals';
import { type Answer, type SurveyNode, validateAnswer } from '@wence/schema';
import { rateErrorText } from './rate-error-text';

const node: SurveyNode = { id: 1, code: 'Q1', type: 4, title: 'How good?', required: true, setting: { min: 0, max: 10 } };

function told(answer?: Answer) {
  const [error] = validateAnswer(node, answer);
  return error && rateErrorText?.('en', { node, options: [], rows: [] }, answer, error);
}

describe('the error of a rate', () => {
  it('says the scale [4.2.41]', () => {
    expect(told()).toBe('No rating yet. Choose from 0 to 10');
    expect(told({ number: 11 })).toBe('Choose from 0 to 10');
    expect(told({ number: 10 })).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { type Answer, type SurveyNode, validateAnswer } from '@wence/schema';
import { addsUp, hasLongWord, isSpread, pointsOf, rateTexts, upperLine, rateErrorText } from './rate';

const TEXTS = { left_text: 'poor', center_text: 'fair', right_text: 'good' };

describe('the points of a scale', () => {
  it('are all whole numbers from its lower to its upper end', () => {
    expect(pointsOf({ min: 1, max: 5 })).toEqual([1, 2, 3, 4, 5]);
    expect(pointsOf({ min: 0, max: 10 })).toHaveLength(11);
  });

  it('have the words of the ends and of the middle', () => {
    expect(rateTexts({ min: 1, max: 5 }, TEXTS)).toEqual({
      names: ['poor', '', 'fair', '', 'good'],
      captions: ['poor', '', 'fair', '', 'good'],
    });
  });

  it('have no middle where their number is even: its words are written between two and name neither', () => {
    const { names, captions } = rateTexts({ min: 1, max: 4 }, TEXTS);

    expect(names).toEqual(['poor', '', '', 'good']);
    expect(captions).toEqual(['poor', 'fair', '', 'good']);
  });

  it('are two ends without a middle where there are two', () => {
    expect(rateTexts({ min: 0, max: 1 }, TEXTS).captions).toEqual(['poor', 'good']);
  });

  it('say nothing where their author wrote nothing', () => {
    expect(rateTexts({ min: 1, max: 3 }, {}).captions).toEqual(['', '', '']);
  });

  it('take two lines of about one length on a narrow screen when they are more than six', () => {
    expect([2, 5, 6].map(upperLine)).toEqual([undefined, undefined, undefined]);
    expect([7, 8, 10, 11].map(upperLine)).toEqual([4, 4, 5, 6]);
  });

  it('spread where few have words to carry', () => {
    expect(isSpread(['poor', '', 'good'])).toBe(true);
    expect(isSpread(['', '', ''])).toBe(false);
    expect(isSpread(['poor', '', '', '', '', 'good'])).toBe(false);
  });
});

describe('a word that is too long for a point on a phone', () => {
  it('has more than ten letters', () => {
    expect(hasLongWord(['Very bad', 'Excellent'])).toBe(false);
    expect(hasLongWord(['Very dissatisfied'])).toBe(true);
  });

  it('is none of Chinese, which can be parted anywhere', () => {
    expect(hasLongWord(['\u597d'.repeat(12)])).toBe(false);
  });
});

describe('lit points', () => {
  it('add up to the chosen one for stars, hearts and rows of thumbs', () => {
    expect([addsUp('star', 5), addsUp('heart', 2), addsUp('thumb', 3)]).toEqual([true, true, true]);
  });

  it('are the chosen one alone where each says something of its own', () => {
    expect([addsUp('smile', 5), addsUp('number', 11), addsUp('thumb', 2)]).toEqual([false, false, false]);
  });
});

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

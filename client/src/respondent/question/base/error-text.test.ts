import { describe, expect, it } from '@jest/globals';
import { type Answer, type QuestionType, type SurveyNode, validateAnswer } from '@wence/schema';
import { en } from '../../i18n/en';
import { errorText } from './error-text';
import { loadedControls } from './loaded-controls';

const node = (type: QuestionType, rest: Partial<SurveyNode> = {}): SurveyNode => ({
  id: 1,
  code: 'Q1',
  type,
  title: 'q',
  required: true,
  ...rest,
});
const options = [
  { id: 11, code: '1', title: 'tea' },
  { id: 12, code: '2', title: 'milk' },
  { id: 13, code: '3', title: 'else', other: true },
];

/** What a respondent would read about this answer. */
function told(question: SurveyNode, answer?: Answer): string {
  const [error] = validateAnswer(question, answer);
  return error ? errorText(en, { node: question, options: question.options ?? [], rows: [] }, answer, error) : 'nothing';
}

describe('errorText', () => {
  it('says what kind of answer is missing', () => {
    expect(told(node(1, { options }))).toBe('Choose one option');
    expect(told(node(2, { options }))).toBe('Choose at least one option');
    expect(told(node(3))).toBe('Fill in an answer');
  });

  it('says the limit and where the answer stands', () => {
    const choice = node(2, { options, setting: { min: 2, max: 2 } });

    expect(told(choice, { options: [{ option: 11 }] })).toBe('Choose at least 2 options. You have chosen 1');
    expect(told(choice, { options: [{ option: 11 }, { option: 12 }, { option: 13, text: 'x' }] })).toContain('no more than 2 options');
  });

  it('counts characters as the rule does: an emoji is one, spaces at the ends are none', () => {
    const text = node(3, { setting: { min_word: 3, max_word: 20 } });

    expect(told(text, { text: ' \u{1F375}a ' })).toBe('Write 3–20 characters. You have 2');
  });

  it('names the one limit there is', () => {
    expect(told(node(3, { setting: { min_word: 5 } }), { text: 'abc' })).toBe('Write at least 5 characters. You have 3');
    expect(told(node(3, { setting: { max_word: 2 } }), { text: 'abc' })).toBe('Write no more than 2 characters. You have 3');
  });

  it('says the bounds of a number', () => {
    expect(told(node(3, { setting: { format: 2, min: 0, max: 500 } }), { text: '900' })).toBe('Enter a number from 0 to 500');
    expect(told(node(3, { setting: { format: 1, min: 18 } }), { text: '7' })).toBe('Enter 18 or a larger number');
    expect(told(node(3, { setting: { format: 1, max: 120 } }), { text: '130' })).toBe('Enter 120 or a smaller number');
  });

  it('names the option whose details are missing', () => {
    expect(told(node(1, { options }), { option: 13 })).toBe('Fill in the details for “else”');
  });

  it('speaks of a type by what its answer looks like', () => {
    const before = loadedControls.get('dropdown');
    loadedControls.set('dropdown', { Control: () => null });

    try {
      expect(told(node(6, { options }))).toBe('Choose one option');
      expect(told(node(52, { options }))).toBe('Choose one option');
      expect(told(node(54), { text: '123' })).toContain('11-digit');
    } finally {
      // Other tests of this worker have the same controls.
      if (before) loadedControls.set('dropdown', before);
      else loadedControls.delete('dropdown');
    }
  });

  it('reads the title of an option without its markup', () => {
    const other = [{ id: 13, code: '3', title: '<b>else</b>', other: true }];

    expect(told(node(1, { options: other }), { option: 13 })).toBe('Fill in the details for “else”');
  });

  it.each([
    [1, 'whole number'],
    [2, 'a number'],
    [3, '11-digit'],
    [4, 'email'],
    [5, 'letters A to Z'],
    [6, 'Chinese characters'],
  ])('says what format %i looks like', (format, words) => {
    expect(told(node(3, { setting: { format } }), { text: '?!' })).toContain(words);
  });
});

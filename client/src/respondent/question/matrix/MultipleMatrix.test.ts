import { beforeAll, describe, expect, it } from '@jest/globals';
import type { SurveyNode } from '@wence/schema';
import { loadWords, messagesIn } from '../../i18n/messages';
import { multipleTexts } from './MultipleMatrix';

function hint(min: number, max: number) {
  const node: SurveyNode = { id: 1, code: 'Q1', type: 14, subType: 2, title: '', setting: { min, max } };
  return multipleTexts.hint(messagesIn('en'), node);
}

describe('what a matrix of checkboxes asks for before anything is chosen', () => {
  beforeAll(() => loadWords('en'));

  it('names both limits, or the one there is', () => {
    expect(hint(2, 3)).toBe('Choose 2–3 options in each row');
    expect(hint(2, 0)).toBe('Choose at least 2 options in each row');
    expect(hint(0, 3)).toBe('Choose up to 3 options in each row');
  });

  it('names one number where both limits are the same', () => {
    expect(hint(2, 2)).toBe('Choose 2 options in each row');
    expect(hint(1, 1)).toBe('Choose 1 option in each row');
  });

  it('says that any number will do without limits', () => {
    expect(hint(0, 0)).toBe('Choose any number in each row');
  });
});

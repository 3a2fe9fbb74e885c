import { describe, expect, it } from '@jest/globals';
import type { SurveyNode, SurveyRow } from '@wence/schema';
import { layoutOf } from './layout';

const SATISFACTION = ['Very dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very satisfied'];
const columns = (...titles: string[]) => titles.map((title, key) => ({ key, title }));
const rows = (...titles: string[]): SurveyRow[] => titles.map((title, place) => ({ id: 20 + place, code: String(place), title }));
const matrix = (setting: SurveyNode['setting'] = {}): SurveyNode => ({ id: 1, code: 'Q1', type: 14, subType: 1, title: '', setting });
const CHOICES = { leastWidth: 52 };

describe('how a matrix is laid out', () => {
  it('is a table where the columns fit side by side', () => {
    expect(layoutOf(matrix(), rows('Design'), columns(...SATISFACTION), CHOICES).isTable).toBe(true);
  });

  it('is a card per row where they do not: nothing may scroll sideways [4.2.8]', () => {
    expect(layoutOf(matrix(), rows('Design'), columns(...SATISFACTION, ...SATISFACTION), CHOICES).isTable).toBe(false);
    expect(layoutOf(matrix(), rows('Design'), columns('Donaudampfschifffahrtsgesellschaft', ...SATISFACTION), CHOICES).isTable).toBe(false);
  });

  it('is a card per row where the author split it, whatever the room', () => {
    expect(layoutOf(matrix({ is_split: true }), rows('Design'), columns('Yes', 'No'), CHOICES).isTable).toBe(false);
  });

  it('asks for the room of the rows where rows and columns are swapped', () => {
    const many = rows(...Array.from({ length: 12 }, () => 'Aspect'));

    expect(layoutOf(matrix({ is_flip: true }), many, columns('Yes', 'No'), CHOICES)).toMatchObject({ isFlipped: true, isTable: false });
    expect(layoutOf(matrix({ is_flip: true }), rows('Design', 'Price'), columns(...SATISFACTION), CHOICES).isTable).toBe(true);
  });

  it('keeps room for the right ends of rows that have two', () => {
    const sided = rows('Slow').map((row) => ({ ...row, rightTitle: 'Fast' }));
    const points = columns(...Array.from({ length: 11 }, () => ''));

    expect(layoutOf(matrix(), rows('Slow'), points, { leastWidth: 40 }).isTable).toBe(true);
    expect(layoutOf(matrix(), sided, points, { leastWidth: 40 })).toMatchObject({ isSided: true, isTable: false });
  });
});

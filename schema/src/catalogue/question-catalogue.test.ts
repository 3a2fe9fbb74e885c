import { describe, expect, it } from '@jest/globals';
import { isQuestionType, questionCatalogue, questionRow } from './question-catalogue.js';

describe('the question catalogue', () => {
  it('knows 1 single choice, 2 multiple choice, 3 open text [S3.type.1-single] [S3.type.2-multiple] [S3.type.3-open]', () => {
    expect(questionCatalogue.map(({ type, key }) => [type, key])).toEqual([
      [1, 'single'],
      [2, 'multiple'],
      [3, 'text'],
    ]);
  });

  it('lists the settings an author can make', () => {
    expect(questionRow(1).settingKeys).toEqual(['column']);
    expect(questionRow(2).settingKeys).toEqual(['column', 'min', 'max']);
    expect(questionRow(3).settingKeys).toEqual(['min', 'max', 'size', 'format', 'min_word', 'max_word', 'suffix']);
  });

  it('switches only where it works both ways', () => {
    for (const { type, switchesTo } of questionCatalogue) {
      for (const other of switchesTo) expect(questionRow(other).switchesTo).toContain(type);
    }
  });

  it('tells its numbers from others', () => {
    expect([0, 1, 2, 3, 4, 1.5].map(isQuestionType)).toEqual([false, true, true, true, false, false]);
  });
});

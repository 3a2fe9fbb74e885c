import { describe, expect, it } from '@jest/globals';
import { judgeChoice } from './judge-choice';

const KNOWN = [
  { id: 'a', name: 'Teas', parentId: null },
  { id: 'b', name: 'Green', parentId: 'a' },
];
const judge = (categoryId: string | null, name: string) => judgeChoice({ categoryId, name }, KNOWN);

describe('confirming the add-to-library dialog', () => {
  it('adds to the chosen category', () => {
    expect(judge('a', '')).toEqual({ kind: 'add', categoryId: 'a' });
    expect(judge('a', '  ')).toEqual({ kind: 'add', categoryId: 'a' });
  });

  it('does nothing with neither a category nor a name [S5.library.inline-error] [S5.library.warn-choose]', () => {
    expect(judge(null, '')).toEqual({ kind: 'nothing' });
    expect(judge(null, ' \t ')).toEqual({ kind: 'nothing' });
  });

  it('makes a category of the typed name, at most 24 characters [S5.library.name-max-24]', () => {
    expect(judge(null, ' Cups ')).toEqual({ kind: 'create', name: 'Cups' });
    expect(judge('a', 'Cups')).toEqual({ kind: 'create', name: 'Cups' });
    expect(judge(null, '\u{1f375}'.repeat(24)).kind).toBe('create');
    expect(judge(null, 'x'.repeat(25))).toEqual({ kind: 'tooLong', limit: 24 });
  });

  it('takes the category of that name where there is one on the upper level', () => {
    expect(judge(null, 'teas')).toEqual({ kind: 'add', categoryId: 'a' });
    expect(judge(null, 'Green')).toEqual({ kind: 'create', name: 'Green' });
  });
});

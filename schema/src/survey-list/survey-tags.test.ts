import { describe, expect, it } from '@jest/globals';
import { SURVEY_LIST_LIMITS } from '../limit/author-limits.js';
import { readSurveyTags } from './survey-tags.js';

const { tag: longest, tags: most } = SURVEY_LIST_LIMITS;
const numbered = (count: number) => Array.from({ length: count }, (_, place) => `t${place}`);

describe('the tags that an author wrote', () => {
  it('are kept without the spaces around them, each once, in their order', () => {
    expect(readSurveyTags([' spring ', 'team', 'spring', 'Team'], 'tags')).toEqual({ ok: true, value: ['spring', 'team', 'Team'] });
  });

  it('may be none, the longest and the most', () => {
    expect(readSurveyTags([], 'tags').ok).toBe(true);
    expect(readSurveyTags(['\u{1F375}'.repeat(longest)], 'tags').ok).toBe(true);
    expect(readSurveyTags([...numbered(most), 't0'], 'tags').ok).toBe(true);
  });

  it('are refused where one is empty or too long, each named by its place', () => {
    expect(readSurveyTags(['ok', ' ', 'x'.repeat(longest + 1)], 'tags')).toEqual({
      ok: false,
      faults: [
        { field: 'tags[1]', rule: 'tooShort', limit: 1 },
        { field: 'tags[2]', rule: 'tooLong', limit: longest },
      ],
    });
  });

  it('are refused when they are too many', () => {
    expect(readSurveyTags(numbered(most + 1), 'labels')).toEqual({
      ok: false,
      faults: [{ field: 'labels', rule: 'tooMany', limit: most }],
    });
  });
});

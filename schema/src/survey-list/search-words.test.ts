import { describe, expect, it } from '@jest/globals';
import { SURVEY_LIST_LIMITS } from '../limit/author-limits.js';
import { single, survey, text } from '../testing/index.js';
import { searchWords } from './search-words.js';

describe('the words that a search of the list looks through', () => {
  it('are the title and the texts of the questions, each on a line, in lower case', () => {
    const definition = { ...survey(single('Q1', 'Tea or COFFEE?', ['Green', 'Black']), text('Q2', 'Why?')), title: 'Breakfast' };

    expect(searchWords(definition)).toBe('breakfast\ntea or coffee?\nwhy?');
  });

  it('are without the markup, and a question without a text has no line', () => {
    const definition = { ...survey(text('Q1', 'How do you like your <b>porridge</b> &amp; milk?'), text('Q2', '')), title: 'T' };

    expect(searchWords(definition)).toBe('t\nhow do you like your porridge & milk?');
  });

  it('end at the limit, whole characters only, with the questions that come first', () => {
    const long = '\u{1F375}'.repeat(3000);
    const definition = { ...survey(text('Q1', long), text('Q2', long), text('Q3', long), text('Q4', 'last')), title: 'T' };

    const words = searchWords(definition);

    expect([...words].length).toBeLessThanOrEqual(SURVEY_LIST_LIMITS.searched);
    expect(words.startsWith('t\n\u{1F375}')).toBe(true);
    expect(words).not.toContain('last');
    // Half a character could not be written in an address.
    expect(() => encodeURIComponent(words)).not.toThrow();
  });
});

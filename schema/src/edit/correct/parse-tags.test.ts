import { describe, expect, it } from '@jest/globals';
import { parseTags } from './parse-tags.js';

const ELEVEN_LINES = 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk';

describe('the tags of a level as an author types them', () => {
  it('are one per line; blank lines are passed over [S5.evaluate.tags-one-per-line]', () => {
    expect(parseTags('clean\r\n quiet \n\n  \ncheap').tags).toEqual(['clean', 'quiet', 'cheap']);
  });

  it('are at most 10 [S5.evaluate.tags-max-10] [S9.evaluate.tag-10]', () => {
    expect(parseTags(ELEVEN_LINES).tags).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']);
  });

  it('have at most 10 characters: a longer line is split [S5.evaluate.tags-split-10]', () => {
    expect(parseTags('abcdefghijklmno').tags).toEqual(['abcdefghij', 'klmno']);
    expect(parseTags('abcdefghij').tags).toEqual(['abcdefghij']);
  });

  it('count characters, not halves of them', () => {
    expect(parseTags('\u{1F600}'.repeat(11)).tags).toEqual(['\u{1F600}'.repeat(10), '\u{1F600}']);
  });

  it('come once each, and the repeated ones are told [S5.tags.duplicate-error]', () => {
    expect(parseTags('A\nB\nA\nA')).toEqual({ tags: ['A', 'B'], duplicates: ['A'] });
  });
});

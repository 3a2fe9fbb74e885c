import { describe, expect, it } from '@jest/globals';
import type { SurveyNode } from '@wence/schema';
import { levelTexts, withComment, withLevel, withTag } from './evaluate';

const options = [
  { id: 11, code: '1', title: 'bad', setting: { tags: ['slow', 'rude'] } },
  { id: 12, code: '2', title: 'good', setting: { tags: ['quick', 'kind', 'tasty'] } },
];
const node: SurveyNode = { id: 1, code: 'Q1', type: 5, title: 'How was it?', setting: { max: 2, is_comment: true }, options };

describe('the level of an evaluation', () => {
  it('takes the tags of the old one along when it changes, and leaves the comment [4.2.31]', () => {
    expect(withLevel({ level: 2, tags: ['quick'], text: 'thanks' }, 1)).toEqual({ level: 1, tags: [], text: 'thanks' });
  });

  it('keeps its tags when it is chosen again', () => {
    const before = { level: 2, tags: ['quick'] };

    expect(withLevel(before, 2)).toBe(before);
    expect(withLevel(undefined, 2)).toEqual({ level: 2, tags: [] });
  });

  it('has the text of its place in the document, as it reads now, in whatever order the options are offered', () => {
    const offered = [
      { id: 12, code: '2', title: 'good for <b>Li</b>' },
      { id: 11, code: '1', title: 'bad' },
    ];

    expect(levelTexts(node, offered, 3).names).toEqual(['bad', 'good for Li', '']);
  });

  it('is written out at the ends only where there are many', () => {
    const many = Array.from({ length: 6 }, (_, place) => ({ id: place + 20, code: String(place), title: `level ${place}` }));

    expect(levelTexts({ ...node, options: many }, many, 6).captions).toEqual(['level 0', '', '', '', '', 'level 5']);
  });
});

describe('tags of a level', () => {
  it('come and go in the order of the level', () => {
    const one = withTag(node, { level: 2, tags: [] }, 'tasty');
    const two = withTag(node, one, 'quick');

    expect(two.tags).toEqual(['quick', 'tasty']);
    expect(withTag(node, two, 'tasty').tags).toEqual(['quick']);
  });
});

describe('the comment', () => {
  it('is not there when it is empty', () => {
    expect(withComment({ level: 1, tags: [], text: 'x' }, '')).toEqual({ level: 1, tags: [] });
    expect(withComment({ level: 1, tags: [] }, 'x')).toEqual({ level: 1, tags: [], text: 'x' });
  });
});

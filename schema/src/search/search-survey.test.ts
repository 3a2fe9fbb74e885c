import { describe, expect, it } from '@jest/globals';
import { block, single, survey, text } from '../testing/index.js';
import { searchEntries, searchSurvey } from './search-survey.js';

const canteen = survey(
  single('Q1', '<b>Which</b> drink?', ['Green tea', 'Milk']),
  block('B1', 'Tea time', [text('Q2', 'Why')]),
  text('Q3', 'When'),
);
const found = (words: string) => searchSurvey(canteen, words).map(({ nodeCode, part, text: read }) => `${nodeCode} ${part} ${read}`);

describe('the search in a survey', () => {
  it('finds titles and options in the order of the document, whatever the case', () => {
    expect(found('TEA')).toEqual(['Q1 option Green tea', 'B1 title Tea time']);
  });

  it('reads titles without their markup, and says what to mark', () => {
    expect(searchSurvey(canteen, ' drink ')).toMatchObject([{ nodeCode: 'Q1', text: 'Which drink?', range: [6, 11] }]);
    expect(found('<b>')).toEqual([]);
  });

  it('finds a node by its code, in containers as well', () => {
    expect(searchSurvey(canteen, 'q2')).toMatchObject([{ nodeCode: 'Q2', part: 'title', range: null }]);
  });

  it('finds nothing without words', () => {
    expect(found('  ')).toEqual([]);
  });

  it('reads a document once', () => {
    expect(searchEntries(canteen)).toBe(searchEntries({ nodes: canteen.nodes }));
  });
});

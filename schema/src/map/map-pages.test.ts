import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defaultTexts } from '../catalogue/default-content.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { page, pageBlock } from '../testing/build-container.js';
import { type BuiltNode, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { randomRuns } from '../testing/random-runs.js';
import { mapPages } from './map-pages.js';
import { surveyMap } from './survey-map.js';

const runs = (...nodes: readonly BuiltNode[]) =>
  mapPages(survey(...nodes)).map(({ number, title, from, until }) => [number, title, from, until]);

describe('the pages of a map', () => {
  it('is one without breaks, and none without questions', () => {
    expect(runs(text('Q1', 'Why?'), text('Q2', 'How?'))).toEqual([[1, '', 0, 2]]);
    expect(runs()).toEqual([]);
  });

  it('end at a break, which gives them its text', () => {
    expect(runs(text('Q1', 'Why?'), page('P1'), text('Q2', 'How?'), text('Q3', 'When?'))).toEqual([
      [1, 'P1', 0, 1],
      [2, '', 1, 3],
    ]);
  });

  it('have no title as long as nobody has named the break', () => {
    for (const language of ['en', 'zh-CN'] as const) {
      const untouched = page(defaultTexts(language).titles.page ?? '');
      expect(runs(text('Q1', 'Why?'), untouched, text('Q2', 'How?'))[0]).toEqual([1, '', 0, 1]);
    }
  });

  it('leave out what has no questions: a break at the start, at the end, or after another one', () => {
    expect(runs(page('P1'), text('Q1', 'Why?'), page('P2'), page('P3'))).toEqual([[1, 'P2', 0, 1]]);
  });

  it('begin and end with a page block', () => {
    expect(runs(text('Q1', 'Why?'), pageBlock('B1', 'Block', [text('Q2', 'How?')]), text('Q3', 'When?'))).toEqual([
      [1, '', 0, 1],
      [2, '', 1, 3],
      [3, '', 3, 4],
    ]);
  });

  it('hold every stop of the map exactly once, under the id of the first', () => {
    fc.assert(
      fc.property(arbitraryDefinition(fc), (definition) => {
        const { stops } = surveyMap(definition);
        const pages = mapPages(definition);

        expect(pages.flatMap(({ from, until }) => stops.slice(from, until))).toEqual(stops);
        expect(pages.map(({ id }) => id)).toEqual(pages.map(({ from }) => stops[from]?.nodeId));
      }),
      randomRuns(200),
    );
  });
});

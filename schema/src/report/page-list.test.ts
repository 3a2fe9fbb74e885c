import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { compile } from '../engine/compile.js';
import { evaluate } from '../engine/evaluate.js';
import { pagePlan } from '../engine/page-plan.js';
import { arbitraryAnswers } from '../testing/arbitrary-answers.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { block, page, pageBlock, statement } from '../testing/build-container.js';
import { single, text } from '../testing/build-node.js';
import { surveyWith } from '../testing/build-survey.js';
import { randomRuns } from '../testing/random-runs.js';
import { pageList, placeOfPage } from './page-list.js';

const hidden = { setting: { attribute: 'hide' as const } };
const nodes = [
  text('Q1', 'Where from?', hidden),
  statement('T1', 'Hello'),
  single('Q2', 'Tea?', ['yes', 'no']),
  page('P1'),
  text('Q3', 'Which tag?', hidden),
  page('P2'),
  pageBlock('B1', 'Why', [text('Q4', 'Why?'), text('Q5', 'And?')]),
  statement('T2', 'Thanks'),
];
const codesIn = (paging: 'all' | 'page' | 'question') =>
  pageList(surveyWith({ perPage: paging !== 'all', settings: paging === 'page' ? { paging } : {} }, ...nodes)).map(
    ({ first }) => first.code,
  );

describe('the pages of a survey', () => {
  it('are named by their first question that anybody sees, and those without one by their statement', () => {
    expect(codesIn('page')).toEqual(['Q2', 'Q4', 'T2']);
  });

  it('are its questions where they come one by one, and one where all stand together', () => {
    expect(codesIn('question')).toEqual(['Q2', 'Q4', 'Q5', 'T2']);
    expect(codesIn('all')).toEqual(['Q2']);
  });

  it('are none where nothing can be seen', () => {
    expect(pageList(surveyWith({}, text('Q1', 'Tag', hidden)))).toEqual([]);
  });

  it('have each page that anybody is shown, and those come in places that grow', () => {
    const visits = arbitraryDefinition(fc).chain((definition) =>
      fc.record({ definition: fc.constant(definition), answers: arbitraryAnswers(fc, definition), seed: fc.uuid() }),
    );
    fc.assert(
      fc.property(visits, ({ definition, answers, seed }) => {
        const listed = pageList(definition);
        const { visible } = evaluate(compile(definition), answers, seed);
        const shown = pagePlan(definition, visible, seed);

        const places = shown.map(({ id }) => placeOfPage(definition, id, seed) ?? 0);
        expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
        expect(places.every((place) => place > 0)).toBe(true);
        for (const { id } of shown) expect(listed.filter(({ nodeIds }) => nodeIds.includes(id))).toHaveLength(1);
      }),
      randomRuns(500),
    );
  });
});

describe('the place of a page', () => {
  const shuffled = surveyWith(
    {},
    block('B1', 'Any order', [text('Q1', 'A?'), text('Q2', 'B?'), text('Q3', 'C?')], { sequence: 1 }),
    page('P1'),
  );
  const [one = 0, two = 0, three = 0] = (shuffled.nodes[0]?.nodes ?? []).map(({ id }) => id);

  it('follows the order of the respondent', () => {
    const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => [one, two, three].map((id) => placeOfPage(shuffled, id, seed)));

    for (const places of orders) expect(places.sort()).toEqual([1, 2, 3]);
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => placeOfPage(shuffled, one, seed))).size).toBeGreaterThan(1);
  });

  it('is 0 for the welcome, and none for a break, a container and what is not there', () => {
    const [container = 0, pageBreak = 0] = shuffled.nodes.map(({ id }) => id);

    expect([0, container, pageBreak, 999].map((id) => placeOfPage(shuffled, id, 'a'))).toEqual([0, null, null, null]);
  });
});

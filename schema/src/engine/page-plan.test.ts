import { describe, expect, it } from '@jest/globals';
import type { NodeSetting, SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { pagePlan } from './page-plan.js';

const question = (id: number): SurveyNode => ({ id, code: `Q${id}`, type: 3, title: `Question ${id}` });
const statement = (id: number): SurveyNode => ({ id, code: `S${id}`, type: 90, title: `Statement ${id}` });
const breakPage = (id: number, setting: NodeSetting = {}): SurveyNode => ({ id, code: `$Q${id}`, type: 0, title: 'Page', setting });
const block = (id: number, nodes: SurveyNode[], setting: NodeSetting = {}): SurveyNode => ({
  id,
  code: `Page${id}`,
  type: 30,
  title: 'Block',
  setting,
  nodes,
});
const group = (id: number, nodes: SurveyNode[], more: Partial<SurveyNode> = {}): SurveyNode => ({
  id,
  code: `G${id}`,
  group: true,
  title: 'Group',
  nodes,
  ...more,
});

const survey = (paging: 'all' | 'page' | 'question', nodes: SurveyNode[]): SurveyDefinition => ({
  format: 1,
  lastId: 99,
  title: 'Pages',
  nodes,
  ...(paging === 'all' ? {} : { perPage: true }),
  ...(paging === 'page' ? { settings: { paging } } : {}),
});

const idsOn = (definition: SurveyDefinition, visible: number[], seed?: string): (readonly number[])[] =>
  pagePlan(definition, visible, seed).map(({ nodeIds }) => nodeIds);

describe('the pages of a survey', () => {
  const mixed = [
    question(1),
    breakPage(2),
    statement(3),
    question(4),
    group(5, [question(6), breakPage(7), question(8)]),
    block(9, [question(10), question(11)]),
    block(12, [question(13)]),
    question(14),
    statement(15),
  ];
  const all = [1, 3, 4, 6, 8, 10, 11, 13, 14, 15];

  it('are one when everything stands on one page', () => {
    expect(idsOn(survey('all', mixed), all)).toEqual([[1, 3, 4, 6, 8, 10, 11, 13, 14, 15]]);
  });

  it('are split at page breaks at any depth and at the borders of page blocks', () => {
    expect(idsOn(survey('page', mixed), all)).toEqual([[1], [3, 4, 6], [8], [10, 11], [13], [14, 15]]);
  });

  it('are one per question, which takes the statements before it along; the last ones stand alone', () => {
    expect(idsOn(survey('question', mixed), all)).toEqual([[1], [3, 4], [6], [8], [10], [11], [13], [14], [15]]);
  });

  it('vanish when nothing on them is shown', () => {
    expect(idsOn(survey('page', mixed), [1, 8, 13])).toEqual([[1], [8], [13]]);
    expect(idsOn(survey('question', mixed), [3, 14])).toEqual([[3, 14]]);
    expect([survey('all', mixed), survey('page', mixed), survey('question', mixed)].map((each) => idsOn(each, []))).toEqual([[], [], []]);
    expect(idsOn(survey('page', [breakPage(1), question(2), breakPage(3), breakPage(4)]), [2])).toEqual([[2]]);
  });

  it('keep their id while the questions on them come and go', () => {
    const idsOf = (visible: number[]): number[] => pagePlan(survey('page', mixed), visible).map(({ id }) => id);

    expect(idsOf(all)).toEqual([1, 3, 8, 10, 13, 14]);
    expect(idsOf([6, 11, 15])).toEqual([3, 10, 14]);
    expect(pagePlan(survey('question', mixed), [3, 4, 15]).map(({ id }) => id)).toEqual([4, 15]);
  });
});

describe('what the author says about a page', () => {
  const away = { prev_text: 'Back a bit', next_text: 'Further', is_prev: false };
  const plain = { minSeconds: 0, maxSeconds: 0, prevText: '', nextText: '', isPrev: true };
  const texts = { prevText: 'Back a bit', nextText: 'Further', isPrev: false };

  it('counts for the page that a break ends, and for the pages of a block', () => {
    const nodes = [question(1), breakPage(2, away), question(3), block(4, [question(5)], { ...away, next_text: 'Done' }), question(6)];

    expect(pagePlan(survey('page', nodes), [1, 3, 5, 6])).toEqual([
      { id: 1, nodeIds: [1], ...plain, ...texts },
      { id: 3, nodeIds: [3], ...plain },
      { id: 5, nodeIds: [5], ...plain, ...texts, nextText: 'Done' },
      { id: 6, nodeIds: [6], ...plain },
    ]);
  });

  it('counts for the last page when a page block ends the survey', () => {
    const nodes = [question(1), block(4, [question(5), breakPage(7, { next_text: 'Half' }), question(6)], away)];

    expect(pagePlan(survey('page', nodes), [1, 5, 6]).map(({ nextText }) => nextText)).toEqual(['', 'Half', 'Further']);
  });

  it('limits the stay only with control on', () => {
    const withControl = (control: boolean): SurveyDefinition =>
      survey('page', [question(1), breakPage(2, { control, min: 5, max: 60 }), question(3)]);

    expect(pagePlan(withControl(true), [1, 3]).map(({ minSeconds, maxSeconds }) => [minSeconds, maxSeconds])).toEqual([
      [5, 60],
      [0, 0],
    ]);
    expect(pagePlan(withControl(false), [1]).map(({ minSeconds, maxSeconds }) => [minSeconds, maxSeconds])).toEqual([[0, 0]]);
  });

  it('counts on each screen of the page when questions come one by one, except for the limits of the stay', () => {
    const nodes = [question(1), question(2), breakPage(3, { ...away, control: true, min: 5, max: 60 }), question(4)];

    expect(pagePlan(survey('question', nodes), [1, 2, 4])).toEqual([
      { id: 1, nodeIds: [1], ...plain, ...texts },
      { id: 2, nodeIds: [2], ...plain, ...texts },
      { id: 4, nodeIds: [4], ...plain },
    ]);
  });

  it('counts for nothing when everything stands on one page', () => {
    expect(pagePlan(survey('all', [question(1), breakPage(2, away)]), [1])).toEqual([{ id: 1, nodeIds: [1], ...plain }]);
  });
});

describe('the order of questions in a container', () => {
  const seeds = Array.from({ length: 100 }, (_, place) => `s${place}`);
  const orders = (definition: SurveyDefinition, visible: number[]): Set<string> =>
    new Set(seeds.map((seed) => JSON.stringify(idsOn(definition, visible, seed))));

  it('follows its sequence and the seed, locked ones staying', () => {
    const nodes = [question(1), group(2, [question(3), { ...question(4), locked: true }, question(5)], { sequence: 1 }), question(6)];

    expect(orders(survey('all', nodes), [1, 3, 4, 5, 6])).toEqual(new Set(['[[1,3,4,5,6]]', '[[1,5,4,3,6]]']));
    expect(idsOn(survey('all', nodes), [1, 3, 4, 5, 6])).toEqual([[1, 3, 4, 5, 6]]);
  });

  it('leaves page breaks where they are', () => {
    const nodes = [group(2, [question(3), breakPage(4), question(5), question(6)], { sequence: 2 })];

    expect(orders(survey('page', nodes), [3, 5, 6])).toEqual(new Set(['[[3],[5,6]]', '[[5],[6,3]]', '[[6],[3,5]]']));
  });
});

import { describe, expect, it } from '@jest/globals';
import type { Quota, SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { quotaOutlook, seatFinder } from './quota-outlook.js';

const choice = (id: number, type: 1 | 2, optionIds: number[]): SurveyNode => ({
  id,
  code: `Q${id}`,
  type,
  title: `Question ${id}`,
  options: optionIds.map((optionId) => ({ id: optionId, code: `${optionId}`, title: `Option ${optionId}` })),
});

const survey = (...quotas: Quota[]): SurveyDefinition => ({
  format: 1,
  lastId: 99,
  title: 'Quotas',
  nodes: [choice(1, 1, [11, 12]), choice(2, 1, [21, 22]), choice(3, 2, [31, 32])],
  quotas,
});

const table = (onFull: 1 | 2 | 3 | 4, ...cells: [number, number][]): Quota => ({
  id: 50,
  kind: 'table',
  name: 'By two',
  onFull,
  nodeIds: [1, 2],
  cells: cells.map((optionId) => ({ optionId, limit: 5 })),
});
const custom = (onFull: 1 | 2 | 3 | 4, algorithm = 1): Quota => ({
  id: 60,
  kind: 'custom',
  name: 'Tea',
  onFull,
  limit: 5,
  conditions: [{ id: 61, nodeId: 3, algorithm, optionId: [31] }],
});

const whole = (quota: Quota, answers: unknown, taken: Record<string, number>) =>
  quotaOutlook(survey(quota))(answers, (key) => taken[key] ?? 0);
function outlook(...asked: Parameters<typeof whole>) {
  const { full, closed } = whole(...asked);
  return { full, closed };
}
const OPEN = { full: false, closed: [] };
const tea = { 3: { options: [{ option: 31 }] } };

describe('what full cells mean for somebody who is answering', () => {
  it('is the end, as soon as the answers fall into one, and not a seat before', () => {
    const answers = { 1: { option: 11 }, 2: { option: 21 } };

    expect(outlook(table(1, [11, 21]), answers, { 'q50:11-21': 5 })).toEqual({ full: true, closed: [] });
    expect(outlook(table(1, [11, 21]), answers, { 'q50:11-21': 4 })).toEqual(OPEN);
    expect(outlook(table(1, [11, 21]), { 1: { option: 11 } }, { 'q50:11-21': 5 })).toEqual(OPEN);
  });

  it('is nothing yet where the quota only marks, or screens out at submission', () => {
    expect([2, 4].map((effect) => outlook(custom(effect as 2 | 4), tea, { q60: 5 }))).toEqual([OPEN, OPEN]);
  });

  it('is nothing as long as a question that decides is unanswered, though the condition holds already', () => {
    expect(outlook(custom(1, 2), {}, { q60: 9 })).toEqual(OPEN);
    expect(outlook(custom(1, 2), { 3: { options: [{ option: 32 }] } }, { q60: 9 })).toEqual({ full: true, closed: [] });
  });

  it('is a closed option where a custom quota closes it', () => {
    expect(outlook(custom(3), {}, { q60: 5 })).toEqual({ full: false, closed: [31] });
    expect(outlook(custom(3), tea, { q60: 5 })).toEqual({ full: true, closed: [31] });
    expect(outlook(custom(3), {}, { q60: 4 })).toEqual(OPEN);
  });

  it('is a closed option of a table once every combination that the other answers allow is full', () => {
    const both = table(3, [11, 21], [11, 22]);
    const oneFull = { 'q50:11-21': 5 };
    const allFull = { ...oneFull, 'q50:11-22': 6 };

    expect(outlook(both, {}, oneFull)).toEqual(OPEN);
    expect(outlook(both, {}, allFull)).toEqual({ full: false, closed: [11] });
    expect(outlook(both, { 1: { option: 11 } }, oneFull)).toEqual({ full: false, closed: [21] });
    expect(outlook(both, { 2: { option: 21 } }, oneFull)).toEqual({ full: false, closed: [11] });
  });

  it('is an open option where one of its combinations has no limit', () => {
    expect(outlook(table(3, [11, 21]), {}, { 'q50:11-21': 9 })).toEqual(OPEN);
  });

  it('is the same open one for a quota that is switched off, for a survey without quotas and for whatever is given as answers', () => {
    expect(outlook({ ...custom(3), enabled: false }, tea, { q60: 9 })).toEqual(OPEN);
    expect(quotaOutlook({ ...survey(), quotas: [] })(null, () => 9)).toEqual({ ...OPEN, nodeIds: [] });
    expect([null, 7, [], 'x'].map((hostile) => outlook(custom(1), hostile, { q60: 9 }))).toEqual([OPEN, OPEN, OPEN, OPEN]);
  });

  it('names the questions that it depends on, of quotas that people are told of while they answer', () => {
    expect(whole(table(1, [11, 21]), {}, {}).nodeIds).toEqual([1, 2]);
    expect(whole(custom(3), {}, {}).nodeIds).toEqual([3]);
    expect(whole(custom(2), {}, {}).nodeIds).toEqual([]);
    expect(whole(custom(4), {}, {}).nodeIds).toEqual([]);
  });
});

describe('the cells in which a seat can be kept', () => {
  const cellsOf = (quota: Quota, answers: unknown) =>
    seatFinder(survey(quota))
      .cellsOf(answers)
      .map(({ key }) => key);

  it('are those that the answers so far lead to, full or not', () => {
    const answers = { 1: { option: 11 }, 2: { option: 21 } };

    expect(cellsOf(table(1, [11, 21], [12, 21]), answers)).toEqual(['q50:11-21']);
    expect(cellsOf(table(2, [11, 21]), answers)).toEqual(['q50:11-21']);
    expect(cellsOf(custom(3), tea)).toEqual(['q60']);
  });

  it('are none before every question that decides is answered, nor of a quota that only marks', () => {
    expect(cellsOf(table(1, [11, 21]), { 1: { option: 11 } })).toEqual([]);
    expect(cellsOf(custom(1, 2), {})).toEqual([]);
    expect(cellsOf(custom(4), tea)).toEqual([]);
    expect(seatFinder(survey()).cellsOf(tea)).toEqual([]);
  });

  it('depend on questions of quotas that screen out as well, which nobody is told of', () => {
    expect(seatFinder(survey(custom(2), table(1, [11, 21]))).nodeIds).toEqual([1, 2, 3]);
    expect(seatFinder(survey(custom(4))).nodeIds).toEqual([]);
    expect(whole(custom(2), {}, {}).nodeIds).toEqual([]);
  });
});

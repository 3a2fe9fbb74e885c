import { describe, expect, it } from '@jest/globals';
import type { LogicItem, SurveyDefinition } from '../definition/definition.js';
import { matrix } from '../testing/build-grid.js';
import { evaluate, multiple, proportion, rank, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { answersOf, type NamedAnswer } from '../testing/named-answer.js';
import { cellsOf } from './cells-of.js';
import { columnPlan } from './column-plan.js';
import type { Cell, Column } from './column.js';
import type { StoredResponse } from './meta-columns.js';
import { storedResponse } from './testing/stored-response.js';
import { missingLabel } from './column-text.js';
import { hasValue, valueReader } from './column.js';

/** Cells by the name of their column, those of the answers only. */
function laidOut(definition: SurveyDefinition, named: Readonly<Record<string, NamedAnswer>>): Record<string, Cell> {
  const plan = columnPlan([definition]);
  const cells = cellsOf(plan, definition)(storedResponse(answersOf(definition, named)));
  return Object.fromEntries(plan.columns.flatMap(({ name, nodeId }, at) => (nodeId === undefined ? [] : [[name, cells[at] ?? null]])));
}

const jump = (nodeId: number, optionId: number, target: number): LogicItem => ({
  id: 900,
  model: 1,
  type: 1,
  nodeId,
  target,
  conditions: [{ id: 901, nodeId, algorithm: 1, optionId: [optionId] }],
});

const hideOption = (nodeId: number, hidden: readonly number[], source: number, chosen: number): LogicItem => ({
  id: 902,
  model: 2,
  type: 2,
  nodeId,
  algorithm: 2,
  optionType: 1,
  optionId: hidden,
  conditions: [{ id: 903, nodeId: source, algorithm: 1, optionId: [chosen] }],
});

/** Ids: Q1 is 1 with options 2 and 3, Q2 is 4 with options 5 to 7, Q3 is 8. */
const shop = survey(single('Q1', 'Colour?', ['red', 'blue']), multiple('Q2', 'Drinks?', ['tea', 'milk', 'mate']), text('Q3', 'Why?'));

describe('the cells of a response', () => {
  it('hold of WeChat accounts what a version of the survey keeps, after all other facts', () => {
    const wechat = { openid: 'o-lin', nickname: 'Lin', avatar: null };
    const keeping = (wechatUser: 'openid' | 'profile' | 'none') => ({ ...shop, settings: { wechatUser, parameters: [{ name: 'ref' }] } });
    const shown = (versions: readonly SurveyDefinition[]) => {
      const plan = columnPlan(versions);
      const cells = cellsOf(plan, versions[0] ?? shop)(storedResponse({}, { wechat, params: { ref: 'r' } }));
      return plan.columns.flatMap(({ key, label }, place) => (/^(wechat|p_)/.test(key) ? [[key, label, cells[place]]] : []));
    };

    expect(shown([keeping('none')]).map(([key]) => key)).toEqual(['p_ref']);
    expect(shown([keeping('openid')])).toEqual([
      ['p_ref', expect.anything(), 'r'],
      ['wechat_openid', expect.anything(), 'o-lin'],
    ]);
    expect(shown([keeping('profile')]).map(([, , cell]) => cell)).toEqual(['r', 'o-lin', 'Lin', null]);
    // What an earlier version kept stays where it is, as no longer kept.
    const later = shown([keeping('openid'), keeping('profile')]);
    expect(later.map(([key]) => key)).toEqual(['p_ref', 'wechat_openid', 'wechat_nickname', 'wechat_avatar']);
    expect(later[2]?.[1]).not.toBe(shown([keeping('profile')])[2]?.[1]);
  });

  it('hold facts about the response: instants in milliseconds, the duration in seconds, parameters by name', () => {
    const received = { ...shop, settings: { parameters: [{ name: 'channel' }, { name: 'ref' }] } };
    const toCells = cellsOf(columnPlan([received]), received);
    const cellsWith = (facts: Partial<StoredResponse>): Cell[] => toCells(storedResponse({}, facts)).slice(0, 16);
    const start = Date.UTC(2026, 2, 31, 10);

    expect(
      cellsWith({ id: 'x', seq: 7, version: 3, source: 'mail', region: 'CN-GD', device: 'phone', params: { ref: 'a', other: 'b' } }),
    ).toEqual([
      'x',
      7,
      3,
      'complete',
      1,
      start,
      start + 10_000,
      10,
      'mail',
      'CN-GD',
      'phone',
      null,
      null,
      '{"ref":"a","other":"b"}',
      null,
      'a',
    ]);
    expect(cellsWith({ startedAt: null })[7]).toBeNull();
    expect(cellsWith({ startedAt: new Date('2027-01-01T00:00:00Z') })[7]).toBeNull();
    expect(cellsWith({ valid: false })[4]).toBe(0);
  });

  it('tell what was chosen, what was not, and what nobody answered', () => {
    expect(laidOut(shop, { Q1: 'blue', Q2: ['tea', 'mate'] })).toEqual({
      Q1: 3,
      Q2_1: 1,
      Q2_2: 0,
      Q2_3: 1,
      Q2_STATE: 1,
      Q3: null,
      Q3_STATE: -2,
    });
    expect(laidOut(shop, {})).toMatchObject({ Q1: -2, Q2_1: -2, Q2_2: -2, Q2_3: -2, Q2_STATE: -2 });
  });

  it('have -3 where logic passed a question by, and -1 behind a screening end', () => {
    const skipping = { ...shop, logic: [jump(1, 2, 8)] };
    const screening = { ...shop, logic: [jump(1, 2, -1)] };
    const ending = { ...shop, logic: [jump(1, 2, 0)] };

    expect(laidOut(skipping, { Q1: 'red', Q3: 'so' })).toMatchObject({ Q1: 2, Q2_1: -3, Q2_STATE: -3, Q3: 'so', Q3_STATE: 1 });
    expect(laidOut(skipping, { Q1: 'blue' })).toMatchObject({ Q1: 3, Q2_1: -2, Q2_STATE: -2, Q3_STATE: -2 });
    expect(laidOut(screening, { Q1: 'red' })).toMatchObject({ Q1: 2, Q2_1: -1, Q2_STATE: -1, Q3: null, Q3_STATE: -1 });
    expect(laidOut(ending, { Q1: 'red' })).toMatchObject({ Q2_1: -3, Q3_STATE: -3 });
  });

  it('have -3 for an option that logic took away from an answered question', () => {
    const hiding = { ...shop, logic: [hideOption(4, [6], 1, 2)] };

    expect(laidOut(hiding, { Q1: 'red', Q2: ['tea'] })).toMatchObject({ Q2_1: 1, Q2_2: -3, Q2_3: 0, Q2_STATE: 1 });
    expect(laidOut(hiding, { Q1: 'red' })).toMatchObject({ Q2_1: -2, Q2_2: -3, Q2_3: -2, Q2_STATE: -2 });
    expect(laidOut(hiding, { Q1: 'blue', Q2: ['tea'] })).toMatchObject({ Q2_1: 1, Q2_2: 0, Q2_3: 0 });
  });

  it('have -3 for a row or an item that logic took away, and 0 for an item that got no weight', () => {
    /** Ids: Q1 is 1 with option 2, Q2 is 3 with rows 4 and 5 and column 6, Q3 is 7 with items 8 to 10. */
    const asked = survey(single('Q1', 'A', ['a']), matrix(1, 'Q2', 'B', ['x', 'y'], ['good']), proportion('Q3', 'C', ['p', 'q', 'r']));
    const hiding = {
      ...asked,
      logic: [
        { ...hideOption(3, [5], 1, 2), optionType: 2 as const },
        { ...hideOption(7, [10], 1, 2), id: 904 },
      ],
    };

    expect(laidOut(hiding, { Q1: 'a', Q2: { x: 'good' }, Q3: { p: 5 } })).toMatchObject({
      Q2_1: 6,
      Q2_2: -3,
      Q2_STATE: 1,
      Q3_1: 5,
      Q3_2: 0,
      Q3_3: -3,
    });
    expect(laidOut(hiding, { Q2: { x: 'good' }, Q3: { p: 5 } })).toMatchObject({ Q2_2: -2, Q3_2: 0, Q3_3: 0 });
  });

  it('have -3 for a question that is in reports only', () => {
    const [first, ...others] = shop.nodes;
    const background = { ...shop, nodes: [{ ...first!, setting: { attribute: 'background' as const } }, ...others] };

    expect(laidOut(background, {})).toMatchObject({ Q1: -3, Q2_1: -2 });
  });

  it('have -2 for what an answered question leaves open: places that were not given, rows that were not filled in', () => {
    const asked = survey(rank('Q1', 'Rank', ['a', 'b']), matrix(1, 'Q2', 'Rows', ['x', 'y'], ['good']));

    expect(laidOut(asked, { Q1: ['b'], Q2: { y: 'good' } })).toMatchObject({
      Q1_1: -2,
      Q1_2: 1,
      Q1_STATE: 1,
      Q2_1: -2,
      Q2_2: 7,
      Q2_STATE: 1,
    });
  });

  it('hold the level, the tags and the comment of an evaluation', () => {
    const tagged = [
      { title: 'bad', setting: { tags: ['slow'] } },
      { title: 'good', setting: { tags: ['fast', 'slow'] } },
    ];
    const asked = survey(evaluate('Q1', 'Service', tagged, { setting: { is_comment: true } }));

    expect(laidOut(asked, { Q1: { level: 2, tags: ['slow'], text: 'thanks' } })).toEqual({
      Q1: 2,
      Q1_TAG_1: 1,
      Q1_TAG_2: 0,
      Q1_TEXT: 'thanks',
    });
    expect(laidOut(asked, {})).toEqual({ Q1: -2, Q1_TAG_1: -2, Q1_TAG_2: -2, Q1_TEXT: null });
  });

  it('are null where the version of the response has no such question', () => {
    const newest = { ...shop, nodes: [...shop.nodes, ...survey(text('Q9', 'New')).nodes.map((node) => ({ ...node, id: 90 }))] };
    const plan = columnPlan([newest, shop]);
    const at = plan.columns.findIndex(({ key }) => key === 'n90_state');

    expect(cellsOf(plan, shop)(storedResponse({}))[at]).toBeNull();
    expect(cellsOf(plan, newest)(storedResponse({}))[at]).toBe(-2);
  });

  it('need a plan that was made with the version', () => {
    expect(() => cellsOf(columnPlan([survey()]), shop)).toThrow('n1');
  });

  it('are read by the labels of their column', () => {
    const colour: Column = columnPlan([shop]).columns.find(({ name }) => name === 'Q1')!;
    const read = valueReader(colour);

    expect(read(3)).toMatchObject({ code: '2', title: 'blue' });
    expect([-2, null, 99].map(read)).toEqual([undefined, undefined, undefined]);
    expect([3, -2, null].map((cell) => hasValue(colour, cell))).toEqual([true, false, false]);
    expect([missingLabel(-3, 'en'), missingLabel(-2, 'zh-CN')]).toEqual(['Not shown', '\u672a\u4f5c\u7b54']);
  });
});

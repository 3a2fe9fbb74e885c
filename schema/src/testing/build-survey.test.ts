import { describe, expect, it } from '@jest/globals';
import { canonicalText } from '../definition/canonical-text.js';
import { parseDefinition } from '../definition/parse/parse-definition.js';
import { answered, between, checked, inRow, ofOption, or } from './build-condition.js';
import { group, pageBlock } from './build-container.js';
import { matrix } from './build-grid.js';
import { carryOver, hide, jump, optionLogic, withLogic } from './build-logic.js';
import { cascade, multiple, rank, single, text } from './build-node.js';
import { survey } from './build-survey.js';
import { answersOf } from './named-answer.js';

const shop = survey(
  single('Q1', 'Colour?', ['red', 'blue']),
  group('G1', 'Drinks', [multiple('Q2', 'Which?', ['tea', { title: 'other', other: true }]), matrix(1, 'Q3', 'How?', ['tea'], ['good'])]),
  rank('Q4', 'Best?', ['a', 'b']),
  cascade('Q5', 'Where?', [{ title: 'north', nodes: [{ title: 'up' }] }]),
  pageBlock('Page1', 'End', [text('Q6', 'Why?')]),
);

describe('the builder language', () => {
  it('counts ids up, each node before its rows, options and nodes', () => {
    expect(shop.nodes.map(({ id }) => id)).toEqual([1, 4, 11, 14, 17]);
    expect(shop.nodes[1]?.nodes?.map(({ id, children, options }) => [id, children?.[0]?.id, options?.[0]?.id])).toEqual([
      [5, undefined, 6],
      [8, 9, 10],
    ]);
    expect(shop.lastId).toBe(18);
  });

  it('names logic by codes and titles', () => {
    const { logic } = withLogic(
      shop,
      hide('Q6', checked('Q1', 'red'), or(inRow('tea', checked('Q3', 'good')))),
      jump('Q1', 'Q4', answered('Q2')),
      jump('Q4', -1, ofOption('b', between('Q4', 1, 2))),
      optionLogic('Q2', 'show', ['tea'], [checked('Q1', 'blue')]),
      optionLogic('Q3', 'hide', ['tea'], [checked('Q1', 'blue')], 2),
      carryOver('Q4', [checked('Q2')]),
    );

    expect(logic).toEqual([
      {
        id: 19,
        model: 1,
        type: 2,
        nodeId: 18,
        algorithm: 2,
        conditions: [
          { id: 20, nodeId: 1, algorithm: 1, optionId: [2] },
          { id: 21, nodeId: 8, childId: 9, algorithm: 1, optionId: [10], operator: 2 },
        ],
      },
      { id: 22, model: 1, type: 1, nodeId: 1, target: 11, conditions: [{ id: 23, nodeId: 5, algorithm: 11 }] },
      {
        id: 24,
        model: 1,
        type: 1,
        nodeId: 11,
        target: -1,
        conditions: [{ id: 25, nodeId: 11, algorithm: 10, optionId: [13], result: [1, 2] }],
      },
      {
        id: 26,
        model: 2,
        type: 2,
        nodeId: 5,
        algorithm: 1,
        optionId: [6],
        conditions: [{ id: 27, nodeId: 1, algorithm: 1, optionId: [3] }],
      },
      {
        id: 28,
        model: 2,
        type: 2,
        nodeId: 8,
        algorithm: 2,
        optionType: 2,
        optionId: [9],
        conditions: [{ id: 29, nodeId: 1, algorithm: 1, optionId: [3] }],
      },
      { id: 30, model: 2, type: 1, nodeId: 11, conditions: [{ id: 31, nodeId: 5, algorithm: 1 }] },
    ]);
  });

  it('makes surveys that are valid and canonical', () => {
    const built = withLogic(shop, hide('Q6', checked('Q1', 'red')));

    expect(parseDefinition(JSON.parse(canonicalText(built)))).toEqual({ ok: true, value: built });
  });

  it('names answers by titles', () => {
    expect(
      answersOf(shop, { Q1: 'red', Q2: ['tea', ['other', 'mate']], Q3: { tea: 'good' }, Q4: ['b', 'a'], Q5: ['north', 'up'], Q6: 'so' }),
    ).toEqual({
      1: { option: 2 },
      5: { options: [{ option: 6 }, { option: 7, text: 'mate' }] },
      8: { rows: { 9: { option: 10 } } },
      11: { order: [13, 12] },
      14: { path: [15, 16] },
      18: { text: 'so' },
    });
  });

  it('stops at a name that is not there', () => {
    expect(() => answersOf(shop, { Q9: 'x' })).toThrow('No question Q9');
    expect(() => answersOf(shop, { Q1: 'green' })).toThrow('No option green');
    expect(() => answersOf(shop, { Q3: { mate: 'good' } })).toThrow('No row mate');
  });
});

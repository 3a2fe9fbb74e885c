import { describe, expect, it } from '@jest/globals';
import { apply } from '@wence/schema';
import { group, matrix, multiple, single, survey, text } from '@wence/schema/testing';
import { isRandom, keyOf, orderOperations, randomOrders } from './random-orders';

const definition = survey(
  { ...single('Q1', 'a', ['x', 'y']), sequence: 2 as const },
  { ...multiple('Q2', 'b', ['x', 'y']), sequence: 1 as const },
  text('Q3', 'c'),
  matrix(1, 'Q4', 'd', ['r'], ['s']),
  group('G1', 'e', [single('Q5', 'f', ['x', 'y'])]),
);
const orders = randomOrders(definition);

describe('what can come in an order of chance', () => {
  it('is every list of options, rows and questions, as the survey has them', () => {
    expect(orders.map(({ node, list }) => `${node.code} ${list}`)).toEqual([
      'Q1 options',
      'Q2 options',
      'Q4 rows',
      'Q4 options',
      'G1 nodes',
      'Q5 options',
    ]);
    expect(orders.filter(isRandom).map(({ node }) => node.code)).toEqual(['Q2']);
  });

  it('changes where a tick was set or taken away, and leaves other orders alone', () => {
    const ticked = new Set(orders.filter(({ node }) => node.code === 'Q4' || node.code === 'G1').map(keyOf));
    const applied = apply(definition, orderOperations(orders, ticked));

    expect(applied.ok && applied.definition.nodes.map(({ sequence, childSequence }) => [sequence, childSequence])).toEqual([
      [2, undefined],
      [undefined, undefined],
      [undefined, undefined],
      [1, 1],
      [1, undefined],
    ]);
    expect(orderOperations(orders, new Set(orders.filter(isRandom).map(keyOf)))).toEqual([]);
  });
});

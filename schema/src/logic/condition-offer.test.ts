import { describe, expect, it } from '@jest/globals';
import { cascade, evaluate, multiple, rank, rate, single, text } from '../testing/build-node.js';
import { matrix } from '../testing/build-grid.js';
import { statement } from '../testing/build-container.js';
import { checked } from '../testing/build-condition.js';
import { carryOver, withLogic } from '../testing/build-logic.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf } from '../testing/by-name.js';
import { type ConditionOffer, conditionOffer } from './condition-offer.js';

const offerOn = (definition: ReturnType<typeof survey>, code: string): ConditionOffer | undefined =>
  conditionOffer(definition, nodeIdOf(definition, code), 'show');

const titles = (choices: readonly { readonly title: string }[] | undefined): string[] => (choices ?? []).map(({ title }) => title);

describe('what a condition can ask', () => {
  it('is read from the type of its question', () => {
    const definition = survey(
      single('Q1', 'Colour?', ['red']),
      multiple('Q2', 'Which?', ['a']),
      text('Q3', 'Why?'),
      rate('Q4', 'Mood?'),
      statement('T1', 'Bye'),
    );
    const codes = (code: string): number[] => (offerOn(definition, code)?.algorithms ?? []).map(({ algorithm }) => algorithm);

    expect(codes('Q1')).toEqual([1, 2, 11, 12]);
    expect(codes('Q2')).toEqual([1, 2, 3, 4, 5, 11, 12]);
    expect(codes('Q3')).toEqual([3, 4, 6, 7, 8, 9, 10, 11, 12]);
    expect(codes('Q4')).toEqual([6, 7, 8, 9, 10, 11, 12]);
    expect(codes('T1')).toEqual([]);
  });

  it('is checked or unchecked only, for carry-over', () => {
    const definition = survey(multiple('Q1', 'Which?', ['a']));

    expect(conditionOffer(definition, nodeIdOf(definition, 'Q1'), 'carryOver')).toEqual({
      algorithms: [
        { algorithm: 1, operand: null },
        { algorithm: 2, operand: null },
      ],
      options: [],
      rows: [],
      scale: null,
    });
  });

  it('is nothing of a question that is not there', () => {
    expect(conditionOffer(survey(), 1, 'show')).toBeUndefined();
  });

  it('on an evaluation is a level from 1 to 5 [S5.evaluate.logic-scale]', () => {
    const levels = ['bad', 'poor', 'fair', 'good', 'great'];

    expect(offerOn(survey(evaluate('Q1', 'How was it?', levels)), 'Q1')?.scale).toEqual({ min: 1, max: 5 });
    expect(offerOn(survey(evaluate('Q1', 'How was it?', ['no', 'yes'])), 'Q1')?.scale).toEqual({ min: 1, max: 2 });
  });

  it('on a ranking of 4 options is a place from 1 to 4 [S5.rank.logic-positions]', () => {
    expect(offerOn(survey(rank('Q1', 'Order?', ['a', 'b', 'c', 'd'])), 'Q1')?.scale).toEqual({ min: 1, max: 4 });
  });

  it('on a rating is any number', () => {
    expect(offerOn(survey(rate('Q1', 'Mood?')), 'Q1')?.scale).toBeNull();
  });

  it('names rows and columns of a matrix', () => {
    const offer = offerOn(survey(matrix(1, 'Q1', 'How?', ['us', 'them'], ['good', 'bad'])), 'Q1');

    expect(titles(offer?.rows)).toEqual(['us', 'them']);
    expect(titles(offer?.options)).toEqual(['good', 'bad']);
  });

  it('names members of groups, not their headings, and every level of a cascade', () => {
    const definition = survey(
      single('Q1', 'Dish?', [{ title: 'Hot', group: true, nodes: [{ title: 'soup' }] }, 'salad']),
      cascade('Q2', 'Where?', [{ title: 'Hebei', nodes: [{ title: 'Baoding' }] }]),
    );

    expect(titles(offerOn(definition, 'Q1')?.options)).toEqual(['soup', 'salad']);
    expect(titles(offerOn(definition, 'Q2')?.options)).toEqual(['Hebei', 'Baoding']);
  });

  it('names options that carry-over brings, through chains too, behind the own ones and without the exclusive one', () => {
    const chain = withLogic(
      survey(
        multiple('Q1', 'Seen?', ['a', 'b', { title: 'none', exclusive: true }]),
        multiple('Q2', 'Bought?', ['c']),
        single('Q3', 'Best?', ['d']),
        matrix(4, 'Q4', 'How good?', ['own']),
      ),
      carryOver('Q2', [checked('Q1')]),
      carryOver('Q3', [checked('Q2')]),
      carryOver('Q4', [checked('Q2')], 2),
    );

    expect(titles(offerOn(chain, 'Q2')?.options)).toEqual(['c', 'a', 'b']);
    expect(titles(offerOn(chain, 'Q3')?.options)).toEqual(['d', 'c', 'a', 'b']);
    expect(titles(offerOn(chain, 'Q4')?.rows)).toEqual(['own', 'c', 'a', 'b']);
    expect(titles(offerOn(chain, 'Q4')?.options)).toEqual([]);
  });

  it('names nothing from a question that stands too late to be carried over', () => {
    const definition = survey(multiple('Q1', 'Bought?', ['c']), multiple('Q2', 'Seen?', ['a']));
    const both = withLogic(definition, carryOver('Q1', [checked('Q2')]), carryOver('Q2', [checked('Q1')]));

    expect(titles(offerOn(both, 'Q1')?.options)).toEqual(['c']);
    expect(titles(offerOn(both, 'Q2')?.options)).toEqual(['a', 'c']);
  });
});

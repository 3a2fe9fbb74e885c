import { describe, expect, it } from '@jest/globals';
import { group, page, statement } from '../testing/build-container.js';
import { checked } from '../testing/build-condition.js';
import { matrix } from '../testing/build-grid.js';
import { carryOver, withLogic } from '../testing/build-logic.js';
import { dropdown, evaluate, multiple, question, rate, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf, optionIdOf } from '../testing/by-name.js';
import { answersOf } from '../testing/named-answer.js';
import type { QuestionFigures } from './figures.js';
import { overallFigures } from './overall-figures.js';
import { addResponse, createTally } from './tally.js';
import { figuresOf } from './testing/figures-of.js';

describe('the figures of a question', () => {
  it('count options of everything that is chosen, members of groups without their headings', () => {
    const grouped = dropdown('Q1', 'Which?', [{ title: 'warm', group: true, nodes: [{ title: 'red' }] }, 'blue']);

    expect(figuresOf(grouped, 'red', 'red', 'blue').options?.map(({ title, count }) => [title, count])).toEqual([
      ['red', 2],
      ['blue', 1],
    ]);
    expect(figuresOf(question(52, 'Q1', 'Gender?', ['f', 'm']), 'm').options?.map(({ count }) => count)).toEqual([0, 1]);
  });

  it('tell how many numbers there are, their mean and their ends', () => {
    expect(figuresOf(rate('Q1', 'How good?'), 5, 2, 1).numbers).toEqual({ answered: 3, mean: 2.67, median: 2, min: 1, max: 5 });
    expect(figuresOf(rate('Q1', 'How good?')).numbers).toEqual({ answered: 0, mean: null, median: null, min: null, max: null });
    expect(figuresOf(evaluate('Q1', 'How was it?', ['a', 'b']), { level: 2, tags: [], text: 'fine' })).toMatchObject({
      base: 1,
      numbers: { answered: 1, mean: 2 },
    });
  });

  it('list what was typed', () => {
    expect(figuresOf(question(50, 'Q1', 'Name?'), 'Li', 'Wang').text).toEqual({ answered: 2, latest: ['Wang', 'Li'] });
  });

  it('tell each row of a matrix on its own', () => {
    const taste = matrix(1, 'Q1', 'Which?', ['tea', 'coffee'], ['good', 'bad']);

    const { base, options, rows } = figuresOf(taste, { tea: 'good', coffee: 'bad' }, { tea: 'good' });

    expect([base, options]).toEqual([2, undefined]);
    expect(rows?.map((row) => [row.title, row.base, row.options?.map(({ count, percent }) => [count, percent])])).toEqual([
      [
        'tea',
        2,
        [
          [2, 100],
          [0, 0],
        ],
      ],
      [
        'coffee',
        1,
        [
          [0, 0],
          [1, 100],
        ],
      ],
    ]);
  });

  it('tell numbers and texts in rows', () => {
    expect(figuresOf(matrix(4, 'Q1', 'How good?', ['a']), { a: 4 }, { a: 5 }).rows?.[0]?.numbers?.mean).toBe(4.5);
    expect(figuresOf(matrix(3, 'Q1', 'Why?', ['a']), { a: 'so' }).rows?.[0]?.text).toEqual({ answered: 1, latest: ['so'] });
    expect(
      figuresOf(matrix(2, 'Q1', 'Which?', ['a'], ['x', 'y']), { a: ['x', 'y'] }).rows?.[0]?.options?.map(({ count }) => count),
    ).toEqual([1, 1]);
  });

  it('leave out rows that say nothing, and rows that no version has', () => {
    const definition = survey(matrix(3, 'Q1', 'Why?', ['a']));
    const tally = createTally(definition);

    addResponse(tally, { 1: { rows: { 2: { text: ' ' }, 99: { text: 'x' } } } });

    expect(overallFigures(tally).questions[0]?.rows?.map(({ base }) => base)).toEqual([0]);
  });
});

describe('the figures of a survey', () => {
  it('are of its questions at any depth, and of nothing else', () => {
    const definition = survey(page('P1'), statement('T1', 'Hello'), group('G1', 'About you', [single('Q1', 'x', ['a']), text('Q2', 'y')]));
    const tally = createTally(definition);

    addResponse(tally, answersOf(definition, { Q1: 'a' }));

    expect(overallFigures(tally).questions.map(({ code, base }) => [code, base])).toEqual([
      ['Q1', 1],
      ['Q2', 0],
    ]);
  });

  it('end where carry-over goes round in a circle', () => {
    const definition = withLogic(
      survey(multiple('Q1', 'x', ['tea']), multiple('Q2', 'y', ['water'])),
      carryOver('Q1', [checked('Q2')]),
      carryOver('Q2', [checked('Q1')]),
    );

    const { questions } = overallFigures(createTally(definition));

    expect(questions.map(({ options }) => options?.map(({ title }) => title))).toEqual([
      ['tea', 'water'],
      ['water', 'tea'],
    ]);
  });

  it('count options where they were carried to, over several steps as well', () => {
    const drinks = ['tea', 'coffee', { title: 'none', exclusive: true }];
    const definition = withLogic(
      survey(multiple('Q1', 'x', drinks), single('Q2', 'y', ['water']), multiple('Q3', 'z', []), matrix(1, 'Q4', 'w', [], ['good'])),
      carryOver('Q2', [checked('Q1')]),
      carryOver('Q3', [checked('Q2')]),
      carryOver('Q4', [checked('Q1')], 2),
    );
    const tally = createTally(definition);
    const tea = optionIdOf(definition, 'Q1', 'tea');
    const good = optionIdOf(definition, 'Q4', 'good');

    addResponse(tally, {
      [nodeIdOf(definition, 'Q2')]: { option: tea },
      [nodeIdOf(definition, 'Q3')]: { options: [{ option: tea }] },
      [nodeIdOf(definition, 'Q4')]: { rows: { [tea]: { option: good } } },
    });

    const [, second, third, fourth] = overallFigures(tally).questions;
    const counts = (figures: QuestionFigures | undefined) => figures?.options?.map(({ title, count }) => [title, count]);
    expect(counts(second)).toEqual([
      ['water', 0],
      ['tea', 1],
      ['coffee', 0],
    ]);
    expect(counts(third)).toEqual([
      ['water', 0],
      ['tea', 1],
      ['coffee', 0],
    ]);
    expect(fourth?.rows?.map(({ title, base }) => [title, base])).toEqual([
      ['tea', 1],
      ['coffee', 0],
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { edit } from '../scenarios/edit.js';
import { multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf, optionIdOf } from '../testing/by-name.js';
import { answersOf } from '../testing/named-answer.js';
import { overallFigures } from './overall-figures.js';
import { addResponse, createTally } from './tally.js';

const shop = survey(
  single('Q1', 'Colour?', ['red', 'blue', { title: 'other', other: true }]),
  multiple('Q2', 'Drinks?', ['tea', 'coffee']),
  text('Q3', 'Why?'),
);

function tallied(...responses: Parameters<typeof answersOf>[1][]) {
  const tally = createTally(shop);
  for (const response of responses) addResponse(tally, answersOf(shop, response));
  return overallFigures(tally);
}

describe('the overall report', () => {
  it('shows every question with nothing counted before the first response', () => {
    const { total, questions } = tallied();

    expect(total).toBe(0);
    expect(questions.map(({ code, base }) => [code, base])).toEqual([
      ['Q1', 0],
      ['Q2', 0],
      ['Q3', 0],
    ]);
    expect(questions[0]?.options?.map(({ count, percent }) => [count, percent])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('counts shares of those who answered, to one decimal', () => {
    const { total, questions } = tallied({ Q1: 'red' }, { Q1: 'red' }, { Q1: 'blue' }, { Q3: 'no colour' });

    expect(total).toBe(4);
    expect(questions[0]).toMatchObject({
      base: 3,
      options: [{ title: 'red', count: 2, percent: 66.7 }, { count: 1, percent: 33.3 }, { count: 0 }],
    });
  });

  it('adds multiple choices up to more than 100 percent', () => {
    const { questions } = tallied({ Q2: ['tea', 'coffee'] }, { Q2: ['tea'] });

    expect(questions[1]?.options?.map(({ percent }) => percent)).toEqual([100, 50]);
  });

  it('lists texts newest first, twenty at most', () => {
    const { questions } = tallied(...Array.from({ length: 25 }, (_, place) => ({ Q3: `text ${place}` })));

    expect(questions[2]?.text?.answered).toBe(25);
    expect(questions[2]?.text?.latest).toEqual(Array.from({ length: 20 }, (_, place) => `text ${24 - place}`));
  });

  it('lists what was typed into an other option', () => {
    const { questions } = tallied({ Q1: [['other', 'green']] }, { Q1: [['other', 'pink']] });

    expect(questions[0]?.options?.[2]).toMatchObject({ other: true, count: 2, texts: ['pink', 'green'] });
  });
});

describe('the counts of a question', () => {
  it('mark the option that excludes the others', () => {
    const definition = survey(multiple('Q1', 'Drinks?', ['tea', { title: 'none', exclusive: true }]));

    const [question] = overallFigures(createTally(definition)).questions;

    expect(question?.options?.map(({ title, exclusive }) => [title, exclusive])).toEqual([
      ['tea', undefined],
      ['none', true],
    ]);
  });

  it('leave out answers that say nothing, and those to questions and options that no version has', () => {
    const tally = createTally(shop);

    addResponse(tally, { [nodeIdOf(shop, 'Q3')]: { text: ' ' }, [nodeIdOf(shop, 'Q1')]: { option: 999 }, 888: { text: 'x' } });

    expect(overallFigures(tally).questions.map(({ code, base }) => [code, base])).toEqual([
      ['Q1', 1],
      ['Q2', 0],
      ['Q3', 0],
    ]);
    expect(overallFigures(tally).questions[0]?.options?.map(({ count }) => count)).toEqual([0, 0, 0]);
  });
});

describe('a report over several versions', () => {
  const newest = edit(
    shop,
    { op: 'removeNode', nodeId: nodeIdOf(shop, 'Q2') },
    { op: 'removeOption', nodeId: nodeIdOf(shop, 'Q1'), optionId: optionIdOf(shop, 'Q1', 'blue') },
    { op: 'updateNode', nodeId: nodeIdOf(shop, 'Q1'), set: { type: 2, title: 'Colours?' } },
  );
  const tally = createTally(newest, [shop]);
  addResponse(tally, answersOf(shop, { Q1: 'blue', Q2: ['tea'] }));
  addResponse(tally, answersOf(newest, { Q1: ['red'] }));
  const { questions } = overallFigures(tally);

  it('keeps what was deleted later as retired rows at the end, with its counts', () => {
    expect(questions.map(({ title, retired, base }) => [title, retired, base])).toEqual([
      ['Colours?', false, 2],
      ['Why?', false, 0],
      ['Drinks?', true, 1],
    ]);
    expect(questions[0]?.options?.map(({ title, retired, count }) => [title, retired, count])).toEqual([
      ['red', false, 1],
      ['other', false, 0],
      ['blue', true, 1],
    ]);
  });

  it('counts answers of both types of a question that was switched', () => {
    expect(questions[0]).toMatchObject({ type: 2, base: 2 });
  });
});

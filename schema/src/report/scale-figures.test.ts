import { describe, expect, it } from '@jest/globals';
import { matrix } from '../testing/build-grid.js';
import { evaluate, proportion, rank, rate, slider } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { edit } from '../scenarios/edit.js';
import { nodeIdOf } from '../testing/by-name.js';
import { answersOf } from '../testing/named-answer.js';
import { overallFigures } from './overall-figures.js';
import { addResponse, createTally } from './tally.js';
import { figuresOf, given } from './testing/figures-of.js';

describe('a scale', () => {
  it('counts each point, those that nobody gave as well', () => {
    const { values, others, numbers } = figuresOf(rate('Q1', 'How good?'), 5, 5, 2);

    expect(values?.map(({ value, count, percent }) => [value, count, percent])).toEqual([
      ['1', 0, 0],
      ['2', 1, 33.3],
      ['3', 0, 0],
      ['4', 0, 0],
      ['5', 2, 66.7],
    ]);
    expect([others, numbers?.median]).toEqual([0, 5]);
  });

  it('counts what is off the present scale with the others', () => {
    expect(figuresOf(rate('Q1', 'How good?', { setting: { min: 0, max: 3 } }), 3, 10)).toMatchObject({ others: 1, numbers: { max: 10 } });
  });

  const labelsOf = (setting: { min: number; max: number; step?: number }) =>
    figuresOf(slider('Q1', 'How warm?', { setting }), 1).values?.map(({ value }) => value);

  it('is cut into ten ranges where it is long, named by their first and last point', () => {
    const { values, others } = figuresOf(slider('Q1', 'How warm?'), 0, 9, 10, 100, 99, 55);

    expect(values?.map(({ value }) => value)).toEqual([
      '0–9',
      '10–19',
      '20–29',
      '30–39',
      '40–49',
      '50–59',
      '60–69',
      '70–79',
      '80–89',
      '90–100',
    ]);
    expect(given(values)).toEqual({ '0–9': 2, '10–19': 1, '50–59': 1, '90–100': 2 });
    expect(others).toBe(0);
  });

  it('has ranges that share no point, whatever its ends and its step', () => {
    expect(labelsOf({ min: 0, max: 50 })).toEqual(['0–4', '5–9', '10–14', '15–19', '20–24', '25–29', '30–34', '35–39', '40–44', '45–50']);
    expect(labelsOf({ min: 1, max: 100 })?.slice(0, 3)).toEqual(['1–10', '11–20', '21–30']);
    expect(labelsOf({ min: 0, max: 11 })).toEqual(['0–1', '2', '3', '4', '5', '6', '7', '8', '9', '10–11']);
    expect(labelsOf({ min: -50, max: 50, step: 5 })?.slice(0, 2)).toEqual(['-50 – -45', '-40 – -35']);
  });

  it('counts every point of a long scale in exactly one range', () => {
    const points = Array.from({ length: 34 }, (_, place) => place * 3);

    const { values, others } = figuresOf(slider('Q1', 'How warm?', { setting: { min: 0, max: 100, step: 3 } }), ...points);

    expect(values?.reduce((sum, { count }) => sum + count, 0)).toBe(points.length);
    expect(others).toBe(0);
  });

  it('counts the points of a slider with wide steps one by one', () => {
    const { values } = figuresOf(slider('Q1', 'How warm?', { setting: { min: 0, max: 50, step: 25 } }), 25, 50, 50);

    expect(values?.map(({ value, count }) => [value, count])).toEqual([
      ['0', 0],
      ['25', 1],
      ['50', 2],
    ]);
  });

  it('is told of each row of a rating matrix', () => {
    const { rows } = figuresOf(matrix(4, 'Q1', 'How good?', ['tea', 'rice']), { tea: 4, rice: 1 }, { tea: 5 });

    expect(rows?.map(({ title, base, numbers, values }) => [title, base, numbers?.mean, given(values)])).toEqual([
      ['tea', 2, 4.5, { 4: 1, 5: 1 }],
      ['rice', 1, 1, { 1: 1 }],
    ]);
  });

  it('lists what respondents called a row that they name', () => {
    const asked = matrix(4, 'Q1', 'How good?', ['tea', { title: 'another', other: true }]);
    const definition = survey(asked);
    const tally = createTally(definition);
    const [tea, another] = definition.nodes[0]?.children ?? [];

    addResponse(tally, { 1: { rows: { [tea!.id]: { number: 3 }, [another!.id]: { number: 5 } }, names: { [another!.id]: 'milk' } } });

    const rows = overallFigures(tally).questions[0]?.rows;
    expect(rows?.map(({ text }) => text)).toEqual([undefined, { answered: 1, latest: ['milk'] }]);
  });
});

describe('an evaluation', () => {
  const asked = evaluate('Q1', 'How was it?', [
    { title: 'bad', setting: { tags: ['cold', 'slow'] } },
    { title: 'good', setting: { tags: ['tasty', 'quick'] } },
  ]);

  it('counts its levels, the tags chosen with each, and lists the comments', () => {
    const { options, numbers, text } = figuresOf(
      asked,
      { level: 2, tags: ['tasty', 'quick'], text: 'again' },
      { level: 2, tags: ['quick'] },
      { level: 1, tags: [] },
    );

    expect(options?.map(({ title, count, percent }) => [title, count, percent])).toEqual([
      ['bad', 1, 33.3],
      ['good', 2, 66.7],
    ]);
    expect(options?.map(({ tags }) => given(tags))).toEqual([{}, { tasty: 1, quick: 2 }]);
    expect(options?.[1]?.tags?.map(({ percent }) => percent)).toEqual([50, 100]);
    expect(numbers?.mean).toBe(1.67);
    expect(text).toEqual({ answered: 1, latest: ['again'] });
  });

  it('keeps tags of before behind those of now', () => {
    const before = survey(asked);
    const [, good] = before.nodes[0]?.options ?? [];
    const newest = edit(before, {
      op: 'updateOption',
      nodeId: nodeIdOf(before, 'Q1'),
      optionId: good!.id,
      set: { setting: { tags: ['lovely'] } },
    });
    const tally = createTally(newest, [before]);

    addResponse(tally, { 1: { level: 2, tags: ['quick'] } });
    addResponse(tally, { 1: { level: 2, tags: ['lovely'] } });

    expect(overallFigures(tally).questions[0]?.options?.[1]?.tags?.map(({ value, count }) => [value, count])).toEqual([
      ['lovely', 1],
      ['quick', 1],
    ]);
  });
});

describe('a ranking', () => {
  it('tells the mean place of each item and how often it had which', () => {
    const { fields } = figuresOf(rank('Q1', 'Best?', ['a', 'b', 'c']), ['b', 'a', 'c'], ['b', 'c', 'a'], ['a']);

    expect(fields?.map(({ title, base, numbers, values }) => [title, base, numbers?.mean, values?.map(({ count }) => count)])).toEqual([
      ['a', 3, 2, [1, 1, 1]],
      ['b', 2, 1, [2, 0, 0]],
      ['c', 2, 2.5, [0, 1, 1]],
    ]);
  });

  it('has no mean place for an item that nobody ranked', () => {
    expect(figuresOf(rank('Q1', 'Best?', ['a', 'b']), ['a']).fields?.[1]).toMatchObject({ base: 0, numbers: { mean: null } });
  });
});

describe('a proportion', () => {
  it('tells the mean weight and the share of each item; one without a number weighs nothing', () => {
    const { fields } = figuresOf(
      proportion('Q1', 'Time?', ['work', 'sleep', 'play']),
      { work: 60, sleep: 40 },
      { work: 20, sleep: 50, play: 30 },
    );

    expect(fields?.map(({ title, numbers, share }) => [title, numbers?.mean, share])).toEqual([
      ['work', 40, 40],
      ['sleep', 45, 45],
      ['play', 15, 15],
    ]);
  });

  it('gives an item that is deleted by now the weights it got, and no zero after', () => {
    const before = survey(proportion('Q1', 'Time?', ['work', 'play']));
    const nodeId = nodeIdOf(before, 'Q1');
    const newest = edit(before, { op: 'removeOption', nodeId, optionId: before.nodes[0]!.options![1]!.id });
    const tally = createTally(newest, [before]);

    addResponse(tally, answersOf(before, { Q1: { work: 50, play: 50 } }));
    addResponse(tally, answersOf(newest, { Q1: { work: 100 } }));

    expect(
      overallFigures(tally).questions[0]?.fields?.map(({ title, retired, base, numbers, share }) => [
        title,
        retired,
        base,
        numbers?.mean,
        share,
      ]),
    ).toEqual([
      ['work', false, 2, 75, 75],
      ['play', true, 1, 50, 25],
    ]);
  });
});

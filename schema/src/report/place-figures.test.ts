import { describe, expect, it } from '@jest/globals';
import { pictureDrag } from '../testing/build-grid.js';
import { cascade, city, dropdown, plot, question, upload } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { optionIdOf } from '../testing/by-name.js';
import { figuresOf } from './testing/figures-of.js';

describe('options', () => {
  it('keep the group they stand in', () => {
    const asked = dropdown('Q1', 'Which?', [{ title: 'warm', group: true, nodes: [{ title: 'red' }] }, 'blue']);

    expect(figuresOf(asked, 'red').options?.map(({ title, group }) => [title, group])).toEqual([
      ['red', 'warm'],
      ['blue', undefined],
    ]);
  });

  it('are words of a text as well', () => {
    const { options } = figuresOf(question(39, 'Q1', 'Mark!', ['one', 'two']), ['one'], ['one', 'two']);

    expect(options?.map(({ title, count, percent }) => [title, count, percent])).toEqual([
      ['one', 2, 100],
      ['two', 1, 50],
    ]);
  });

  it('take the pictures that are dragged to them', () => {
    const { rows } = figuresOf(
      pictureDrag('Q1', 'Sort!', ['cat', 'oak'], ['animal', 'plant']),
      { cat: 'animal', oak: 'plant' },
      { cat: 'plant' },
    );

    expect(rows?.map(({ title, options }) => [title, options?.map(({ count }) => count)])).toEqual([
      ['cat', [1, 1]],
      ['oak', [0, 1]],
    ]);
  });
});

describe('a cascade', () => {
  it('counts each level of each way', () => {
    const asked = cascade('Q1', 'Where?', [{ title: 'Hebei', nodes: [{ title: 'Baoding' }, { title: 'Handan' }] }, 'Hunan']);
    const hebei = optionIdOf(survey(asked), 'Q1', 'Hebei');

    const { options } = figuresOf(asked, ['Hebei', 'Baoding'], ['Hebei', 'Handan'], ['Hebei', 'Handan'], ['Hunan']);

    expect(options?.map(({ title, level, parentId, count, percent }) => [title, level, parentId, count, percent])).toEqual([
      ['Hebei', 1, undefined, 3, 75],
      ['Baoding', 2, hebei, 1, 25],
      ['Handan', 2, hebei, 2, 50],
      ['Hunan', 1, undefined, 1, 25],
    ]);
  });
});

describe('an address', () => {
  it('counts provinces and cities by their codes, districts with their city, and lists what is in the streets', () => {
    const { areas, text } = figuresOf(
      city('Q1', 'Where?'),
      { codes: ['130000', '130100', '130102'], detail: '1 Main Road' },
      { codes: ['130000', '130600', '130602'] },
      { codes: ['110000', '110100', '110105'] },
    );

    expect(areas).toEqual([
      { code: '110000', level: 1, count: 1, percent: 33.3 },
      { code: '130000', level: 1, count: 2, percent: 66.7 },
      { code: '110100', level: 2, count: 1, percent: 33.3 },
      { code: '130100', level: 2, count: 1, percent: 33.3 },
      { code: '130600', level: 2, count: 1, percent: 33.3 },
    ]);
    expect(text).toEqual({ answered: 1, latest: ['1 Main Road'] });
  });

  it('tells a province that has no cities on both levels', () => {
    expect(figuresOf(city('Q1', 'Where?'), { codes: ['810000', '810000'] }).areas?.map(({ code, level }) => [code, level])).toEqual([
      ['810000', 1],
      ['810000', 2],
    ]);
  });
});

describe('files', () => {
  it('are counted, and the newest are named', () => {
    const many = Array.from({ length: 12 }, (_, place) => [`a${place}`, `b${place}`]);

    const { base, files } = figuresOf(upload('Q1', 'Papers?'), ...many);

    expect([base, files?.count, files?.latest.length, files?.latest.slice(0, 2)]).toEqual([12, 24, 20, ['b11', 'a11']]);
    expect(figuresOf({ ...question(41, 'Q1', 'Sign!'), subType: 1 }, ['s']).files).toEqual({ count: 1, latest: ['s'] });
  });
});

describe('a position', () => {
  it('is listed, newest first', () => {
    const { base, positions } = figuresOf(question(35, 'Q1', 'Where?'), { lng: 1, lat: 2 }, { lng: -3.5, lat: 4, address: 'home' });

    expect(base).toBe(2);
    expect(positions).toEqual([
      { lng: -3.5, lat: 4, address: 'home' },
      { lng: 1, lat: 2 },
    ]);
  });
});

describe('marks on a picture', () => {
  it('are counted in a grid of ten by ten, the far edges in the last cells', () => {
    const asked = question(40, 'Q1', 'Where?', [], { setting: { image: 'shop.png' } });

    const { points, options } = figuresOf(
      asked,
      {
        points: [
          { x: 0, y: 0.55 },
          { x: 0.09, y: 0.5 },
        ],
      },
      { points: [{ x: 1, y: 1 }] },
    );

    expect(points).toEqual({
      picture: 'shop.png',
      count: 3,
      cells: [
        { column: 0, row: 5, count: 2 },
        { column: 9, row: 9, count: 1 },
      ],
    });
    expect(options).toBeUndefined();
  });

  it('count what they say once per response', () => {
    const asked = plot('Q1', 'Where?', ['good', 'bad']);
    const good = optionIdOf(survey(asked), 'Q1', 'good');
    const mark = { x: 0.5, y: 0.5, option: good };

    const { points, options } = figuresOf(asked, { points: [mark, mark] }, { points: [{ x: 0.5, y: 0.5 }] });

    expect(options?.map(({ count, percent }) => [count, percent])).toEqual([
      [1, 50],
      [0, 0],
    ]);
    expect(points?.count).toBe(3);
    expect(points?.picture).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { cascade, city, plot, question, rank } from '../testing/build-node.js';
import { readingOf } from '../testing/reading-of.js';

describe('a rank', () => {
  const sports = rank('Q1', 'Best first', ['a', 'b', 'c', 'd'], { setting: { min: 2, max: 3 } });

  it('is options in the order of their places', () => {
    expect(readingOf(sports, { order: [4, 2] })).toEqual({ answer: { order: [4, 2] }, errors: [] });
  });

  it('has as many places as asked for, unless it is left empty', () => {
    expect(readingOf(sports, { order: [4] }).errors).toEqual([{ nodeId: 1, reason: 'min', limit: 2 }]);
    expect(readingOf(sports, { order: [5, 4, 3, 2] }).errors).toEqual([{ nodeId: 1, reason: 'max', limit: 3 }]);
    expect(readingOf(sports, { order: [] })).toEqual({ answer: undefined, errors: [] });
  });

  it('moves up behind an option that logic hides, and asks for no more places than are left', () => {
    expect(readingOf(sports, { order: [4, 3, 2] }, [4]).answer).toEqual({ order: [3, 2] });
    expect(readingOf(sports, { order: [2] }, [3, 4, 5]).errors).toEqual([]);
  });

  it('knows no option of another question', () => {
    expect(readingOf(sports, { order: [2, 9, 3] })).toEqual({
      answer: { order: [2, 3] },
      errors: [{ nodeId: 1, reason: 'unknownOption', optionId: 9 }],
    });
  });

  it.each([[{ order: [2, 2] }], [{ order: ['2'] }], [{ order: 2 }], [[2]]])('is not %j', (value) => {
    expect(readingOf(sports, value).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
  });
});

describe('a cascade', () => {
  const home = cascade('Q1', 'Where?', [{ title: 'Hebei', nodes: [{ title: 'Baoding', nodes: [{ title: 'Yi' }] }] }, { title: 'Macau' }]);

  it('is a path down to an option without further levels', () => {
    expect(readingOf(home, { path: [2, 3, 4] })).toEqual({ answer: { path: [2, 3, 4] }, errors: [] });
    expect(readingOf(home, { path: [5] })).toEqual({ answer: { path: [5] }, errors: [] });
  });

  it('is incomplete above the last level', () => {
    expect(readingOf(home, { path: [2, 3] })).toEqual({ answer: { path: [2, 3] }, errors: [{ nodeId: 1, reason: 'incomplete' }] });
    expect(readingOf(home, { path: [] })).toEqual({ answer: undefined, errors: [] });
  });

  it('ends above a level that logic hides', () => {
    expect(readingOf(home, { path: [2, 3, 4] }, [4])).toEqual({ answer: { path: [2, 3] }, errors: [] });
    expect(readingOf(home, { path: [5] }, [5])).toEqual({ answer: undefined, errors: [] });
  });

  it('knows no option of another question', () => {
    expect(readingOf(home, { path: [2, 99] })).toEqual({
      answer: undefined,
      errors: [{ nodeId: 1, reason: 'unknownOption', optionId: 99 }],
    });
  });

  it.each([[{ path: [3] }], [{ path: [2, 4] }], [{ path: [5, 3] }], [{ path: ['2'] }], [{ path: 2 }]])('is not %j', (value) => {
    expect(readingOf(home, value).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
  });
});

describe('an address', () => {
  const codes = ['130000', '130600', '130633'];
  const atLevel = (level?: number) => city('Q1', 'Where?', { setting: { level } });

  it('has its codes and the detail, unless the author asks for less [S3.city.level-default]', () => {
    expect(readingOf(atLevel(), { codes, detail: ' 5 Main St ' })).toEqual({ answer: { codes, detail: '5 Main St' }, errors: [] });
    expect(readingOf(atLevel(), { codes }).errors).toEqual([{ nodeId: 1, reason: 'incomplete' }]);
    expect(readingOf(atLevel(3), { codes })).toEqual({ answer: { codes }, errors: [] });
    expect(readingOf(atLevel(3), { codes: codes.slice(0, 2) }).errors).toEqual([{ nodeId: 1, reason: 'incomplete' }]);
    expect(readingOf(atLevel(2), { codes: codes.slice(0, 2) }).errors).toEqual([]);
    expect(readingOf(atLevel(1), { codes: codes.slice(0, 1) }).errors).toEqual([]);
  });

  it('loses what is deeper than asked', () => {
    expect(readingOf(atLevel(2), { codes, detail: 'Main St' })).toEqual({ answer: { codes: ['130000', '130600'] }, errors: [] });
    expect(readingOf(atLevel(3), { codes, detail: 'Main St' })).toEqual({ answer: { codes }, errors: [] });
  });

  it('may repeat a code where a city has no districts', () => {
    expect(readingOf(atLevel(3), { codes: ['440000', '441900', '441900'] }).errors).toEqual([]);
  });

  it('is none when nothing is filled in, and begun with either part', () => {
    expect(readingOf(atLevel(), { codes: [], detail: ' ' })).toEqual({ answer: undefined, errors: [] });
    expect(readingOf(atLevel(), { codes: [], detail: 'Main St' })).toEqual({
      answer: { codes: [], detail: 'Main St' },
      errors: [{ nodeId: 1, reason: 'incomplete' }],
    });
    expect(readingOf(atLevel(), { codes, detail: 'x'.repeat(2000) }).errors).toEqual([]);
    expect(readingOf(atLevel(), { codes, detail: 'x'.repeat(2001) }).errors).toEqual([{ nodeId: 1, reason: 'maxWord', limit: 2000 }]);
  });

  it.each([[{ codes: '130000' }], [{ codes, detail: 5 }], [{ codes, more: 1 }], [{ detail: 'x' }], [codes]])('is not %j', (value) => {
    expect(readingOf(atLevel(), value).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
  });

  it.each([
    [['130600']],
    [['130000', '440100']],
    [['130000', '130633']],
    [['130000', '130600', '130733']],
    [['030000']],
    [['1300000']],
    [[130000]],
    [[...codes, '130633']],
  ])('does not have the codes %j', (wrong) => {
    expect(readingOf(atLevel(3), { codes: wrong }).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
  });
});

describe('a position', () => {
  const where = question(35, 'Q1', 'Where are you?');

  it('is a place on earth', () => {
    expect(readingOf(where, { lng: 116.4, lat: 39.9, address: ' Beijing ' })).toEqual({
      answer: { lng: 116.4, lat: 39.9, address: 'Beijing' },
      errors: [],
    });
    expect(readingOf(where, { lng: -180, lat: 90, address: '' })).toEqual({ answer: { lng: -180, lat: 90 }, errors: [] });
  });

  it('has an address of at most 2,000 characters', () => {
    expect(readingOf(where, { lng: 1, lat: 1, address: 'x'.repeat(2000) }).errors).toEqual([]);
    expect(readingOf(where, { lng: 1, lat: 1, address: 'x'.repeat(2001) }).errors).toEqual([{ nodeId: 1, reason: 'maxWord', limit: 2000 }]);
  });

  it.each([[{ lng: 180.1, lat: 0 }], [{ lng: 0, lat: -90.1 }], [{ lng: '1', lat: 1 }], [{ lng: 1 }], [{ lng: 1, lat: 1, address: 1 }]])(
    'is not %j',
    (value) => {
      expect(readingOf(where, value).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
    },
  );
});

describe('marks on a picture', () => {
  const face = plot('Q1', 'What do you like?', ['like', 'dislike'], { setting: { min: 2, max: 3 } });
  const mark = { x: 0, y: 1 };

  it('lie within it and may say something', () => {
    const points = [{ x: 0.5, y: 0.25, option: 2 }, mark];

    expect(readingOf(face, { points })).toEqual({ answer: { points }, errors: [] });
  });

  it('are as many as asked for, unless there are none', () => {
    expect(readingOf(face, { points: [mark] }).errors).toEqual([{ nodeId: 1, reason: 'min', limit: 2 }]);
    expect(readingOf(face, { points: [mark, mark, mark, mark] }).errors).toEqual([{ nodeId: 1, reason: 'max', limit: 3 }]);
    expect(readingOf(face, { points: [] })).toEqual({ answer: undefined, errors: [] });
  });

  it('go when logic hides what they say', () => {
    const points = [{ ...mark, option: 2 }, { ...mark, option: 3 }, mark];

    expect(readingOf(face, { points }, [3]).answer).toEqual({ points: [{ ...mark, option: 2 }, mark] });
    expect(readingOf(face, { points: [mark, mark, { ...mark, option: 9 }] }).errors).toEqual([
      { nodeId: 1, reason: 'unknownOption', optionId: 9 },
    ]);
  });

  it('are not read beyond a hundred', () => {
    const free = question(40, 'Q1', 'Where?');

    expect(readingOf(free, { points: Array.from({ length: 100 }, () => mark) }).errors).toEqual([]);
    expect(readingOf(free, { points: Array.from({ length: 101 }, () => mark) }).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
  });

  it.each([[{ x: 1.1, y: 0 }], [{ x: 0, y: -0.1 }], [{ x: 0 }], [{ x: 0, y: 0, option: '2' }], [{ x: 0, y: 0, z: 0 }], [null]])(
    'are not %j',
    (point) => {
      expect(readingOf(face, { points: [point] }).errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
    },
  );
});

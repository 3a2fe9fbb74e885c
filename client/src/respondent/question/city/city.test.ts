import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import type { Divisions } from '../../../shared/divisions/divisions';
import { decided, levelsOf, listInNeed } from './city';

const FOLDER = new URL('../../../shared/divisions/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Divisions;
const provinces = read('provinces.json');
const guangdong = read('province-44.json');
const beijing = read('province-11.json');
const shown = (codes: readonly string[], level: number, within: Divisions | undefined) =>
  levelsOf(codes, level, provinces, within).map(({ choices, chosen }) => [choices.length, chosen]);

describe('the codes of an address', () => {
  it('are decided as far as they are chosen', () => {
    expect(decided([], 3, {})).toEqual([]);
    expect(decided(['440000'], 1, {})).toEqual(['440000']);
    expect(decided(['440000'], 3, guangdong)).toEqual(['440000']);
    expect(decided(['440000', '440100', '440106'], 3, guangdong)).toEqual(['440000', '440100', '440106']);
  });

  it('go on by themselves where there is but one', () => {
    expect(decided(['110000'], 3, beijing)).toEqual(['110000', '110100']);
  });

  it('are repeated where there is nothing to choose: a city without districts, a province without cities', () => {
    expect(decided(['440000', '441900'], 3, guangdong)).toEqual(['440000', '441900', '441900']);
    expect(decided(['810000'], 3, {})).toEqual(['810000', '810000', '810000']);
    expect(decided(['810000'], 2, {})).toEqual(['810000', '810000']);
  });

  it('end before a division that is one no more', () => {
    expect(decided(['500000', '500100', '500105'], 3, read('province-50.json'))).toEqual(['500000', '500100']);
  });
});

describe('the lists of an address', () => {
  it('are as many as are asked, the later ones closed until it is their turn', () => {
    expect(shown([], 3, undefined)).toEqual([
      [34, ''],
      [0, ''],
      [0, ''],
    ]);
    expect(shown(['440000'], 2, guangdong)).toEqual([
      [34, '440000'],
      [21, ''],
    ]);
    expect(shown([], 1, undefined)).toEqual([[34, '']]);
  });

  it('leave out those with nothing to choose', () => {
    expect(shown(['440000', '441900', '441900'], 4, guangdong)).toEqual([
      [34, '440000'],
      [21, '441900'],
    ]);
    expect(shown(['820000', '820000', '820000'], 4, {})).toEqual([[34, '820000']]);
  });
});

describe('the list in need of a choice', () => {
  const inNeed = (codes: readonly string[], within: Divisions | undefined) => listInNeed(levelsOf(codes, 3, provinces, within));

  it('is the first that is undecided', () => {
    expect(inNeed([], undefined)).toBe(0);
    expect(inNeed(['440000'], guangdong)).toBe(1);
    expect(inNeed(['440000', '440100'], guangdong)).toBe(2);
  });

  it('is the one above while nothing has come that could be chosen', () => {
    expect(inNeed(['440000'], undefined)).toBe(0);
  });

  it('is none where all are decided', () => {
    expect(inNeed(['440000', '441900', '441900'], guangdong)).toBe(-1);
  });
});

describe('the divisions', () => {
  const files = readdirSync(FOLDER).filter((name) => name.startsWith('province-'));
  const all = files.flatMap((name) => Object.keys(read(name)).map((code) => ({ code, file: name })));

  it('are complete: 34 provinces, 342 cities and the places on their level, 2,852 districts', () => {
    const cities = all.filter(({ code }) => code.endsWith('00'));

    expect(Object.keys(provinces)).toHaveLength(34);
    expect(cities).toHaveLength(342);
    expect(all).toHaveLength(342 + 2852);
  });

  it('have six digits and lie within the province of their file and a city of it', () => {
    const codes = new Set(all.map(({ code }) => code));
    const stray = all.filter(({ code, file }) => !/^\d{6}$/.test(code) || file !== `province-${code.slice(0, 2)}.json`);

    expect(stray).toEqual([]);
    expect(all.filter(({ code }) => !codes.has(`${code.slice(0, 4)}00`))).toEqual([]);
  });
});

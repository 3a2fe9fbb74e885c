import { describe, expect, it } from '@jest/globals';
import type { Share } from './compare-shares.js';
import { columnLetter, type Confidence, meanLetters, shareLetters } from './column-letters.js';

const lettered = <Column>(columns: Column[], from = 0) =>
  columns.map((column, index) => ({ ...column, letter: columnLetter(from + index) }));

const sharesOf = (bases: number[], counts: number[]): Share[] => bases.map((base, index) => ({ base, count: counts[index] ?? 0 }));

const rule = (confidence: Confidence, bonferroni = false) => ({ confidence, bonferroni });

/** The letters of a row as a table prints them. */
const shown = (letters: string[][]): string => letters.map((each) => each.join('') || '.').join(' ');

const lettersIn = (bases: number[], counts: number[], confidence: Confidence, bonferroni = false): string =>
  shown(shareLetters({ columns: lettered(sharesOf(bases, counts)), overlapping: false }, rule(confidence, bonferroni)));

/**
 * "Overall quality. VSX123" by age and by preference, a table of the vignette "Tables with labels in R" of the package expss (2020-11-15), whose marks
 * are z-tests at 95 % without correction. Its letters begin anew with each variable; counts follow from its percentages and bases.
 */
const EXPSS = {
  age: { bases: [70, 80], counts: { poor: [2, 1], neither: [8, 8], good: [32, 27], veryGood: [17, 33], excellent: [11, 11] } },
  preference: {
    bases: [94, 50, 6],
    counts: { poor: [3, 0, 0], neither: [14, 1, 1], good: [38, 19, 2], veryGood: [29, 19, 2], excellent: [10, 11, 1] },
  },
};

describe('Letters of columns', () => {
  it('stand where the table of the vignette of expss has them', () => {
    const rows = (variable: (typeof EXPSS)['age' | 'preference']) =>
      Object.values(variable.counts).map((counts) => lettersIn(variable.bases, counts, 95).toUpperCase());

    expect(rows(EXPSS.age)).toEqual(['. .', '. .', '. .', '. A', '. .']);
    expect(rows(EXPSS.preference)).toEqual(['. . .', 'B . .', '. . .', '. . .', '. . .']);
  });

  it('stand beside the mean that the same table marks (5.3 and 5.8)', () => {
    const preferences = lettered([
      { base: 94, mean: 499 / 94, deviation: 0.961927 },
      { base: 50, mean: 5.8, deviation: 0.808122 },
      { base: 6, mean: 5.5, deviation: 1.048809 },
    ]);
    const ages = lettered([
      { base: 70, mean: 377 / 70, deviation: 0.982349 },
      { base: 80, mean: 5.5625, deviation: 0.89787 },
    ]);

    expect(shown(meanLetters({ columns: preferences, overlapping: false }, rule(95))).toUpperCase()).toBe('. A .');
    expect(shown(meanLetters({ columns: ages, overlapping: false }, rule(95)))).toBe('. .');
  });

  it('count ten pairs in five columns after Bonferroni: marital status by education, the example of SPSS Tutorials for such letters', () => {
    // Below 0.05 / 10 are A and D (p = 0.0020) and B and D (0.0035), in the second row the same (0.0006 and 0.0019) but not A and E (0.0053).
    const education = [39, 90, 84, 54, 33];

    expect(lettersIn(education, [18, 36, 21, 9, 6], 95, true).toUpperCase()).toBe('D D . . .');
    expect(lettersIn(education, [12, 36, 45, 36, 21], 95, true).toUpperCase()).toBe('. . . AB .');
    expect(lettersIn(education, [6, 9, 9, 3, 3], 95, true)).toBe('. . . . .');
    expect(lettersIn(education, [3, 9, 9, 6, 3], 95, true)).toBe('. . . . .');
  });

  it('are lower case at the level asked for and upper case at the next stricter one', () => {
    // z = 1.839, 2.199 and 2.690: significant at 90, 95 and 99 %.
    const [at90, at95, at99] = [
      [
        [50, 94],
        [11, 10],
      ],
      [
        [80, 70],
        [33, 17],
      ],
      [
        [93, 82],
        [90, 70],
      ],
    ] as const;
    const letter = ([bases, counts]: readonly [readonly number[], readonly number[]], confidence: Confidence) =>
      lettersIn([...bases], [...counts], confidence);

    expect([at90, at95, at99].map((row) => letter(row, 90))).toEqual(['b .', 'B .', 'B .']);
    expect([at90, at95, at99].map((row) => letter(row, 95))).toEqual(['. .', 'b .', 'B .']);
    expect([at90, at95, at99].map((row) => letter(row, 99))).toEqual(['. .', '. .', 'B .']);
  });

  it('take the number of pairs into account after Bonferroni, which leaves out columns that are not tested', () => {
    const [bases, counts] = [
      [80, 70, 75],
      [33, 17, 24],
    ];

    expect(lettersIn(bases, counts, 95)).toBe('b . .');
    expect(lettersIn(bases, counts, 95, true)).toBe('. . .');
    expect(lettersIn([80, 70, 29], [33, 17, 10], 95, true)).toBe('b . .');
  });

  it('are neither given to nor taken from a column with a base below 30', () => {
    expect(lettersIn([29, 100, 30], [29, 0, 30], 95)).toBe('. . B');
    expect(lettersIn([29, 30], [0, 30], 95)).toBe('. .');
  });

  it('are missing for a multiple choice, whose columns share respondents, and where no test was asked for', () => {
    const columns = lettered(sharesOf([100, 100], [90, 10]));

    expect(shareLetters({ columns, overlapping: true }, rule(95))).toEqual([[], []]);
    expect(shareLetters({ columns, overlapping: false })).toEqual([[], []]);
    expect(shareLetters({ columns, overlapping: false }, rule(95))).toEqual([['B'], []]);
  });

  it('are missing in a single column, without columns, and where nobody or everybody answered', () => {
    expect(lettersIn([100], [50], 95)).toBe('.');
    expect(shareLetters({ columns: [], overlapping: false }, rule(95))).toEqual([]);
    expect(lettersIn([100, 0, 100], [0, 0, 0], 90)).toBe('. . .');
    expect(lettersIn([100, 50], [100, 50], 90)).toBe('. .');
  });

  it('are those of the banner, which go on after Z', () => {
    const columns = lettered(sharesOf([100, 100], [90, 10]), 26);

    expect(shareLetters({ columns, overlapping: false }, rule(99))).toEqual([['AB'], []]);
    expect([0, 25, 26, 51, 52, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  });
});

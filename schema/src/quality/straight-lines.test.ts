import { describe, expect, it } from '@jest/globals';
import { matrix, pictureDrag } from '../testing/build-grid.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf } from '../testing/by-name.js';
import { answersOf, type NamedAnswer } from '../testing/named-answer.js';
import { straightLines } from './straight-lines.js';

const ROWS = ['a', 'b', 'c', 'd', 'e'];
const POINTS = ['bad', 'fair', 'good'];
const asked = survey(
  matrix(1, 'Q1', 'Choice', ROWS, POINTS),
  matrix(4, 'Q2', 'Rating', ROWS),
  matrix(2, 'Q3', 'Choices', ROWS, POINTS),
  matrix(3, 'Q4', 'Texts', ROWS),
  matrix(1, 'Q5', 'Yes or no', ROWS, ['yes', 'no']),
  pictureDrag('Q6', 'Sort', ROWS, POINTS),
);

/** Codes of the straight lines in these answers. */
function linesIn(answers: Readonly<Record<string, NamedAnswer>>): string[] {
  const found = straightLines(asked)(answersOf(asked, answers));
  return ['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6'].filter((code) => found.includes(nodeIdOf(asked, code)));
}
const everyRow = <Cell>(cell: Cell, rows = ROWS): Record<string, Cell> => Object.fromEntries(rows.map((row) => [row, cell]));

describe('a straight line', () => {
  it('is one point on every row of a matrix of choices or rates', () => {
    expect(linesIn({ Q1: everyRow('good'), Q2: everyRow(5) })).toEqual(['Q1', 'Q2']);
    expect(linesIn({ Q1: { ...everyRow('good'), c: 'fair' }, Q2: { ...everyRow(5), e: 4 } })).toEqual([]);
  });

  it('needs four rows that were answered; others may be left open', () => {
    expect(linesIn({ Q1: everyRow('good', ROWS.slice(1)), Q2: everyRow(3, ROWS.slice(2)) })).toEqual(['Q1']);
  });

  it('is nothing unusual with two columns, with several choices or texts per row, and of pictures that are sorted', () => {
    expect(linesIn({ Q3: everyRow(['good']), Q4: everyRow('none'), Q5: everyRow('yes'), Q6: everyRow('good') })).toEqual([]);
  });
});

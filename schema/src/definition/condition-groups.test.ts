import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomRuns } from '../testing/random-runs.js';
import { bracketsAt, groupWithPrevious, isWithPrevious, leftInGroups, partFromPrevious, shapeGroups } from './condition-groups.js';

interface Named {
  readonly name: string;
  readonly operator?: 1 | 2;
  readonly parentId?: number;
}

/** Conditions written like `a & (b | c)`; the name of each is one letter. */
function read(text: string): Named[] {
  let group = 0;
  let isOpen = false;
  let operator: 1 | 2 = 1;
  return [...text.replaceAll(' ', '')].flatMap((sign): Named[] => {
    if (sign === '(') {
      group += 1;
      isOpen = true;
    } else if (sign === ')') isOpen = false;
    else if (sign === '&' || sign === '|') operator = sign === '|' ? 2 : 1;
    else return [{ name: sign, ...(operator === 2 && { operator }), ...(isOpen && { parentId: group }) }];
    return [];
  });
}

const written = (conditions: readonly Named[]): string =>
  conditions
    .map(({ name, operator }, place) => {
      const { opens, closes } = bracketsAt(conditions, place);
      return `${place === 0 ? '' : operator === 2 ? ' | ' : ' & '}${opens ? '(' : ''}${name}${closes ? ')' : ''}`;
    })
    .join('');

describe('brackets around conditions', () => {
  it.each([
    ['a & b | c', 1, '(a & b) | c'],
    ['a & b | c', 2, 'a & (b | c)'],
    ['(a & b) | c', 2, '(a & b | c)'],
    ['(a & b) | (c & d)', 2, '(a & b | c & d)'],
    ['(a & b) | c & d', 3, '(a & b) | (c & d)'],
  ])('of %s go around the condition at %i and the one before it: %s', (before, place, after) => {
    expect(written(groupWithPrevious(read(before), place))).toBe(after);
  });

  it.each([
    ['(a & b) | c', 1, 'a & b | c'],
    ['(a & b | c)', 2, '(a & b) | c'],
    ['(a & b | c)', 1, 'a & (b | c)'],
    ['(a & b | c & d)', 2, '(a & b) | (c & d)'],
  ])('of %s close before the condition at %i: %s', (before, place, after) => {
    expect(written(partFromPrevious(read(before), place))).toBe(after);
  });

  it.each([
    ['a & (b | c)', 'b', 'a & c'],
    ['a | (b & c & d)', 'b', 'a | (c & d)'],
    ['a | (b & c & d)', 'bc', 'a | d'],
    ['a | (b & c & d)', 'c', 'a | (b & d)'],
    ['(a | b) & (c | d)', 'ac', 'b & d'],
    ['a | (b & c) & d', 'bc', 'a & d'],
    ['a | b & c', 'b', 'a & c'],
  ])('of %s without %s stay around the rest, joined as before: %s', (before, gone, after) => {
    expect(written(leftInGroups(read(before), (condition) => (gone.includes(condition.name) ? undefined : condition)))).toBe(after);
  });

  it('have a canonical form that is shaped to itself, whatever is put into brackets and taken out', () => {
    const steps = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 7 })));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), steps, (length, taken) => {
        const flat: readonly Named[] = Array.from({ length }, (_, place) => ({ name: String(place) }));
        const grouped = taken.reduce((conditions, [isIn, at]) => {
          const place = at % length;
          if (place === 0) return conditions;
          const next = isIn ? groupWithPrevious(conditions, place) : partFromPrevious(conditions, place);
          expect(isWithPrevious(next, place)).toBe(isIn);
          return next;
        }, flat);
        expect(shapeGroups(grouped)).toEqual(grouped);
        expect(grouped.map(({ name }) => name)).toEqual(flat.map(({ name }) => name));
      }),
      randomRuns(200),
    );
  });
});

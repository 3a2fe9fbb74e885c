import { expect, test } from '@jest/globals';
import { datedId } from './dated-id.js';
import { systemRandom } from './random.js';

const idAt = (instant: number) => datedId(systemRandom, new Date(instant), 20);

test('an id made later sorts later, letter by letter, from 1970 to the last instant that a date can tell', () => {
  const instants = [0, 1, 61, 62, 999_999_999_999, 1_763_600_000_000, 1_763_600_000_001, 4_102_444_800_000, 62 ** 8 - 1];
  const ids = instants.map(idAt);
  expect(ids.toSorted()).toEqual(ids);
});

test('ids of one millisecond differ, are of one length and made of letters and digits', () => {
  const ids = Array.from({ length: 1000 }, () => idAt(1_763_600_000_000));
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z]{20}$/);
});

test('the instant is in the first eight letters alone', () => {
  const [one, other] = [idAt(1_763_600_000_000), idAt(1_763_600_000_000)];
  expect(one.slice(0, 8)).toBe(other.slice(0, 8));
  expect(one.slice(8)).not.toBe(other.slice(8));
});

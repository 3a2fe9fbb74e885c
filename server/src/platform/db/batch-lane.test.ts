import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { BatchLane } from './batch-lane.js';

/** A lane whose rounds end when told, and the items of each round. */
function heldLane({ overlaps = true, most = 200 } = {}) {
  const rounds: number[][] = [];
  let end = () => {};
  const lane = new BatchLane<number, number>(
    async (take) => {
      const taken = take();
      rounds.push(taken.map(({ item }) => item));
      await new Promise<void>((resolve) => (end = resolve));
      for (const { item, resolve } of taken) resolve(item * 10);
    },
    { overlaps, fits: ({ length }) => Math.min(length, most) },
  );
  const nextRound = async () => {
    end();
    for (let turn = 0; turn < 3; turn++) await eventLoopTurn();
  };
  return { lane, rounds, nextRound };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a lone item goes at once, alone', async () => {
  const { lane, rounds, nextRound } = heldLane();
  const result = lane.add(7);
  await nextRound();
  expect(rounds).toEqual([[7]]);
  await nextRound();
  expect(await result).toBe(70);
});

test('a crowd that finds nothing under way goes in two halves, in its order, and each item gets its own result', async () => {
  const { lane, rounds, nextRound } = heldLane();
  const results = upTo(32).map((item) => lane.add(item));
  for (let round = 0; round < 3; round++) await nextRound();
  expect(rounds).toEqual([upTo(16), upTo(32).slice(16)]);
  expect(await Promise.all(results)).toEqual(upTo(32).map((item) => item * 10));
});

test('what arrives during a round goes together into the next one, whole', async () => {
  const { lane, rounds, nextRound } = heldLane();
  void lane.add(100);
  await nextRound();
  for (const item of upTo(32)) void lane.add(item);
  await nextRound();
  expect(rounds).toEqual([[100], upTo(32)]);
});

test('after a pause the next crowd is halved again', async () => {
  const { lane, rounds, nextRound } = heldLane();
  void lane.add(100);
  for (let round = 0; round < 2; round++) await nextRound();
  for (const item of upTo(20)) void lane.add(item);
  for (let round = 0; round < 3; round++) await nextRound();
  expect(rounds.map(({ length }) => length)).toEqual([1, 10, 10]);
});

test('a crowd goes together where the store would hold up the process anyway, and where it is small', async () => {
  const alone = heldLane({ overlaps: false });
  for (const item of upTo(32)) void alone.lane.add(item);
  const small = heldLane();
  for (const item of upTo(7)) void small.lane.add(item);
  await Promise.all([alone.nextRound(), small.nextRound()]);
  expect(alone.rounds).toEqual([upTo(32)]);
  expect(small.rounds).toEqual([upTo(7)]);
});

test('no round takes more than fits, not even the half of a crowd', async () => {
  const { lane, rounds, nextRound } = heldLane({ most: 5 });
  for (const item of upTo(12)) void lane.add(item);
  for (let round = 0; round < 4; round++) await nextRound();
  expect(rounds.map(({ length }) => length)).toEqual([5, 5, 2]);
});

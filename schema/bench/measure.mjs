import { performance } from 'node:perf_hooks';

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

const timed = (run, repeats) => {
  const started = performance.now();
  for (let i = 0; i < repeats; i += 1) run();
  return (performance.now() - started) / repeats;
};

/** The fastest of three: what other programs on the machine take away is not ours to count. */
const bestOfThree = (run, repeats) => Math.min(timed(run, repeats), timed(run, repeats), timed(run, repeats));

/**
 * Milliseconds per run of each contestant, medians over rounds in which all of them take turns, so that a slow minute of the machine slows all of
 * them. `repeats` runs make one measurement: enough of them for garbage collection to be counted. Two rounds go first unmeasured.
 */
export const medians = (contestants, rounds) => {
  const times = contestants.map(() => []);
  for (let round = -2; round < rounds; round += 1)
    for (const [place, { run, repeats }] of contestants.entries()) {
      const time = bestOfThree(run, repeats);
      if (round >= 0) times[place].push(time);
    }
  return times.map(median);
};

import { performance } from 'node:perf_hooks';

const BATCHES = 10;

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

function timed(run, repeats) {
  const started = performance.now();
  for (let i = 0; i < repeats; i += 1) run();
  return (performance.now() - started) / repeats;
}

/** The fastest of some batches: other programs on the machine only ever add time, and what they add is not ours to count. */
const fastest = ({ run, repeats, batches = BATCHES }) => Math.min(...Array.from({ length: batches }, () => timed(run, repeats)));

/**
 * Milliseconds per run of each contestant, medians over rounds in which all of them take turns, so that a slow minute of the machine slows all of
 * them. Two rounds go first unmeasured.
 */
export function medians(contestants, rounds) {
  const times = contestants.map(() => []);
  for (let round = -2; round < rounds; round += 1)
    for (const [place, contestant] of contestants.entries()) {
      const time = fastest(contestant);
      if (round >= 0) times[place].push(time);
    }
  return times.map(median);
}

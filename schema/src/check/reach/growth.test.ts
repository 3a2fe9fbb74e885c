import { describe, expect, it } from '@jest/globals';
import { parseDefinition } from '../../definition/parse/parse-definition.js';
import { compile } from '../../engine/compile.js';
import { jumpWeb, type JumpSpread } from '../testing/jump-web.js';
import { type KnownFacts, type Reach, reachOf } from './reach-findings.js';

const NOTHING_KNOWN: KnownFacts = { pipings: [], endings: [], faulty: new Set(), empty: new Set(), short: new Set() };
const PLENTY = 1_000_000_000;

/** Returns the findings of the search over a survey, and the number of steps it took. */
function lookedAt(length: number, web: JumpSpread, budget?: number): Reach & { readonly steps: number } {
  const compiled = compile(jumpWeb(length, web));
  const budgets = budget === undefined ? undefined : { search: { steps: budget }, evidence: { steps: budget } };
  const { findings, undecided, spent } = reachOf(compiled, NOTHING_KNOWN, budgets);
  return { findings, undecided, spent, steps: spent.search + spent.evidence };
}

describe('on a survey of which every option jumps, the look at all ways through it', () => {
  it('is about surveys that can be saved', () => {
    for (const web of ['near', 'far'] as const) expect(parseDefinition(jumpWeb(1_200, web)).ok).toBe(true);
  });

  it('decides everything about jumps to what is near, in steps that grow no faster than n log n', () => {
    const looks = [150, 300, 600, 1_200].map((length) => lookedAt(length, 'near', PLENTY));

    expect(looks.map(({ findings, undecided }) => [findings.map(({ code }) => code), undecided])).toEqual(
      looks.map(() => [['unreachableQuestion'], []]),
    );
    const [first, ...later] = looks.map(({ steps }) => steps);
    later.forEach((steps, place) => {
      const times = 2 ** (place + 1);
      expect(steps / (first ?? 0)).toBeLessThanOrEqual(times * (1 + Math.log2(times) / Math.log2(150)));
    });
  });

  it('takes no more steps than a multiple of its size, however wild the jumps are, and says what it could not decide', () => {
    for (const length of [300, 600, 1_200]) {
      const { steps, undecided } = lookedAt(length, 'far');
      expect(steps).toBeLessThanOrEqual(400_000 + 9 * length * 300);
      expect(undecided.length > 0 || length < 600).toBe(true);
    }
  });

  it('takes the same steps each time', () => {
    expect(lookedAt(300, 'far').spent).toEqual(lookedAt(300, 'far').spent);
  });
});

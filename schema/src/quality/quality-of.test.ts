import { describe, expect, it } from '@jest/globals';
import type { Answers } from '../answer/answer.js';
import { storedResponse } from '../export/testing/stored-response.js';
import { matrix } from '../testing/build-grid.js';
import { single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { answersOf } from '../testing/named-answer.js';
import { flagsOf, type QualityFindings } from './quality.js';
import { type JudgedResponse, qualityOf } from './quality-of.js';

const ROWS = Array.from({ length: 10 }, (_, index) => `row ${index}`);
const asked = survey(
  matrix(1, 'Q1', 'How good?', ROWS, ['bad', 'fair', 'good']),
  text('Q2', 'Why?'),
  single('Q3', 'Again?', ['yes', 'no']),
);
const START = Date.UTC(2026, 2, 31, 10);

interface Given extends Partial<Omit<JudgedResponse, 'startedAt' | 'submittedAt'>> {
  /** Seconds it took. */
  readonly took?: number | null;
  /** Seconds after the first. */
  readonly at?: number;
}

let counter = 0;
/** Answers that nobody else gives. */
const unlike = (): Answers => answersOf(asked, { Q2: `a reason of its own, number ${(counter += 1)}` });

const judged = ({ took = 60, at = 0, ...facts }: Given, index: number): JudgedResponse => ({
  ...storedResponse(unlike()),
  submittedAt: new Date(START + at * 1_000),
  startedAt: took === null ? null : new Date(START + (at - took) * 1_000),
  id: `r${index + 1}`,
  seq: index + 1,
  valid: true,
  definition: asked,
  ...facts,
});

const findings = (given: readonly Given[]): QualityFindings[] => qualityOf(given.map(judged));
/** As many alike as wanted, an hour apart. */
const many = (count: number, given: Given = {}): Given[] => Array.from({ length: count }, (_, index) => ({ at: index * 3_600, ...given }));

describe('the quality of responses', () => {
  it('is good where nothing stands out', () => {
    expect(findings(many(40))).toEqual(many(40).map(() => ({})));
  });

  describe('speeding', () => {
    const speeding = (given: readonly Given[]) => findings(given).map((found) => found.speeding);

    it('is less than 30 % of the median of those that count', () => {
      const found = speeding([{ took: 17 }, { took: 18 }, ...many(30), ...many(40, { took: 600, valid: false })]);

      expect(found.slice(0, 2)).toEqual([{ seconds: 17, medianSeconds: 60 }, undefined]);
    });

    it('takes the middle between two for the median', () => {
      const found = speeding([...many(14, { took: 60 }), ...many(15, { took: 101 }), { took: 24 }]);

      expect(found.at(-1)).toEqual({ seconds: 24, medianSeconds: 80.5 });
    });

    it('is not told from fewer than 30 known durations', () => {
      expect(speeding([{ took: 1 }, ...many(28), ...many(9, { took: null })])[0]).toBeUndefined();
      expect(speeding([{ took: 1 }, ...many(29)])[0]).toEqual({ seconds: 1, medianSeconds: 60 });
    });

    it('is said of complete responses only, invalid ones included', () => {
      const found = speeding([{ took: 1, status: 'screened' }, { took: 1, valid: false }, { took: null }, ...many(30)]);

      expect(found.slice(0, 3)).toEqual([undefined, { seconds: 1, medianSeconds: 60 }, undefined]);
    });
  });

  describe('duplicates', () => {
    const all = (point: string): Answers => answersOf(asked, { Q1: Object.fromEntries(ROWS.map((row) => [row, point])) });
    const duplicate = (given: readonly Given[]) => findings(given).map((found) => found.duplicate);

    it('name the number of the others and the first of them, whatever their status and marks', () => {
      const same = { answers: all('bad') };

      expect(duplicate([same, {}, { ...same, valid: false }, { ...same, status: 'screened' }, { answers: all('good') }])).toEqual([
        { others: 2, firstId: 'r3', firstSeq: 3 },
        undefined,
        { others: 2, firstId: 'r1', firstSeq: 1 },
        { others: 2, firstId: 'r1', firstSeq: 1 },
        undefined,
      ]);
    });

    it('are no news where little was answered', () => {
      expect(duplicate(many(2, { answers: answersOf(asked, { Q3: 'yes', Q2: 'nothing' }) }))).toEqual([undefined, undefined]);
    });
  });

  describe('bursts', () => {
    const burst = (given: readonly Given[]) => findings(given).map((found) => found.burst);
    const quickly = (count: number, from: number, given: Given = {}): Given[] =>
      Array.from({ length: count }, (_, index) => ({ at: from + index * 2, ...given }));

    it('are ten of one source within a minute', () => {
      expect(burst([...quickly(9, 0), { at: 59.999 }])).toEqual(many(10).map(() => ({ responses: 10, seconds: 60 })));
      expect(burst([...quickly(9, 0), { at: 60 }])).toEqual(many(10).map(() => undefined));
      expect(burst([...quickly(9, 0), { at: 30, source: 'mail' }])).toEqual(many(10).map(() => undefined));
    });

    it('leave out what came a minute before or after', () => {
      const found = burst([{ at: 0 }, ...quickly(10, 100), { at: 300 }]);

      expect([found[0], found[1], found[10], found[11]]).toEqual([
        undefined,
        { responses: 10, seconds: 60 },
        { responses: 10, seconds: 60 },
        undefined,
      ]);
    });

    it('are none where the source has the same pace all the hour', () => {
      const steady = Array.from({ length: 300 }, (_, index): Given => ({ at: index * 5 }));

      expect(burst(steady)).toEqual(steady.map(() => undefined));
    });
  });

  it('names straight-lined matrices', () => {
    const answers = answersOf(asked, { Q1: { 'row 0': 'good', 'row 3': 'good', 'row 4': 'good', 'row 8': 'good' } });

    expect(findings([{ answers }])).toEqual([{ straightLining: { nodeIds: [asked.nodes[0]?.id] } }]);
  });

  it('lists flags in their order', () => {
    expect(flagsOf({ burst: { responses: 10, seconds: 60 }, speeding: { seconds: 1, medianSeconds: 60 } })).toEqual(['speeding', 'burst']);
    expect(flagsOf({})).toEqual([]);
  });
});

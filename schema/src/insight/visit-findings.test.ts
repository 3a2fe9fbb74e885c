import { describe, expect, it } from '@jest/globals';
import type { PageDropOff } from '../report/drop-off.js';
import { type Insight, insightId } from './insight.js';
import { dropOff, withDropOff } from './visit-findings.js';

const page = (number: number, reached: number, left: number): PageDropOff => ({
  number,
  nodeId: number === 0 ? null : number * 10,
  code: number === 0 ? null : `Q${number}`,
  title: number === 0 ? '' : `Question ${number}`,
  reached,
  left,
  leftPercent: Math.round((left * 1000) / reached) / 10,
  answering: 0,
  submitted: 0,
});

describe('the finding on drop-off', () => {
  it('is about the page on which most people left, of those who reached it', () => {
    expect(dropOff({ pages: [page(0, 1000, 500), page(1, 500, 50), page(2, 450, 90), page(3, 360, 10)] })).toMatchObject({
      id: 'dropOff-20',
      severity: 'notable',
      base: 450,
      numbers: { number: 2, count: 90, percent: 20 },
      subjects: [{ nodeId: 20, code: 'Q2', title: 'Question 2' }],
      bars: [
        { title: 'Q1 Question 1', value: 10, marked: false },
        { title: 'Q2 Question 2', value: 20, marked: true },
        { title: 'Q3 Question 3', value: 2.8, marked: false },
      ],
      test: null,
    });
    expect(dropOff({ pages: [page(1, 100, 30)] })?.severity).toBe('strong');
  });

  it('is none where few left, few came, or nothing is asked', () => {
    expect(dropOff({ pages: [page(1, 1000, 99)] })).toBeNull();
    expect(dropOff({ pages: [page(1, 4, 4)] })).toBeNull();
    expect(dropOff({ pages: [page(0, 100, 50)] })).toBeNull();
    expect(dropOff({ pages: [] })).toBeNull();
  });

  it('stands among those on responses by the worth of its kind', () => {
    const of = (kind: 'overview' | 'missing' | 'quality') => ({ id: insightId(kind), kind }) as Insight; // Nothing else of it is looked at.
    const findings = [of('overview'), of('missing'), of('quality')];

    expect(withDropOff(findings, { pages: [page(1, 100, 30)] }).map(({ kind }) => kind)).toEqual([
      'overview',
      'missing',
      'dropOff',
      'quality',
    ]);
    expect(withDropOff(findings, { pages: [] })).toEqual(findings);
  });
});

import type { TestInfo } from '@playwright/test';
import type { Verdict } from './verdict.js';

/** Figures that one test adds to the sum at the end of a run. */
export interface Tally {
  /** Number of faults that were injected. */
  readonly faults: number;
  readonly acked: number;
  readonly lost: number;
  readonly twice: number;
  readonly unasked: number;
}

const TYPE = 'tally';

export function tally(info: TestInfo, faults: number, { acked, lost, twice, unasked }: Verdict): void {
  const counts: Tally = { faults, acked, lost: lost.length, twice: twice.length, unasked: unasked.length };
  info.annotations.push({ type: TYPE, description: JSON.stringify(counts) });
}

export function talliesOf(annotations: readonly { type: string; description?: string }[]): Tally[] {
  return annotations.flatMap(({ type, description }) => (type === TYPE && description ? [JSON.parse(description) as Tally] : []));
}

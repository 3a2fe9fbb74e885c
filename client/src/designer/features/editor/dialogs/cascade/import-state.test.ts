import { describe, expect, it } from '@jest/globals';
import { CHOOSING, importState, type ImportState, tickAfter } from './import-state';

const tick = (state: ImportState) => importState(state, { type: 'tick' });

describe('the progress of an import', () => {
  it('climbs while the call is unanswered, and stops at 99 [S4.cascade-upload.simulated-99] [S9.import.progress-99]', () => {
    let state = importState(CHOOSING, { type: 'sent', name: 'levels.xlsx' });
    const seen: number[] = [];
    for (let count = 0; count < 200; count += 1) {
      if (state.at === 'sending') seen.push(state.percent);
      state = tick(state);
    }

    expect(seen[0]).toBe(0);
    expect(seen.slice(1).every((percent, place) => percent >= (seen[place] ?? 0))).toBe(true);
    expect(seen.at(-1)).toBe(99);
    expect(Math.max(...seen)).toBe(99);
    expect(tickAfter(state)).toBeNull();
  });
});

describe('what follows an import', () => {
  it('is a countdown from 3', () => {
    const seen: number[] = [];
    let state = importState(CHOOSING, { type: 'imported', count: 2_000 });
    while (state.at === 'done' && tickAfter(state) !== null) {
      seen.push(state.seconds);
      state = tick(state);
    }

    expect(seen).toEqual([3, 2, 1]);
    expect(state).toEqual({ at: 'done', count: 2_000, seconds: 0 });
  });

  it('is another choice after a failure', () => {
    const failed = importState(CHOOSING, { type: 'failed', message: 'no' });

    expect(tick(failed)).toBe(failed);
    expect(importState(failed, { type: 'again' })).toEqual(CHOOSING);
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '../../platform/logging/logger.js';
import { MissedChanges } from './missed-changes.js';

describe('changes that no event told', () => {
  let counters: Map<string, number>;
  let signalled: string[];
  let asked: readonly string[];
  let missed: MissedChanges;

  beforeEach(() => {
    counters = new Map([['s', 1]]);
    signalled = [];
    asked = [];
    const readSeqs = async (ids: readonly string[]) => {
      asked = ids;
      return counters;
    };
    missed = new MissedChanges(readSeqs, (id) => signalled.push(id), createLogger('silent'));
  });
  afterEach(() => missed.stop());

  it('are found in the counter, and signalled until they are shown', async () => {
    missed.watch('s');
    missed.shown('s', 'count', 1);
    await missed.look();
    expect(signalled).toEqual([]);

    counters.set('s', 2);
    await missed.look();
    missed.shown('s', 'count', 2);
    await missed.look();

    expect(signalled).toEqual(['s']);
  });

  it('are looked for in every kind of figures: one may be behind another', async () => {
    counters.set('s', 2);
    missed.watch('s');
    missed.shown('s', 'count', 2);
    missed.shown('s', 'report', 1);

    await missed.look();

    expect(signalled).toEqual(['s']);
  });

  it('do not signal for ever when nobody shows such figures any more', async () => {
    counters.set('s', 2);
    missed.watch('s');
    missed.shown('s', 'report', 1);

    await missed.look();
    await missed.look();

    expect(signalled).toEqual(['s']);
  });

  it('are looked for only where somebody watches', async () => {
    const leave = [missed.watch('s'), missed.watch('s')];
    missed.watch('t');
    leave[0]?.();
    leave[0]?.();
    await missed.look();
    expect(asked).toEqual(['s', 't']);

    leave[1]?.();
    await missed.look();

    expect(asked).toEqual(['t']);
  });
});

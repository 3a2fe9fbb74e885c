import { describe, expect, it } from '@jest/globals';
import type { CountedCell } from '@wence/schema';
import fc from 'fast-check';
import { type HeldReservations, NO_RESERVATIONS, ownerKey } from './held-reservations.read-model.js';
import { SeatRound } from './seat-round.policy.js';
import { cellId } from './seats.policy.js';

const cell = (key: string, limit: number, onFull: CountedCell['onFull'] = 1): CountedCell => ({ quotaId: 1, key, limit, onFull });
const by = (submissionId: string) => ({ surveyId: 's', submissionId });

/** Seats that are kept: the cells of each submission. */
function kept(owners: Readonly<Record<string, readonly string[]>>): HeldReservations {
  const live = new Map<string, number>();
  for (const key of Object.values(owners).flat()) live.set(cellId('s', key), (live.get(cellId('s', key)) ?? 0) + 1);
  return { live, own: new Map(Object.entries(owners).map(([id, cells]) => [ownerKey('s', id), cells])) };
}

describe('a round of seats', () => {
  it('has a kept seat for its owner, and for nobody else', () => {
    const round = new SeatRound(new Map(), kept({ ada: ['tea'] }));

    expect(round.seat(by('bob'), [cell('tea', 1)]).kind).toBe('over_quota');
    expect(round.seat(by('ada'), [cell('tea', 1)])).toEqual({ kind: 'seated', seats: 'tea' });
    round.release(by('ada'));
    expect(round.released).toEqual([by('ada')]);
    expect(round.taken.get('s')).toEqual(new Map([['tea', 1]]));
  });

  it('gives a kept seat back when its owner came with other answers', () => {
    const round = new SeatRound(new Map(), kept({ ada: ['tea'] }));

    expect(round.seat(by('ada'), [cell('coffee', 1)]).kind).toBe('seated');
    round.release(by('ada'));
    expect(round.seat(by('bob'), [cell('tea', 1)]).kind).toBe('seated');
  });

  it('does as if nothing were kept where nothing is', () => {
    const round = new SeatRound(new Map([['s tea', 1]]), NO_RESERVATIONS);
    round.release(by('ada'));

    expect(['a', 'b'].map((id) => round.seat(by(id), [cell('tea', 2)]).kind)).toEqual(['seated', 'over_quota']);
    expect(round.released).toEqual([]);
  });

  it('never seats more than the limit, and turns no owner away, in any order of arrival', () => {
    const people = ['a', 'b', 'c', 'd', 'e', 'f'];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3 }),
        fc.subarray(people, { maxLength: 3 }),
        fc.shuffledSubarray(people, { minLength: 6 }),
        (before, owners, order) => {
          const limit = before + 3;
          const round = new SeatRound(new Map([['s tea', before]]), kept(Object.fromEntries(owners.map((id) => [id, ['tea']]))));
          const seated = order.filter((id) => {
            const { kind } = round.seat(by(id), [cell('tea', limit)]);
            round.release(by(id));
            return kind === 'seated';
          });

          expect(seated).toHaveLength(3);
          expect(owners.filter((id) => !seated.includes(id))).toEqual([]);
          expect(round.taken.get('s')?.get('tea')).toBe(limit);
        },
      ),
    );
  });
});

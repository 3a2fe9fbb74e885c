import type { CountedCell } from '@wence/schema';
import { type HeldReservations, ownerKey } from './held-reservations.read-model.js';
import { cellId, cellsIn, type Seating, seatIn } from './seats.policy.js';

/** A submission that wants seats, or gives back what was kept for it. */
interface Claimant {
  readonly surveyId: string;
  readonly submissionId: string;
}

/** What a list of submissions does to the seats of quotas, one after the other. A seat that is kept for somebody is taken for everybody else. */
export class SeatRound {
  /** Seats taken afterwards, by survey and cell: those that change. */
  readonly taken = new Map<string, Map<string, number>>();
  /** Submissions that have come, for which seats were kept. */
  readonly released: Claimant[] = [];
  private readonly live: Map<string, number>;
  private readonly own: Map<string, readonly string[]>;

  constructor(
    private readonly before: ReadonlyMap<string, number>,
    { live, own }: HeldReservations,
  ) {
    this.live = new Map(live);
    this.own = new Map(own);
  }

  /** Gives a submission its seats, or says which full cell turns it away. */
  seat({ surveyId, submissionId }: Claimant, cells: readonly CountedCell[]): Seating {
    const own = this.own.get(ownerKey(surveyId, submissionId)) ?? [];
    const keptForOthers = (cell: string): number => (this.live.get(cellId(surveyId, cell)) ?? 0) - (own.includes(cell) ? 1 : 0);
    const seating = seatIn(cells, (cell) => this.takenIn(surveyId, cell) + Math.max(0, keptForOthers(cell)));
    if (seating.kind !== 'seated') return seating;
    const changed = this.taken.get(surveyId) ?? new Map<string, number>();
    for (const cell of cellsIn(seating.seats)) changed.set(cell, this.takenIn(surveyId, cell) + 1);
    this.taken.set(surveyId, changed);
    return seating;
  }

  /** Nothing is kept any longer for a submission that has come, whatever became of it. */
  release({ surveyId, submissionId }: Claimant): void {
    const key = ownerKey(surveyId, submissionId);
    const own = this.own.get(key);
    if (!own) return;
    this.own.delete(key);
    this.released.push({ surveyId, submissionId });
    for (const cell of own) this.live.set(cellId(surveyId, cell), (this.live.get(cellId(surveyId, cell)) ?? 1) - 1);
  }

  private takenIn(surveyId: string, cell: string): number {
    return this.taken.get(surveyId)?.get(cell) ?? this.before.get(cellId(surveyId, cell)) ?? 0;
  }
}

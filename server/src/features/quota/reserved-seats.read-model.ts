import { In, MoreThan, Not } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { ANCHOR, SeatReservation } from './seat-reservation.entity.js';

interface Asked {
  readonly surveyId: string;
  readonly now: Date;
  /** These cells alone; left out: every one. */
  readonly cells?: readonly string[];
  /** A submission whose own seats do not count. */
  readonly except?: string | null;
}

/** Counts the seats that are kept for people who are answering, by cell. Cells without one are left out. */
export async function countReserved(
  database: Database,
  { surveyId, now, cells, except = null }: Asked,
): Promise<ReadonlyMap<string, number>> {
  const rows: { cell: string; held: unknown }[] = await database
    .repository(SeatReservation)
    .createQueryBuilder('held')
    .select('held.cell', 'cell')
    .addSelect('COUNT(*)', 'held')
    .where({
      surveyId,
      cell: cells ? In([...cells]) : Not(ANCHOR),
      heldUntil: MoreThan(now),
      ...(except !== null && { submissionId: Not(except) }),
    })
    .groupBy('held.cell')
    .getRawMany();
  return new Map(rows.map(({ cell, held }) => [cell, Number(held)]));
}

import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** The row that says until when seats are kept for a submission, in whatever cells its answers are. It stays until the sweep, so that seats are kept once. */
export const ANCHOR = '';

/**
 * A seat of a quota that is kept for somebody who is answering: one row for each cell, and one with the cell `ANCHOR`. Whoever adds one holds the row of
 * the survey. A row whose time is over keeps nothing.
 */
export class SeatReservation {
  surveyId: string;
  submissionId: string;
  /** Name of the counter (`cellKey` of the model). */
  cell: string;
  /** The seat is kept before this moment. */
  heldUntil: Date;
}

export const seatReservationEntity: EntityDefinition = (types) =>
  new EntitySchema<SeatReservation>({
    name: 'seat_reservation',
    target: SeatReservation,
    columns: {
      surveyId: { ...types.id, name: 'survey_id', primary: true },
      submissionId: { ...types.token(36), name: 'submission_id', primary: true },
      cell: { ...types.token(64), primary: true },
      heldUntil: { ...types.instant, name: 'held_until' },
    },
    indices: [
      { name: 'IDX_seat_reservation_cell', columns: ['surveyId', 'cell', 'heldUntil'] },
      { name: 'IDX_seat_reservation_end', columns: ['heldUntil'] },
    ],
  });

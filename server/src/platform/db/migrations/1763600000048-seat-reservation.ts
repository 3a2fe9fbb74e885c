import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Seats of quotas that are kept for people who are answering. */
export class SeatReservation1763600000048 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    const columns = [
      column('survey_id', types.id, { isPrimary: true }),
      column('submission_id', types.token(36), { isPrimary: true }),
      column('cell', types.token(64), { isPrimary: true }),
      column('held_until', types.instant),
    ];
    const indices = [
      { name: 'IDX_seat_reservation_cell', columnNames: ['survey_id', 'cell', 'held_until'] },
      { name: 'IDX_seat_reservation_end', columnNames: ['held_until'] },
    ];
    await runner.createTable(new Table({ name: 'seat_reservation', columns, indices }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('seat_reservation');
  }
}

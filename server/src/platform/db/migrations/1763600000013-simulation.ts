import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** The last simulation of each survey, and which test answers nobody gave. */
export class Simulation1763600000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.addColumn('test_response', new TableColumn(column('simulation_id', types.id, { isNullable: true })));
    await runner.createTable(
      new Table({
        name: 'simulation',
        columns: [
          column('survey_id', types.id, { isPrimary: true }),
          column('id', types.id),
          column('seed', types.integer),
          column('asked', types.integer),
          column('revision', types.integer),
          column('unanswerable', types.document),
          column('simulated_at', types.instant),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('simulation');
    await runner.dropColumn('test_response', 'simulation_id');
  }
}

import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { column, type ColumnTypes, typesOf } from '../columns/column-types.js';

const CLEARING = new TableIndex({ name: 'IDX_survey_clearing', columnNames: ['clearing_at'] });

/** Responses of a survey can be cleared: from one commit on nothing before it counts, and its rows go in batches. */
export class ResponseClearing1763600000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.addColumns('survey_counter', counterColumns(types));
    await runner.addColumn('survey', new TableColumn(column('clearing_at', types.instant, { isNullable: true })));
    await runner.createIndex('survey', CLEARING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('survey', CLEARING);
    await runner.dropColumn('survey', 'clearing_at');
    await runner.dropColumns(
      'survey_counter',
      counterColumns(typesOf(runner)).map(({ name }) => name),
    );
  }
}

function counterColumns({ bigint, instant }: ColumnTypes): TableColumn[] {
  return [
    column('cleared_line', bigint, { default: 0 }),
    column('cleared_response', bigint, { default: 0 }),
    column('cleared_at', instant, { isNullable: true }),
  ].map((options) => new TableColumn(options));
}

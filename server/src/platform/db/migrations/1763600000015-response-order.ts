import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** The number of a response also stands in its own row, so that lists are read by an index whatever they are filtered by. */
export class ResponseOrder1763600000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { bigint } = typesOf(runner);
    const numbered = (isNullable: boolean) => new TableColumn(column('seq', bigint, { isNullable }));
    await runner.addColumn('response', numbered(true));
    // A response without a line in the log can't have been stored by this product; it comes before all others.
    await runner.query(
      `UPDATE response SET seq = COALESCE(
         (SELECT l.seq FROM response_log l WHERE l.response_id = response.id AND l.kind = 'submitted'), 0)`,
    );
    await runner.changeColumn('response', 'seq', numbered(false));
    await runner.dropIndex('response', 'IDX_response_submitted');
    for (const index of indices()) await runner.createIndex('response', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of indices()) await runner.dropIndex('response', index);
    await runner.createIndex('response', new TableIndex({ name: 'IDX_response_submitted', columnNames: ['survey_id', 'submitted_at'] }));
    await runner.dropColumn('response', 'seq');
  }
}

/** One per filter, in the order of the list, with the time that it may be filtered by as well; a list without a filter is read by the first. */
function indices(): TableIndex[] {
  const indexed = {
    seq: ['seq', 'submitted_at'],
    status: ['status', 'seq', 'submitted_at'],
    version: ['version', 'seq', 'submitted_at'],
    source: ['source', 'seq', 'submitted_at'],
    submitted: ['submitted_at', 'seq'],
  };
  return Object.entries(indexed).map(
    ([name, columns]) => new TableIndex({ name: `IDX_response_${name}`, columnNames: ['survey_id', ...columns] }),
  );
}

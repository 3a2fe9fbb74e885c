import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { column, type ColumnTypes, typesOf } from '../columns/column-types.js';

/** What authors do to responses: marks, deletion, edits. Responses are numbered apart from the log, which has lines about those as well. */
export class ResponseReview1763600000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.addColumns('response', reviewColumns(types));
    await exchange(runner, indices([]), indices(['deleted_at', 'invalid_at']));
    await numberApart(runner, types);
    await runner.createTable(editTable(types));
    await runner.createTable(
      new Table({
        name: 'response_mark',
        columns: [
          column('survey_id', types.id, { isPrimary: true }),
          column('mark', types.token(32), { isPrimary: true }),
          column('seq', types.bigint, { isPrimary: true }),
          column('response_id', types.id),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('response_mark');
    await runner.dropTable('response_edit');
    await runner.dropColumns('survey_counter', ['last_response', 'removed']);
    await exchange(runner, indices(['deleted_at', 'invalid_at']), indices([]));
    const added = reviewColumns(typesOf(runner)).map(({ name }) => name);
    await runner.dropColumns('response', added);
  }
}

function reviewColumns(types: ColumnTypes): TableColumn[] {
  const optional = { isNullable: true };
  return [
    column('invalid_at', types.instant, optional),
    column('invalid_by', types.id, optional),
    column('invalid_reason', types.document, optional),
    column('starred_at', types.instant, optional),
    column('tags', types.document, optional),
    column('remark', types.document, optional),
    column('deleted_at', types.instant, optional),
    column('revision', types.integer, optional),
  ].map((options) => new TableColumn(options));
}

/** Up to here every line of the log was a response, and had its number. */
async function numberApart(runner: QueryRunner, { bigint }: ColumnTypes): Promise<void> {
  const counts = (isNullable: boolean) => ['last_response', 'removed'].map((name) => new TableColumn(column(name, bigint, { isNullable })));
  await runner.addColumns('survey_counter', counts(true));
  await runner.query('UPDATE survey_counter SET last_response = seq, removed = 0');
  for (const count of counts(false)) await runner.changeColumn('survey_counter', count.name, count);
}

function editTable(types: ColumnTypes): Table {
  return new Table({
    name: 'response_edit',
    columns: [
      column('response_id', types.id, { isPrimary: true }),
      column('number', types.integer, { isPrimary: true }),
      column('survey_id', types.id),
      column('author_id', types.id),
      column('created_at', types.instant),
      column('answers_before', types.document),
      column('answers_after', types.document),
      column('status_before', types.token(16)),
      column('end_before', types.integer, { isNullable: true }),
    ],
    indices: [{ name: 'IDX_response_edit_survey', columnNames: ['survey_id'] }],
  });
}

async function exchange(runner: QueryRunner, old: readonly TableIndex[], fresh: readonly TableIndex[]): Promise<void> {
  for (const index of old) await runner.dropIndex('response', index.name ?? '');
  for (const index of fresh) await runner.createIndex('response', index);
}

/** The indices of lists, which end with the times that a list may be filtered by as well. */
function indices(more: readonly string[]): TableIndex[] {
  const indexed = {
    seq: ['seq', 'submitted_at'],
    status: ['status', 'seq', 'submitted_at'],
    version: ['version', 'seq', 'submitted_at'],
    source: ['source', 'seq', 'submitted_at'],
    submitted: ['submitted_at', 'seq'],
  };
  return Object.entries(indexed).map(
    ([name, columns]) => new TableIndex({ name: `IDX_response_${name}`, columnNames: ['survey_id', ...columns, ...more] }),
  );
}

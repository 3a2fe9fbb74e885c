import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column, type ColumnTypes, typesOf } from '../columns/column-types.js';

/** On what and from where each response was given; not known of those that are stored already. */
export class ResponseOrigin1763600000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('response', originColumns(typesOf(runner)));
  }

  async down(runner: QueryRunner): Promise<void> {
    const added = originColumns(typesOf(runner)).map(({ name }) => name);
    await runner.dropColumns('response', added);
  }
}

const originColumns = ({ token }: ColumnTypes): TableColumn[] =>
  ['device', 'os', 'browser', 'region'].map((name) => new TableColumn(column(name, token(16), { isNullable: true })));

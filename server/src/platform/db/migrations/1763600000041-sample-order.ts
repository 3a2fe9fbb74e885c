import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column, typesOf } from '../columns/column-types.js';

/** Orders for respondents, their history, and who has answered for each. */
export class SampleOrder1763600000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    const optional = { isNullable: true };
    const primary = { isPrimary: true };
    const order = [
      column('id', types.id, primary),
      column('survey_id', types.id),
      column('owner_id', types.id),
      column('supplier', types.token(10)),
      column('state', types.integer),
      column('target', types.integer),
      column('conditions', types.document),
      column('minutes', types.integer),
      column('incidence', types.integer),
      column('deadline', types.instant),
      column('min_seconds', types.integer),
      column('contact_name', types.line(200)),
      column('contact_mobile', types.token(20)),
      column('remark', types.document),
      column('unit_price', types.integer, optional),
      column('total_price', types.bigint, optional),
      column('reason', types.token(20), optional),
      column('complete', types.integer),
      column('screened', types.integer),
      column('over_quota', types.integer),
      column('refused', types.integer),
      column('in_a_row', types.integer),
      column('created_at', types.instant),
      column('updated_at', types.instant),
      column('lease_owner', types.id, optional),
      column('lease_until', types.instant, optional),
    ];
    const orderIndices = [
      { name: 'IDX_sample_order_age', columnNames: ['survey_id', 'created_at', 'id'] },
      { name: 'IDX_sample_order_state', columnNames: ['state', 'deadline'] },
    ];
    await runner.createTable(new Table({ name: 'sample_order', columns: order, indices: orderIndices }));
    const panelist = [
      column('order_id', types.id, primary),
      column('pid', types.token(64), primary),
      column('survey_id', types.id),
      column('response_id', types.id),
      column('outcome', types.token(12)),
      column('answered_at', types.instant),
    ];
    const panelistIndices = [
      { name: 'UQ_sample_panelist_response', columnNames: ['response_id'], isUnique: true },
      { name: 'IDX_sample_panelist_survey', columnNames: ['survey_id'] },
    ];
    await runner.createTable(new Table({ name: 'sample_panelist', columns: panelist, indices: panelistIndices }));
    const step = [
      column('order_id', types.id, primary),
      column('number', types.integer, primary),
      column('survey_id', types.id),
      column('event', types.token(20)),
      column('state', types.integer),
      column('reason', types.token(20), optional),
      column('actor_id', types.id, optional),
      column('at', types.instant),
    ];
    const stepIndices = [{ name: 'IDX_sample_step_survey', columnNames: ['survey_id'] }];
    await runner.createTable(new Table({ name: 'sample_step', columns: step, indices: stepIndices }));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['sample_step', 'sample_panelist', 'sample_order']) await runner.dropTable(name);
  }
}

import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm';
import { column, type ColumnTypes, typesOf } from '../columns/column-types.js';

/** Webhooks and what they deliver; entries of the outbox tell their order and more than their kind. */
export class Webhook1763600000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const types = typesOf(runner);
    await runner.addColumns('outbox', outboxColumns(types));
    await runner.createTable(webhookTable(types));
    await runner.createTable(deliveryTable(types));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('webhook_delivery');
    await runner.dropTable('webhook');
    await runner.dropColumns(
      'outbox',
      outboxColumns(typesOf(runner)).map(({ name }) => name),
    );
  }
}

const outboxColumns = (types: ColumnTypes): TableColumn[] => [
  new TableColumn(column('seq', types.bigint, { isNullable: true })),
  new TableColumn(column('detail', types.document, { isNullable: true })),
];

const webhookTable = (types: ColumnTypes): Table =>
  new Table({
    name: 'webhook',
    columns: [
      column('id', types.id, { isPrimary: true }),
      column('owner_id', types.id),
      column('survey_id', types.id, { isNullable: true }),
      column('url', types.token(2048)),
      column('description', types.line(100)),
      column('events', types.token(400)),
      column('conditions', types.document, { isNullable: true }),
      column('enabled', types.integer),
      column('off_reason', types.token(16), { isNullable: true }),
      column('seed', types.token(32)),
      column('former_seed', types.token(32), { isNullable: true }),
      column('former_until', types.instant, { isNullable: true }),
      column('last_at', types.instant, { isNullable: true }),
      column('last_state', types.token(16), { isNullable: true }),
      column('last_status', types.integer, { isNullable: true }),
      column('last_success_at', types.instant, { isNullable: true }),
      column('created_at', types.instant),
      column('updated_at', types.instant),
    ],
    indices: [
      { name: 'IDX_webhook_owner', columnNames: ['owner_id', 'created_at', 'id'] },
      { name: 'IDX_webhook_survey', columnNames: ['survey_id'] },
    ],
  });

const deliveryTable = (types: ColumnTypes): Table =>
  new Table({
    name: 'webhook_delivery',
    columns: [
      column('id', types.id, { isPrimary: true }),
      column('webhook_id', types.id),
      column('event_id', types.id),
      column('type', types.token(64)),
      column('survey_id', types.id, { isNullable: true }),
      column('subject_id', types.id),
      column('position', types.bigint),
      column('body', types.document),
      column('state', types.token(16)),
      column('attempts', types.integer),
      column('available_at', types.instant, { isNullable: true }),
      column('lease_owner', types.id, { isNullable: true }),
      column('last_at', types.instant, { isNullable: true }),
      column('last_status', types.integer, { isNullable: true }),
      column('last_answer', types.document, { isNullable: true }),
      column('last_duration', types.integer, { isNullable: true }),
      column('created_at', types.instant),
    ],
    indices: [
      { name: 'UQ_webhook_delivery_event', columnNames: ['webhook_id', 'event_id'], isUnique: true },
      { name: 'IDX_webhook_delivery_due', columnNames: ['webhook_id', 'available_at'] },
      { name: 'IDX_webhook_delivery_subject', columnNames: ['webhook_id', 'subject_id', 'available_at'] },
      { name: 'IDX_webhook_delivery_age', columnNames: ['webhook_id', 'created_at', 'id'] },
      { name: 'IDX_webhook_delivery_state', columnNames: ['webhook_id', 'state', 'created_at', 'id'] },
      { name: 'IDX_webhook_delivery_survey', columnNames: ['survey_id'] },
      { name: 'IDX_webhook_delivery_created', columnNames: ['created_at'] },
    ],
  });

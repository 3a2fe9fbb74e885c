import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../db/open-database.js';

/** Something to tell the world outside, at least once. Written in the transaction that makes it true. */
export class OutboxEntry {
  /** The id of the event: receivers know a repetition by it. */
  id: string;
  kind: string;
  surveyId: string;
  responseId: string;
  createdAt: Date;
  /** From when on it may be taken: at once, after a pause, or when the lease of its owner ends. Null: delivered or dead. */
  availableAt: Date | null;
  /** Number of delivery attempts. */
  attempts: number;
  /** The worker that claimed it last. Only this worker may record the outcome. */
  leaseOwner: string | null;
  deliveredAt: Date | null;
  /** When it was given up. */
  deadAt: Date | null;
}

export const outboxEntryEntity: EntityDefinition = (types) =>
  new EntitySchema<OutboxEntry>({
    name: 'outbox',
    target: OutboxEntry,
    tableName: 'outbox',
    columns: {
      id: { ...types.id, primary: true },
      kind: types.token(64),
      surveyId: { ...types.id, name: 'survey_id' },
      responseId: { ...types.id, name: 'response_id' },
      createdAt: { ...types.instant, name: 'created_at' },
      availableAt: { ...types.instant, name: 'available_at', nullable: true },
      attempts: types.integer,
      leaseOwner: { ...types.id, name: 'lease_owner', nullable: true },
      deliveredAt: { ...types.instant, name: 'delivered_at', nullable: true },
      deadAt: { ...types.instant, name: 'dead_at', nullable: true },
    },
    indices: [
      // One index for both ends: entries that wait by their time, entries that are done by theirs.
      { name: 'IDX_outbox_available', columns: ['availableAt', 'deliveredAt'] },
      { name: 'IDX_outbox_survey', columns: ['surveyId'] },
    ],
  });

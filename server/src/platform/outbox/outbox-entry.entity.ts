import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../db/open-database.js';

/** An event to deliver at least once. It is written in the transaction of the change it reports. */
export class OutboxEntry {
  /** Id of the event, by which receivers recognize a repetition. */
  id: string;
  kind: string;
  surveyId: string;
  responseId: string;
  createdAt: Date;
  /** Time from which it may be taken: at once, after a pause, or when the lease of its owner ends. Null if delivered or dead. */
  availableAt: Date | null;
  /** Number of delivery attempts. */
  attempts: number;
  /** The worker that claimed it last. Only this worker may record the outcome. */
  leaseOwner: string | null;
  deliveredAt: Date | null;
  /** Time when delivery was given up. */
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

import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../db/open-database.js';

/** An event to deliver at least once. It is written in the transaction of the change it reports. */
export class OutboxEntry {
  /** Id of the event, by which receivers recognize a repetition. */
  id: string;
  kind: string;
  surveyId: string;
  /** Id of the object that the event is about: a response, or the survey itself, or a task that was done for it. */
  responseId: string;
  /** Number of the line of the response log that tells of the same event; null: no line does. Events of a response have them in their order. */
  seq: number | null;
  /** JSON text of what else its receivers have to know; null: nothing. */
  detail: string | null;
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
      seq: { ...types.bigint, nullable: true },
      detail: { ...types.document, nullable: true },
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

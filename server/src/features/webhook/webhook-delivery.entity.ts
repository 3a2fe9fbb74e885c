import type { DeliveryState } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** One event for one webhook, with the body that was made when it happened and with what became of it. */
export class WebhookDelivery {
  id: string;
  webhookId: string;
  /** Id of the event, by which receivers know a repetition: the header `webhook-id`. */
  eventId: string;
  type: string;
  /** Null: a test that is about no survey. */
  surveyId: string | null;
  /** Id of the response, or of what else the event is about. Events about the same object are delivered in their order. */
  subjectId: string;
  /** Grows from one event about the object to the next. */
  position: number;
  /** JSON text as it is sent. */
  body: string;
  state: DeliveryState;
  attempts: number;
  /** The time from which it may be sent: at once, after a pause, or when the lease of its sender ends. Null: it is delivered or dead. */
  availableAt: Date | null;
  /** The sender that took it last and has not said yet what became of it. */
  leaseOwner: string | null;
  /** The time at which it was sent last. */
  lastAt: Date | null;
  /** The status of the answer; null: there was none. */
  lastStatus: number | null;
  /** The beginning of the answer. */
  lastAnswer: string | null;
  /** Milliseconds until the answer, or until there was none. */
  lastDuration: number | null;
  createdAt: Date;
}

export const webhookDeliveryEntity: EntityDefinition = (types) =>
  new EntitySchema<WebhookDelivery>({
    name: 'webhook_delivery',
    target: WebhookDelivery,
    tableName: 'webhook_delivery',
    columns: {
      id: { ...types.id, primary: true },
      webhookId: { ...types.id, name: 'webhook_id' },
      eventId: { ...types.id, name: 'event_id' },
      type: types.token(64),
      surveyId: { ...types.id, name: 'survey_id', nullable: true },
      subjectId: { ...types.id, name: 'subject_id' },
      position: types.bigint,
      body: types.document,
      state: types.token(16),
      attempts: types.integer,
      availableAt: { ...types.instant, name: 'available_at', nullable: true },
      leaseOwner: { ...types.id, name: 'lease_owner', nullable: true },
      lastAt: { ...types.instant, name: 'last_at', nullable: true },
      lastStatus: { ...types.integer, name: 'last_status', nullable: true },
      lastAnswer: { ...types.document, name: 'last_answer', nullable: true },
      lastDuration: { ...types.integer, name: 'last_duration', nullable: true },
      createdAt: { ...types.instant, name: 'created_at' },
    },
    indices: [
      { name: 'UQ_webhook_delivery_event', columns: ['webhookId', 'eventId'], unique: true },
      // One for the sender, one for the order of events about an object, two for the log with and without a state, one for either end of their lives.
      { name: 'IDX_webhook_delivery_due', columns: ['webhookId', 'availableAt'] },
      { name: 'IDX_webhook_delivery_subject', columns: ['webhookId', 'subjectId', 'availableAt'] },
      { name: 'IDX_webhook_delivery_age', columns: ['webhookId', 'createdAt', 'id'] },
      { name: 'IDX_webhook_delivery_state', columns: ['webhookId', 'state', 'createdAt', 'id'] },
      { name: 'IDX_webhook_delivery_survey', columns: ['surveyId'] },
      { name: 'IDX_webhook_delivery_created', columns: ['createdAt'] },
    ],
  });

import { WEBHOOK_LIMITS, type DeliveryState, type ResponseFilter, type WebhookEvent, type WebhookOffReason } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** An address that is told of events of one survey of its owner, or of all of them. */
export class Webhook {
  id: string;
  ownerId: string;
  /** Null: every survey of the owner, those to come included. */
  surveyId: string | null;
  url: string;
  description: string;
  /** JSON array of the events that it is told of. */
  events: string;
  /** Canonical filter as JSON text, for events of responses; null: every response. */
  conditions: string | null;
  /** 1, or 0 while it is switched off. */
  enabled: number;
  /** The reason for which the server switched it off; null: it is on, or its owner did it. */
  offReason: WebhookOffReason | null;
  /** Random letters that the secret is derived from (`webhook-secret.ts`). */
  seed: string;
  /** Those of the secret before, which signs beside it until `formerUntil`. */
  formerSeed: string | null;
  formerUntil: Date | null;
  /** When, and with what outcome, something was sent last. The status is null where no answer came. */
  lastAt: Date | null;
  lastState: Extract<DeliveryState, 'failed' | 'delivered'> | null;
  lastStatus: number | null;
  /** The last time that a delivery came through. */
  lastSuccessAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export const webhookEntity: EntityDefinition = (types) =>
  new EntitySchema<Webhook>({
    name: 'webhook',
    target: Webhook,
    tableName: 'webhook',
    columns: {
      id: { ...types.id, primary: true },
      ownerId: { ...types.id, name: 'owner_id' },
      surveyId: { ...types.id, name: 'survey_id', nullable: true },
      url: types.token(WEBHOOK_LIMITS.url),
      description: types.line(WEBHOOK_LIMITS.description),
      events: types.token(400),
      conditions: { ...types.document, nullable: true },
      enabled: types.integer,
      offReason: { ...types.token(16), name: 'off_reason', nullable: true },
      seed: types.token(32),
      formerSeed: { ...types.token(32), name: 'former_seed', nullable: true },
      formerUntil: { ...types.instant, name: 'former_until', nullable: true },
      lastAt: { ...types.instant, name: 'last_at', nullable: true },
      lastState: { ...types.token(16), name: 'last_state', nullable: true },
      lastStatus: { ...types.integer, name: 'last_status', nullable: true },
      lastSuccessAt: { ...types.instant, name: 'last_success_at', nullable: true },
      createdAt: { ...types.instant, name: 'created_at' },
      updatedAt: { ...types.instant, name: 'updated_at' },
    },
    indices: [
      { name: 'IDX_webhook_owner', columns: ['ownerId', 'createdAt', 'id'] },
      { name: 'IDX_webhook_survey', columns: ['surveyId'] },
    ],
  });

/** The events that a webhook is told of. */
export const eventsOf = ({ events }: Pick<Webhook, 'events'>): WebhookEvent[] => JSON.parse(events) as WebhookEvent[]; // Only `readWish` makes it.

/** The filter of a webhook; null: every response. */
export const conditionsOf = ({ conditions }: Pick<Webhook, 'conditions'>): ResponseFilter | null =>
  conditions === null ? null : (JSON.parse(conditions) as ResponseFilter); // Only `readWish` makes it.

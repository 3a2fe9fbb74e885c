/**
 * Events that a webhook may be told of, in the order in which choices list them; the names are those on the wire. `response.completed` is a response
 * that was handed in, with whatever status; the other events of responses are what its author did to it. `export.ready` is an export file that has
 * been made.
 */
export const WEBHOOK_EVENTS = [
  'response.completed',
  'response.edited',
  'response.invalidated',
  'response.validated',
  'response.deleted',
  'response.restored',
  'survey.launched',
  'survey.stopped',
  'export.ready',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The event that is sent only to try a webhook out. */
export const TEST_EVENT = 'webhook.test';

/**
 * The states of a delivery. `pending`: it has not been tried. `failed`: it was tried and will be tried again. `delivered`: its receiver accepted it.
 * `dead`: it was given up.
 */
export const DELIVERY_STATES = ['pending', 'failed', 'delivered', 'dead'] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * The reasons for which the server switches a webhook off. `gone`: its receiver answered 410. `failing`: for three days no delivery came through. Null of a webhook that
 * is on, or that its author switched off.
 */
export const WEBHOOK_OFF_REASONS = ['gone', 'failing'] as const;

export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number];

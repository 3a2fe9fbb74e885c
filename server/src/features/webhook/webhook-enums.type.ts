import { type DeliveryState, WEBHOOK_EVENTS, type WebhookEvent, type WebhookOffReason } from '@wence/schema';
import { enumType } from '../../platform/graphql/enum-type.js';
import { EVENT_TEXTS } from './event-texts.js';

type GraphName<E extends string> = E extends `${infer Before}.${infer After}` ? `${Uppercase<Before>}_${Uppercase<After>}` : never;

const graphNameOf = (event: string): string => event.replace('.', '_').toUpperCase();

/** `RESPONSE_COMPLETED` of the graph is `response.completed` on the wire. */
const EVENT_NAMES = Object.fromEntries(WEBHOOK_EVENTS.map((event) => [graphNameOf(event), event])) as {
  readonly [E in WebhookEvent as GraphName<E>]: E; // `graphNameOf` does to values what `GraphName` does to types.
};

export const WebhookEventName = enumType(
  'WebhookEvent',
  'An event that a webhook may be told of.',
  EVENT_NAMES,
  Object.fromEntries(WEBHOOK_EVENTS.map((event) => [graphNameOf(event), EVENT_TEXTS[event]])) as Record<keyof typeof EVENT_NAMES, string>,
);

export const DeliveryStateName = enumType(
  'WebhookDeliveryState',
  'How a delivery of a webhook stands.',
  { PENDING: 'pending', FAILED: 'failed', DELIVERED: 'delivered', DEAD: 'dead' } as const satisfies Readonly<Record<string, DeliveryState>>,
  {
    PENDING: 'It has not been tried, or is to be sent again.',
    FAILED: 'It was tried and will be tried again by itself.',
    DELIVERED: 'Its receiver has accepted it.',
    DEAD: 'It was given up and is only sent again on demand.',
  },
);

export const OffReasonName = enumType(
  'WebhookOffReason',
  'Why the server has switched a webhook off.',
  { GONE: 'gone', FAILING: 'failing' } as const satisfies Readonly<Record<string, WebhookOffReason>>,
  {
    GONE: 'Its receiver has answered 410 Gone.',
    FAILING: 'A delivery was given up after three days in which none came through.',
  },
);

import { TEST_EVENT, WEBHOOK_EVENTS, WEBHOOK_LIMITS } from '@wence/schema';

/** Descriptions of what both doors show of a webhook. */
export const WEBHOOK_FIELDS = {
  surveyId: 'The survey whose events it is told of; null: every survey of its author, those to come included.',
  surveyTitle: 'Title of that survey; null: every survey, or one that was deleted.',
  url: 'Where events are posted to: `https` or `http`, at an address of the open internet.',
  description: `What its author notes about it: at most ${WEBHOOK_LIMITS.description} characters, spaces around it left out.`,
  events: 'What it is told of; at least one event.',
  conditions: 'Which responses its events are about, in the filter language; null: all of them.',
  enabled: 'Whether it is told of events. Switched off it gives up what it waits for, and is never told of what happens meanwhile.',
  offReason: 'Why the server has switched it off; null: it is on, or its author switched it off.',
  lastAt: 'When something was sent to it last, a test included; null: never.',
  lastState: 'What became of that; null: nothing was sent.',
  lastStatus: 'Status of the answer to that; null: there was none.',
  lastSuccessAt: 'When its receiver accepted something last; null: never.',
  formerSecretUntil: 'Until when the secret before signs beside the present one; null: there was none.',
  createdAt: 'When it was made.',
  updatedAt: 'When it was last changed.',
} as const;

/** Descriptions of what both doors show of a delivery. */
export const DELIVERY_FIELDS = {
  webhookId: 'The webhook that it is for.',
  eventId: 'Id of the event, the same however often it is sent: the header `webhook-id`.',
  type: `Its event as the body names it, such as \`${WEBHOOK_EVENTS[0]}\`, or \`${TEST_EVENT}\`.`,
  surveyId: 'The survey that it is about; null: a test that is about none.',
  state: 'How it stands.',
  attempts: 'How often it was sent since it was made, or since it was last sent again on demand.',
  nextAt: 'When it is sent next, at the earliest; null: never by itself.',
  lastAt: 'When it was sent last; null: not yet.',
  lastStatus: 'Status of the answer to that; null: none came in time, or the address could not be reached.',
  lastAnswer: 'The first 2 kB of that answer as text; null: there was none.',
  lastDuration: 'Milliseconds until that answer, or until there was none.',
  body: 'The JSON text that is sent, made when the event happened.',
  createdAt: 'When it was made.',
} as const;

import type { WebhookEvent } from '@wence/schema';

/** Each event with what it tells, for both doors. */
export const EVENT_TEXTS = {
  'response.completed': 'A respondent has handed in a response, whatever its status.',
  'response.edited': 'The answers of a response were edited.',
  'response.invalidated': 'A response was marked as invalid, or got another reason for it.',
  'response.validated': 'A response is valid again.',
  'response.deleted': 'A response was put into the recycle bin.',
  'response.restored': 'A response was taken out of the recycle bin.',
  'survey.launched': 'A survey was launched.',
  'survey.stopped': 'A survey was stopped.',
  'export.ready': 'An export file has been made.',
} as const satisfies Readonly<Record<WebhookEvent, string>>;

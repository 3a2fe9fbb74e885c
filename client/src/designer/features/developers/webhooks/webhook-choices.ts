import type { ResponseFilter } from '@wence/schema';
import type { WebhookEvent } from './webhooks.generated';

/** Every event, once, in the order of the wire: the compiler misses one that is left out. */
export const EVENTS = Object.keys({
  RESPONSE_COMPLETED: true,
  RESPONSE_EDITED: true,
  RESPONSE_INVALIDATED: true,
  RESPONSE_VALIDATED: true,
  RESPONSE_DELETED: true,
  RESPONSE_RESTORED: true,
  SURVEY_LAUNCHED: true,
  SURVEY_STOPPED: true,
  EXPORT_READY: true,
} satisfies Record<WebhookEvent, true>) as WebhookEvent[]; // `Object.keys` forgets the names of its keys.

export const STATUSES = ['COMPLETE', 'SCREENED', 'OVER_QUOTA'] as const;
export type Status = (typeof STATUSES)[number];

/** Nothing is chosen where other conditions stand. */
export const NO_STATUSES: readonly Status[] = [];

/** The conditions that keep to these statuses; null where all are meant. */
export const statusConditions = (statuses: readonly Status[]): object | null =>
  STATUSES.every((status) => statuses.includes(status))
    ? null
    : { conditions: [{ status: { anyOf: statuses.map((status) => status.toLowerCase()) } }] };

/** The statuses that conditions keep to; null if they say anything else, which only a program can have written. */
export function statusesOf(conditions: unknown): readonly Status[] | null {
  if (conditions === null || conditions === undefined) return STATUSES;
  const [only, ...others] = (conditions as ResponseFilter).conditions; // As the server answers it.
  if (!only || !('status' in only) || others.length > 0) return null;
  const named = new Set<string>(only.status.anyOf);
  return STATUSES.filter((status) => named.has(status.toLowerCase()));
}

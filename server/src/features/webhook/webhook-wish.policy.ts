import {
  at,
  columnPlan,
  type ColumnPlan,
  type FieldFault,
  parseFilter,
  type ResponseFilter,
  speaksOf,
  textLength,
  WEBHOOK_EVENTS,
  WEBHOOK_LIMITS,
  type WebhookEvent,
} from '@wence/schema';
import { invalidWhen } from '../../platform/errors/app-error.js';
import type { OutsideFetcher } from '../../platform/outside/fetching/outside-fetcher.js';
import type { Webhook } from './webhook.entity.js';

/** The decisions of an author about a webhook. Undefined: it stays as it is. */
export interface WebhookWish {
  readonly url?: string | undefined;
  readonly description?: string | undefined;
  readonly events?: readonly WebhookEvent[] | undefined;
  readonly enabled?: boolean | undefined;
  /** In the filter language, as it came; null: every response. */
  readonly conditions?: unknown;
}

/** Conditions about every survey of an author: what only one survey has cannot be asked for. */
export const EVERY_SURVEY: ColumnPlan = columnPlan([]);

/**
 * The columns that a wish stands for. A0400: `url` (tooLong: 2,048; notAllowed: no address of the open internet), `description` (tooLong: 100), `events`
 * (required), `conditions…` (what the filter language does not know or the survey does not have; notAllowed: flags of quality, which take all responses).
 */
export function readWish(wish: WebhookWish, plan: ColumnPlan, fetcher: Pick<OutsideFetcher, 'admits'>): Partial<Webhook> {
  const { url, events, enabled } = wish;
  const description = wish.description?.trim();
  const { conditions, faults } = readConditions(wish.conditions, plan);
  invalidWhen(
    urlFaults(url, fetcher),
    descriptionFaults(description),
    events?.length === 0 ? [{ field: 'events', rule: 'required' }] : [],
    faults,
  );
  return {
    ...(url !== undefined && { url }),
    ...(description !== undefined && { description }),
    ...(events && { events: JSON.stringify(WEBHOOK_EVENTS.filter((event) => events.includes(event))) }),
    ...(conditions !== undefined && { conditions: conditions && JSON.stringify(conditions) }),
    ...(enabled !== undefined && { enabled: Number(enabled), offReason: null }),
  };
}

function urlFaults(url: string | undefined, fetcher: Pick<OutsideFetcher, 'admits'>): FieldFault[] {
  if (url === undefined) return [];
  if (url.length > WEBHOOK_LIMITS.url) return [{ field: 'url', rule: 'tooLong', limit: WEBHOOK_LIMITS.url }];
  return fetcher.admits(url) ? [] : [{ field: 'url', rule: 'notAllowed' }];
}

function descriptionFaults(description = ''): FieldFault[] {
  const limit = WEBHOOK_LIMITS.description;
  return textLength(description) > limit ? [{ field: 'description', rule: 'tooLong', limit }] : [];
}

/** Conditions undefined: they stay. Null: there are none. */
function readConditions(given: unknown, plan: ColumnPlan): { conditions?: ResponseFilter | null; faults: FieldFault[] } {
  if (given === undefined) return { faults: [] };
  if (given === null) return { conditions: null, faults: [] };
  const parsed = parseFilter(given, plan);
  if (!parsed.ok) {
    const named = parsed.faults.map((fault) => ({ ...fault, field: fault.field === '' ? 'conditions' : at('conditions', fault.field) }));
    return { faults: named };
  }
  const { value: conditions } = parsed;
  const asksForAll = speaksOf(conditions, 'quality') || speaksOf(conditions, 'flagged');
  return asksForAll ? { faults: [{ field: 'conditions', rule: 'notAllowed' }] } : { conditions, faults: [] };
}

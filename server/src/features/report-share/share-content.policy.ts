import {
  type ColumnPlan,
  at,
  parseFilter,
  REPORT_SHARE_LIMITS,
  type FieldFault,
  type ShareKind,
  shareFaults,
  sharePasswordFaults,
} from '@wence/schema';
import { invalidWhen } from '../../platform/errors/app-error.js';
import type { ShareContent } from './report-share.entity.js';

/** What an author decides about a shared report. Undefined: as it is, or as it is usual; null: none, all or the usual. */
export interface ShareWishes {
  readonly name?: string | null | undefined;
  readonly enabled?: boolean | null | undefined;
  readonly nodeIds?: readonly number[] | null | undefined;
  readonly columns?: readonly string[] | null | undefined;
  readonly categoryIds?: readonly string[] | null | undefined;
  readonly tableIds?: readonly string[] | null | undefined;
  /** In the filter language, as it came. */
  readonly conditions?: unknown;
  readonly showTexts?: boolean | null | undefined;
  readonly smallestBase?: number | null | undefined;
  readonly password?: string | null | undefined;
  readonly expiresAt?: Date | null | undefined;
}

/** What a shared report has unless its author says otherwise. */
export const USUAL_CONTENT: ShareContent = {
  nodeIds: null,
  columns: null,
  categoryIds: null,
  tableIds: null,
  conditions: null,
  showTexts: false,
  smallestBase: REPORT_SHARE_LIMITS.leastBase,
};

/** The part of the wishes that the row of a share holds as it is. */
interface ReadWishes {
  readonly name: string;
  readonly enabled: boolean;
  readonly content: ShareContent;
}

interface Before {
  readonly kind: ShareKind;
  readonly name: string;
  readonly enabled: boolean;
  readonly content: ShareContent;
}

const wished = <T>(wish: T | null | undefined, before: T, none: T): T => (wish === undefined ? before : (wish ?? none));

/**
 * What a shared report becomes by these wishes. A0400: `name`, `smallestBase`, `nodeIds`, `columns`, `categoryIds`, `tableIds` (as `shareFaults` says),
 * `conditions…` (what the filter language does not know, or the survey does not have), `password` (tooShort, tooLong), `expiresAt` (tooSmall: it is over).
 */
export function readWishes(
  wishes: ShareWishes,
  before: Before,
  { plan, now }: { readonly plan: ColumnPlan; readonly now: Date },
): ReadWishes {
  const name = (wishes.name ?? before.name).trim();
  const filter = readConditions(wishes.conditions, before.content.conditions, plan);
  const content: ShareContent = {
    nodeIds: wished(wishes.nodeIds, before.content.nodeIds, null),
    columns: wished(wishes.columns, before.content.columns, null),
    categoryIds: wished(wishes.categoryIds, before.content.categoryIds, null),
    tableIds: wished(wishes.tableIds, before.content.tableIds, null),
    conditions: filter.conditions,
    showTexts: wished(wishes.showTexts, before.content.showTexts, USUAL_CONTENT.showTexts),
    smallestBase: wished(wishes.smallestBase, before.content.smallestBase, USUAL_CONTENT.smallestBase),
  };
  invalidWhen(
    shareFaults({ kind: before.kind, name, ...content }, plan),
    filter.faults,
    typeof wishes.password === 'string' ? sharePasswordFaults(wishes.password) : [],
    wishes.expiresAt && wishes.expiresAt <= now ? [{ field: 'expiresAt', rule: 'tooSmall' }] : [],
  );
  return { name, enabled: wished(wishes.enabled, before.enabled, true), content };
}

function readConditions(given: unknown, before: object | null, plan: ColumnPlan): { conditions: object | null; faults: FieldFault[] } {
  if (given === undefined) return { conditions: before, faults: [] };
  if (given === null) return { conditions: null, faults: [] };
  const parsed = parseFilter(given, plan);
  if (parsed.ok) return { conditions: parsed.value.conditions.length === 0 ? null : parsed.value, faults: [] };
  return {
    conditions: null,
    faults: parsed.faults.map((fault) => ({ ...fault, field: fault.field === '' ? 'conditions' : at('conditions', fault.field) })),
  };
}

import { REPORT_SHARE_LIMITS, sharePasswordFaults } from '@wence/schema';
import { type Conditions, NO_CONDITIONS } from '../response-conditions/conditions';
import { formatDay } from '../moment';
import type { ReportShareKind, ShareFragment } from './report-share.generated';
import type { ShareChange } from './useShares';

/** A link works to the end of its last day here: it ends when the next one begins. */
function endOf(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).toISOString();
}

/** The last day on which a link works, such as 2026-11-21. */
export const lastDayOf = (expiresAt: string): string => formatDay(new Date(Date.parse(expiresAt) - 1).toISOString());

/** The settings of a shared report as its form holds them. */
export interface ShareDraft {
  readonly name: string;
  readonly asksPassword: boolean;
  /** Empty: the one that is there stays. */
  readonly password: string;
  /** Such as 2026-11-21; empty: no end. */
  readonly lastDay: string;
  readonly smallestBase: number;
  readonly conditions: Conditions;
  readonly showTexts: boolean;
  /** Questions, columns, categories or tables, whichever the kind has; null: all, or the usual ones. */
  readonly chosen: readonly (number | string)[] | null;
}

/** Where each kind keeps what its author chose. */
const CHOICES = { REPORT: 'nodeIds', ANSWERS: 'columns', CATEGORY: 'categoryIds', CROSS: 'tableIds' } as const;
/** So many of the kinds that are read side by side. */
const MOST = { CATEGORY: REPORT_SHARE_LIMITS.categories, CROSS: REPORT_SHARE_LIMITS.tables } as const;

/** How many parts a link of a kind shows at most; null: as many as there are. */
export const mostOf = (kind: ReportShareKind): number | null => (kind in MOST ? MOST[kind as keyof typeof MOST] : null); // One of its keys.

export const draftOf = (share: ShareFragment): ShareDraft => ({
  name: share.name,
  asksPassword: share.hasPassword,
  password: '',
  lastDay: share.expiresAt === null ? '' : lastDayOf(share.expiresAt),
  smallestBase: share.smallestBase,
  conditions: share.conditions === null ? NO_CONDITIONS : (share.conditions as Conditions), // The server stores only what `parseFilter` made.
  showTexts: share.showTexts,
  chosen: share[CHOICES[share.kind]],
});

export type DraftFault = 'namePlease' | 'passwordPlease' | 'endsPast' | 'choosePlease' | 'chooseMost';

/** What is wrong with a draft, before the server is asked; null: nothing. */
export function draftFault(draft: ShareDraft, share: ShareFragment, today: string): DraftFault | null {
  if (draft.name.trim() === '') return 'namePlease';
  const isNew = draft.asksPassword && (draft.password !== '' || !share.hasPassword);
  if (isNew && sharePasswordFaults(draft.password).length > 0) return 'passwordPlease';
  if (draft.lastDay !== '' && draft.lastDay < today && draft.lastDay !== draftOf(share).lastDay) return 'endsPast';
  if (draft.chosen?.length === 0) return 'choosePlease';
  return (draft.chosen?.length ?? 0) > (mostOf(share.kind) ?? Infinity) ? 'chooseMost' : null;
}

/** What the draft changes. A password that stays, and an end that is over already, are not sent. */
export function changeOf(draft: ShareDraft, share: ShareFragment): ShareChange {
  const { name, smallestBase, showTexts, conditions, chosen } = draft;
  const before = draftOf(share);
  const choice = { [CHOICES[share.kind]]: chosen && chosen.map((id) => (share.kind === 'REPORT' ? Number(id) : String(id))) };
  return {
    name,
    smallestBase,
    showTexts,
    conditions: conditions.conditions.length === 0 ? null : conditions,
    ...choice,
    ...(!draft.asksPassword && share.hasPassword && { password: null }),
    ...(draft.asksPassword && draft.password !== '' && { password: draft.password }),
    ...(draft.lastDay !== before.lastDay && { expiresAt: draft.lastDay === '' ? null : endOf(draft.lastDay) }),
  };
}

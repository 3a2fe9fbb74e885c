import type { ResponseRow } from './useResponseList';

/** What an author makes of responses. */
export type ReviewAction =
  | { readonly kind: 'invalidate'; readonly reason: string | null }
  | { readonly kind: 'validate' }
  | { readonly kind: 'star'; readonly starred: boolean }
  | { readonly kind: 'tag'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly kind: 'remark'; readonly remark: string | null }
  | { readonly kind: 'delete' }
  | { readonly kind: 'restore' };

/** What is asked for something before it is done. */
export type AskedKind = 'invalidate' | 'tag' | 'remark';

/** An action and the responses that it is done to. */
export interface ReviewStep {
  readonly action: ReviewAction;
  readonly ids: readonly string[];
}

type Reviewed = Pick<ResponseRow, 'id' | 'status' | 'starred' | 'tags' | 'remark' | 'deletedAt' | 'invalid'>;

/** Returns whether a response counts in reports. */
export const counts = ({ status, invalid, deletedAt }: Pick<Reviewed, 'status' | 'invalid' | 'deletedAt'>): boolean =>
  status === 'COMPLETE' && !invalid && deletedAt === null;

const validity = ({ invalid }: Reviewed): ReviewAction => (invalid ? { kind: 'invalidate', reason: invalid.reason } : { kind: 'validate' });

/** What brings one response back to what it was before an action; null: the action changes nothing about it. */
function inverse(action: ReviewAction, row: Reviewed): ReviewAction | null {
  switch (action.kind) {
    case 'invalidate':
      return row.invalid && row.invalid.reason === action.reason ? null : validity(row);
    case 'validate':
      return row.invalid ? validity(row) : null;
    case 'star':
      return row.starred === action.starred ? null : { kind: 'star', starred: row.starred };
    case 'tag': {
      const remove = action.add.filter((tag) => !row.tags.includes(tag));
      const add = action.remove.filter((tag) => row.tags.includes(tag));
      return add.length + remove.length === 0 ? null : { kind: 'tag', add, remove };
    }
    case 'remark':
      return row.remark === action.remark ? null : { kind: 'remark', remark: row.remark };
    case 'delete':
      return row.deletedAt === null ? { kind: 'restore' } : null;
    case 'restore':
      return row.deletedAt === null ? null : { kind: 'delete' };
  }
}

/** The steps that undo an action on responses, given as they were before it. Those that go back to the same state go together. */
export function undoSteps(action: ReviewAction, before: readonly Reviewed[]): readonly ReviewStep[] {
  const steps = new Map<string, { action: ReviewAction; ids: string[] }>();
  for (const row of before) {
    const back = inverse(action, row);
    if (!back) continue;
    const key = JSON.stringify(back);
    const step = steps.get(key) ?? { action: back, ids: [] };
    step.ids.push(row.id);
    steps.set(key, step);
  }
  return [...steps.values()];
}

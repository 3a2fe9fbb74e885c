import type { LogicItem, Quota, SurveyNode, SurveyOption, SurveyRow } from '../../definition/definition.js';
import type { SurveyChange } from './survey-change.js';

/** A node without what stands in it. */
export type OwnNode = Omit<SurveyNode, 'options' | 'children' | 'nodes'>;

/** An option without what stands in it. */
export type OwnOption = Omit<SurveyOption, 'nodes'>;

/**
 * Extent of what is restored. Absent: all of it, and if it is gone it comes back. `fields`: its own fields, wherever it is; `place`: its place,
 * whatever its fields are now. Both of these need a part that still exists; if others have removed it, the undo is refused.
 */
interface Extent {
  readonly only?: 'fields' | 'place';
}

/** A part and its position: its own fields, without the parts inside it, its parent and the sibling it follows (null = first). */
export type RestoredPart = Extent &
  (
    | { readonly kind: 'node'; readonly parentId: number | null; readonly after: number | null; readonly node: OwnNode }
    | {
        readonly kind: 'option';
        readonly nodeId: number;
        readonly parentId: number | null;
        readonly after: number | null;
        readonly option: OwnOption;
      }
    | { readonly kind: 'row'; readonly nodeId: number; readonly after: number | null; readonly row: SurveyRow }
    | { readonly kind: 'logic'; readonly after: number | null; readonly item: LogicItem }
    | { readonly kind: 'quota'; readonly after: number | null; readonly quota: Quota }
  );

/**
 * Only `apply` writes these, into inverses: they put back exactly what was there, codes and ids included. What each part does, in this order:
 * `restore.ts`.
 */
export type RestoreOperation =
  | {
      readonly op: 'restore';
      /** Parts that come back or get their old fields or place back, each behind what it stands in and after. */
      readonly put?: readonly RestoredPart[];
      /** Ids that go, with everything inside them that was not put elsewhere. */
      readonly remove?: readonly number[];
      /** Codes to restore, by node id; nodes removed meanwhile are skipped. */
      readonly codes?: Readonly<Record<string, string>>;
      /** The survey's own fields that go back. */
      readonly survey?: SurveyChange;
      /** Ids that restored parts refer to although they did not exist then either (a definition from outside may hold such). */
      readonly missing?: readonly number[];
    }
  /** Lowers `lastId` again. Never leaves the pure model: `undoOperations` strips it, so that no id is assigned twice. */
  | { readonly op: 'restoreLastId'; readonly lastId: number };

/** The id of what a part restores. */
export function partId(part: RestoredPart): number {
  if (part.kind === 'node') return part.node.id;
  if (part.kind === 'option') return part.option.id;
  if (part.kind === 'row') return part.row.id;
  return part.kind === 'logic' ? part.item.id : part.quota.id;
}

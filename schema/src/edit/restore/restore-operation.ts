import type { LogicItem, Quota, SurveyNode, SurveyOption, SurveyRow } from '../../definition/definition.js';

/** What stands where: the part's own fields, without the parts inside it, its parent and the sibling it follows (null = first). */
export type RestoredPart =
  | {
      readonly kind: 'node';
      readonly parentId: number | null;
      readonly after: number | null;
      readonly node: Omit<SurveyNode, 'options' | 'children' | 'nodes'>;
    }
  | {
      readonly kind: 'option';
      readonly nodeId: number;
      readonly parentId: number | null;
      readonly after: number | null;
      readonly option: Omit<SurveyOption, 'nodes'>;
    }
  | { readonly kind: 'row'; readonly nodeId: number; readonly after: number | null; readonly row: SurveyRow }
  | { readonly kind: 'logic'; readonly after: number | null; readonly item: LogicItem }
  | { readonly kind: 'quota'; readonly after: number | null; readonly quota: Quota };

/** Only `apply` writes these, into inverses: they put back exactly what was there, codes and ids included. */
export type RestoreOperation =
  | {
      readonly op: 'restore';
      /** Ids that go, with everything inside them. */
      readonly remove?: readonly number[];
      /** Parts that come back or get their old fields and place back, each after what it stands in and behind. */
      readonly put?: readonly RestoredPart[];
      /** Codes that renumbering changed, by node id. Nodes that are gone meanwhile are passed over. */
      readonly codes?: Readonly<Record<string, string>>;
    }
  /** Lowers `lastId` again. Never leaves the pure model: `undoOperations` strips it, so that no id is handed out twice. */
  | { readonly op: 'restoreLastId'; readonly lastId: number };

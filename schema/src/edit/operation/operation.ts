/**
 * The edit language: everything an author can do to a draft, as data. Operations name what they touch by id and anchor by id ("after node 7"),
 * never by index, so that they still mean the same on a newer revision. `apply` (apply.ts) is the only interpreter.
 *
 * `confirmed`: what logic, piping, carry-over or a quota refers to is removed only with it; without it the operation is refused as `referenced`
 * (Spec 8, A0103). With it, everything that referred to it is tidied up in the same step.
 */
import type {
  Condition,
  CustomQuota,
  LogicItem,
  NodeSetting,
  OptionSetting,
  SurveyNode,
  SurveyOption,
  TableQuota,
} from '../../definition/definition.js';
import type { NewNode, NewOption, NewRow } from '../../definition/new-part.js';
import type { RestoreOperation } from './restore-operation.js';
import type { SurveyChange } from './survey-change.js';

export type { SurveyChange } from './survey-change.js';

/** `null`: before the first one. Absent: after the last one. A number: right after the sibling of that id. */
export type Anchor = number | null | undefined;

/**
 * Position of a part: `after` a sibling, inside the container `parentId` (null = top level). Without `parentId`: in the container of the anchor;
 * without an anchor as well: where the part is now, or the top level for a new one.
 */
export interface Place {
  readonly after?: Anchor;
  readonly parentId?: number | null;
}

type Clearable<T> = { readonly [K in keyof T]?: T[K] | null };

/** Present = set, absent = leave; `null` in a setting = back to the default. The catalogue's `switchesTo` says to which types a node may change. */
export interface NodeChange
  extends Partial<Omit<SurveyNode, 'id' | 'group' | 'setting' | 'exam' | 'draw' | 'options' | 'children' | 'nodes'>> {
  readonly setting?: Clearable<NodeSetting>;
  /** As a whole; null: it counts for nothing and has no key. */
  readonly exam?: SurveyNode['exam'] | null;
  /** Null: all questions of the container are asked. */
  readonly draw?: number | null;
}

export interface OptionChange extends Partial<Omit<SurveyOption, 'id' | 'optionKey' | 'group' | 'setting' | 'nodes'>> {
  readonly setting?: Clearable<OptionSetting>;
}

export type RowChange = NewRow;

export type ConditionDraft = Omit<Condition, 'id'> & { readonly id?: number };
/** Draft of a logic item. With an id it replaces that item, and conditions without an id in it are new; without an id it is a new item. */
export type LogicDraft = Omit<LogicItem, 'id' | 'conditions'> & { readonly id?: number; readonly conditions: readonly ConditionDraft[] };
export type QuotaDraft =
  | (Omit<TableQuota, 'id'> & { readonly id?: number })
  | (Omit<CustomQuota, 'id' | 'conditions'> & { readonly id?: number; readonly conditions: readonly ConditionDraft[] });

type NodeOperation =
  | ({ readonly op: 'addNode'; readonly node: NewNode } & Place)
  /** `confirmed` counts where a smaller scale or a switch of the type takes something away. */
  | { readonly op: 'updateNode'; readonly nodeId: number; readonly set: NodeChange; readonly confirmed?: boolean }
  | ({ readonly op: 'moveNode'; readonly nodeId: number } & Place)
  /** Copies a node; by default the copy goes right after the original. */
  | ({ readonly op: 'copyNode'; readonly nodeId: number } & Place)
  /** Removes a node; a container goes with everything in it. */
  | { readonly op: 'removeNode'; readonly nodeId: number; readonly confirmed?: boolean }
  /** Dissolves a container: its nodes take its place. */
  | { readonly op: 'releaseNode'; readonly nodeId: number; readonly confirmed?: boolean }
  /** Makes a question one of another type: `conversionsOf` lists the types, `conversionLoss` says what goes. Without `subType`: the lowest one. */
  | { readonly op: 'convertNode'; readonly nodeId: number; readonly type: number; readonly subType?: number; readonly confirmed?: boolean }
  /** Evaluate: resets format, max, title and options to those of a template (Spec 4). */
  | { readonly op: 'useTemplate'; readonly nodeId: number; readonly template: number; readonly confirmed?: boolean };

type OptionOperation =
  | ({ readonly op: 'addOption'; readonly nodeId: number; readonly option: NewOption } & Place)
  | { readonly op: 'updateOption'; readonly nodeId: number; readonly optionId: number; readonly set: OptionChange }
  | ({ readonly op: 'moveOption'; readonly nodeId: number; readonly optionId: number } & Place)
  | ({ readonly op: 'copyOption'; readonly nodeId: number; readonly optionId: number } & Place)
  /** Removing a group releases its options to the top level (Spec 4); removing a cascade level takes what is below it along. */
  | { readonly op: 'removeOption'; readonly nodeId: number; readonly optionId: number; readonly confirmed?: boolean }
  /** The batch editor: takes options away and adds one per line; lines are trimmed, blank ones ignored (Spec 5). */
  | {
      readonly op: 'editOptions';
      readonly nodeId: number;
      readonly removeIds: readonly number[];
      readonly titles: readonly string[];
      readonly confirmed?: boolean;
    }
  /** Puts options into a new group, or into `groupId`. */
  | {
      readonly op: 'groupOptions';
      readonly nodeId: number;
      readonly optionIds: readonly number[];
      readonly title?: string;
      readonly groupId?: number;
    }
  /** Takes options out of their groups, to the top level. */
  | { readonly op: 'releaseOptions'; readonly nodeId: number; readonly optionIds: readonly number[] }
  /** All options at once, as the cascade import gives them. */
  | { readonly op: 'replaceOptions'; readonly nodeId: number; readonly options: readonly NewOption[]; readonly confirmed?: boolean };

type RowOperation =
  | { readonly op: 'addRow'; readonly nodeId: number; readonly row: NewRow; readonly after?: Anchor }
  | { readonly op: 'updateRow'; readonly nodeId: number; readonly rowId: number; readonly set: RowChange }
  | { readonly op: 'moveRow'; readonly nodeId: number; readonly rowId: number; readonly after?: Anchor }
  | { readonly op: 'copyRow'; readonly nodeId: number; readonly rowId: number; readonly after?: Anchor }
  | { readonly op: 'removeRow'; readonly nodeId: number; readonly rowId: number; readonly confirmed?: boolean };

type RuleOperation =
  | { readonly op: 'saveLogic'; readonly item: LogicDraft }
  /** The order of items counts: of several jumps that hold, the first one wins. */
  | { readonly op: 'moveLogic'; readonly logicId: number; readonly after?: Anchor }
  | { readonly op: 'copyLogic'; readonly logicId: number }
  | { readonly op: 'removeLogic'; readonly logicId: number }
  | { readonly op: 'saveQuota'; readonly quota: QuotaDraft }
  | { readonly op: 'removeQuota'; readonly quotaId: number };

/** The operations that entry points (HTTP, tools) accept from outside. */
export type EditOperation =
  | { readonly op: 'updateSurvey'; readonly set: SurveyChange }
  | NodeOperation
  | OptionOperation
  | RowOperation
  | RuleOperation;

export type Operation = EditOperation | RestoreOperation;

/** The operation of one name. */
export type OperationOf<Name extends Operation['op']> = Extract<Operation, { op: Name }>;

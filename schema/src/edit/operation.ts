/**
 * The edit language: everything an author can do to a draft, as data. Operations name what they touch by id and anchor by id ("after node 7"),
 * never by index, so that they still mean the same on a newer revision. `apply` (apply.ts) is the only interpreter.
 */
import type { Language, NodeSetting, QuestionType, SurveyNode, SurveyOption } from '../definition/definition.js';

/** `null`: before the first one. Absent: after the last one. A number: right after the sibling of that id. */
export type Anchor = number | null | undefined;

export interface NewOption {
  readonly title?: string;
  readonly code?: string;
  readonly other?: boolean;
  readonly exclusive?: boolean;
  readonly required?: boolean;
}

export interface NewNode {
  readonly type: QuestionType;
  /** Absent: the default title of a new question in the survey's language. */
  readonly title?: string;
  readonly code?: string;
  readonly required?: boolean;
  readonly setting?: NodeSetting;
  /** Absent on a choice question: two default options. */
  readonly options?: readonly NewOption[];
}

/** Present = set, absent = leave (`null` in a setting = back to the default). */
export interface NodeChange {
  /** 1 and 2 may be switched into each other; nothing else. */
  readonly type?: QuestionType;
  readonly code?: string;
  readonly title?: string;
  readonly required?: boolean;
  readonly setting?: { readonly [K in keyof NodeSetting]?: NodeSetting[K] | null };
}

export interface OptionChange {
  readonly code?: string;
  readonly title?: string;
  readonly other?: boolean;
  readonly exclusive?: boolean;
  readonly required?: boolean;
}

/** What doors accept. */
export type EditOperation =
  | {
      readonly op: 'updateSurvey';
      readonly set: { readonly title?: string; readonly welcome?: string; readonly language?: Language; readonly perPage?: boolean };
    }
  | { readonly op: 'addNode'; readonly node: NewNode; readonly after?: Anchor }
  | { readonly op: 'updateNode'; readonly nodeId: number; readonly set: NodeChange }
  | { readonly op: 'moveNode'; readonly nodeId: number; readonly after?: Anchor }
  | { readonly op: 'copyNode'; readonly nodeId: number; readonly after?: Anchor }
  | { readonly op: 'removeNode'; readonly nodeId: number }
  | { readonly op: 'addOption'; readonly nodeId: number; readonly option: NewOption; readonly after?: Anchor }
  | { readonly op: 'updateOption'; readonly nodeId: number; readonly optionId: number; readonly set: OptionChange }
  | { readonly op: 'moveOption'; readonly nodeId: number; readonly optionId: number; readonly after?: Anchor }
  | { readonly op: 'copyOption'; readonly nodeId: number; readonly optionId: number; readonly after?: Anchor }
  | { readonly op: 'removeOption'; readonly nodeId: number; readonly optionId: number };

/** Only `apply` writes these, into inverses: they put back exactly what was there, codes and ids included. */
export type RestoreOperation =
  | { readonly op: 'restoreNode'; readonly node: SurveyNode; readonly after: number | null }
  | { readonly op: 'restoreOption'; readonly nodeId: number; readonly option: SurveyOption; readonly after: number | null }
  /** Codes that renumbering changed, by id. Ids that are gone meanwhile are passed over. */
  | { readonly op: 'restoreCodes'; readonly codes: Readonly<Record<string, string>> }
  /** Lowers `lastId` again. Never leaves the pure model: `undoOperations` strips it, so that no id is handed out twice. */
  | { readonly op: 'restoreLastId'; readonly lastId: number };

export type Operation = EditOperation | RestoreOperation;

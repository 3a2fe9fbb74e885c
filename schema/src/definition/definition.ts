/**
 * The survey definition (Spec 3; document format: docs/decisions/0002). In memory it is always in canonical shape: a key whose value is the
 * default is absent. Read values through `definition/defaults.ts`, never with `?? something` at the call site.
 *
 * Ids are integers local to the survey; nodes, rows, options, logic items, conditions and quotas share one number space.
 */
import type { LogicItem } from './logic.js';
import type { NodeSetting, OptionSetting } from './node-setting.js';
import type { QuestionType } from './question-type.js';
import type { Quota } from './quota.js';
import type { NodeExam } from './exam-key.js';
import type { SurveyEndings } from '../ending/survey-endings.js';
import type { SurveySettings } from '../survey-setting/survey-settings.js';
import type { SurveyTheme } from '../theme/survey-theme.js';

export type { AnswerKind, QuestionType } from './question-type.js';
export type { Condition, LogicItem } from './logic.js';
export type { NodeSetting, OptionSetting } from './node-setting.js';
export type { CustomQuota, Quota, QuotaCell, QuotaEffect, TableQuota } from './quota.js';
export type { RepeatLimit } from '../survey-setting/repeat-limit.js';
export type { SurveySettings } from '../survey-setting/survey-settings.js';

export type Language = 'zh-CN' | 'en';

/** 0 order, 1 random, 2 loop (same order from a random start), 3 position (forward or reverse). Spec 3, sequence modes. */
export type Sequence = 0 | 1 | 2 | 3;

export interface SurveyDefinition {
  readonly format: 1;
  /** The highest local id ever assigned. */
  readonly lastId: number;
  readonly title: string;
  /** Text shown before the first question; a survey without it opens on its first question. */
  readonly welcome?: string;
  /** The language of the answering page's own texts. Default zh-CN. */
  readonly language?: Language;
  /**
   * False, the default: all questions on one page. True: one question per screen, or one page at a time if `settings.paging` demands it. Read
   * `pagingOf`, which unites the two.
   */
  readonly perPage?: boolean;
  readonly nodes: readonly SurveyNode[];
  /** The items in saved order: if several jumps hold, the first one wins. Default none. */
  readonly logic?: readonly LogicItem[];
  readonly settings?: SurveySettings;
  /** Look of the answering page. Default: the product's own look. */
  readonly theme?: SurveyTheme;
  /** Pages at the end; an absent one is the product's own. */
  readonly endings?: SurveyEndings;
  readonly quotas?: readonly Quota[];
}

/** A question, a page break, a statement, or a container of such nodes. */
export interface SurveyNode {
  readonly id: number;
  /** Code that people know it by: Q and a number (containers: G, Loop, Block, Page) unless the author renames it. Unique in the survey. */
  readonly code: string;
  /** Type number; absent on a group only. Read `typeOf`. */
  readonly type?: QuestionType;
  /** Sub-type number; written exactly on types that have more than one sub-type. Read `subTypeOf`. */
  readonly subType?: number;
  /** True on a group: a heading with questions of its own in `nodes`. Default false. */
  readonly group?: boolean;
  readonly title: string;
  /** Default false. */
  readonly required?: boolean;
  /** Keeps its place when the container's `sequence` reorders. Default false. */
  readonly locked?: boolean;
  readonly setting?: NodeSetting;
  /** What it counts for in an exam, and its key. Only where the type can be marked. */
  readonly exam?: NodeExam;
  /** On a container of an exam: how many of its questions each respondent is asked, drawn at random. Default: all of them. */
  readonly draw?: number;
  /** Order of the options; on a container, of its nodes. Default 0. */
  readonly sequence?: Sequence;
  /** Order of the matrix rows. Default 0. */
  readonly childSequence?: Sequence;
  /** Choices, matrix columns, fields, table columns, levels; in display order, an exclusive one always last. */
  readonly options?: readonly SurveyOption[];
  /** Matrix rows, rows of a fixed table, pictures to drag. */
  readonly children?: readonly SurveyRow[];
  /** The nodes of a group, loop, block or page block. Containers do not stand in containers. */
  readonly nodes?: readonly SurveyNode[];
}

export interface SurveyOption {
  readonly id: number;
  /** The running number as text unless the author changes it; letters and digits, at most 4, unique in the question (cascade: all levels). */
  readonly code: string;
  readonly title: string;
  /** The right end of a two-sided item. Default empty. */
  readonly rightTitle?: string;
  /** Stored name of a picture. Default none. */
  readonly image?: string;
  /** True: not a choice but a heading over the options in `nodes`. Default false. */
  readonly group?: boolean;
  /** The options of a group, or the next level of a cascade (at most three levels). */
  readonly nodes?: readonly SurveyOption[];
  /** Carries a text input of its own ("Other, please specify"). Default false. */
  readonly other?: boolean;
  /** Choosing it clears the rest ("none of the above"). Default false. At most one per question, always last, never in a group. */
  readonly exclusive?: boolean;
  /** True if the input of the option must be filled in when it is chosen or asked. Default true (Spec 3, option defaults). */
  readonly required?: boolean;
  /** Keeps its place when `sequence` reorders. Default false. */
  readonly locked?: boolean;
  /** Input type: 0 anything, 1 integer, 2 number, 3 mobile, 4 email, 5 letters, 6 Chinese characters, 90 one of `setting.options`. Default 0. */
  readonly type?: number;
  /** Text before its input. Default empty. */
  readonly prefix?: string;
  readonly setting?: OptionSetting;
  /** Identity across carry-over: a carried option keeps the key of its source. Default: its own id. */
  readonly optionKey?: number;
}

/** A row of a matrix or a fixed table, a picture to drag. */
export interface SurveyRow {
  readonly id: number;
  /** Unique among the rows of its question. */
  readonly code: string;
  readonly title: string;
  /** The right end of a two-sided row. Default empty. */
  readonly rightTitle?: string;
  readonly image?: string;
  /** The respondent names the row. Default false; never on a fill-in matrix (Spec 2, option order dialog). */
  readonly other?: boolean;
  /** Keeps its place when `childSequence` reorders. Default false. */
  readonly locked?: boolean;
}

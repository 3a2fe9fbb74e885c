import type { Language, RepeatLimit } from '../definition/definition.js';
import type { Paging } from '../definition/defaults.js';
import type { ThemeChange } from '../theme/survey-theme.js';

/** The survey's own fields. Present = set, absent = leave. */
export interface SurveyChange {
  readonly title?: string;
  readonly welcome?: string;
  readonly language?: Language;
  /** True keeps or picks "one question per screen", false puts all on one page. */
  readonly perPage?: boolean;
  readonly paging?: Paging;
  readonly autoAdvance?: boolean;
  readonly timeZone?: string;
  /** `null` = anyone may answer as often as they like. */
  readonly repeat?: RepeatLimit | null;
  /** An ISO 8601 instant; `null` = from the launch. */
  readonly opensAt?: string | null;
  /** An ISO 8601 instant; `null` = no end by itself. */
  readonly closesAt?: string | null;
  /** `null` = as many responses as come. */
  readonly total?: number | null;
  /** Key by key; `null` = the product's own look. */
  readonly theme?: ThemeChange | null;
}

import type { QuestionKey } from '../../catalogue/entry/question-key.js';
import type { Language, NodeSetting, OptionSetting, Sequence } from '../../definition/definition.js';
import type { DraftInsert } from './draft-insert.js';
import type { DraftNote } from './import-note.js';

/**
 * A survey as a reader of documents leaves it: parts are named by keys of the document, before they have ids. `assemble/` turns it into a
 * definition, so that each reader knows its own format and none of the rules of ours.
 */
export interface DraftSurvey {
  title?: string;
  /** Plain text with line breaks. */
  welcome?: string;
  language?: Language;
  /** One page at a time; implied by any page break. */
  isPaged?: boolean;
  /** One question at a time, where nothing breaks pages. */
  isPerQuestion?: boolean;
  /** The end page: plain text with line breaks, an address behind a button, an address that it leads on to. */
  end?: { text?: string; buttonUrl?: string; buttonText?: string; redirectUrl?: string };
  parts: DraftPart[];
  notes: DraftNote[];
  /** Answers that texts insert; marks in the texts name them by their place here. */
  inserts: DraftInsert[];
}

export interface DraftPart {
  /** Name by which tests and jumps refer to it; unique in the draft. */
  key: string;
  kind: QuestionKey;
  /** Plain text. */
  title: string;
  required?: boolean;
  setting?: NodeSetting;
  sequence?: Sequence;
  childSequence?: Sequence;
  options?: DraftOption[];
  rows?: DraftRow[];
  /** It is shown only if one of these lists holds. */
  show?: DraftWhen;
  /** Its options, or the rows of a matrix, are those chosen in an earlier part, or those not chosen. */
  carry?: { readonly question: string; readonly isChosen: boolean };
  jumps?: DraftJump[];
  /** The text of the document that it was made of, for reading beside the result. */
  source: string;
}

export interface DraftOption {
  key: string;
  title: string;
  /** Code that the document gives it; its running number without one. */
  code?: string;
  rightTitle?: string;
  other?: boolean;
  exclusive?: boolean;
  /** It keeps its place where the others change theirs. */
  locked?: boolean;
  /** Input type, for fields and columns. */
  type?: number;
  required?: boolean;
  setting?: OptionSetting;
  /** It is offered only if one of these lists holds. */
  show?: DraftWhen;
}

export interface DraftRow {
  key: string;
  title: string;
  rightTitle?: string;
  /** Respondents name it themselves. */
  other?: boolean;
  /** It keeps its place where the others change theirs. */
  locked?: boolean;
  show?: DraftWhen;
}

/** One comparison of an answer. */
export interface DraftTest {
  readonly question: string;
  readonly row?: string;
  /** Keys of options; for a rank or a proportion the one that is compared. */
  readonly options?: readonly string[];
  readonly algorithm: number;
  readonly result?: readonly (string | number)[];
}

/** Conditions in brackets, which hold no brackets: they are judged by themselves, and are one condition among the others. */
export interface DraftBrackets {
  readonly anyOf: readonly (readonly DraftTest[])[];
}

/** Any of these lists, all entries of a list: the form in which a definition keeps conditions. */
export type DraftWhen = readonly (readonly (DraftTest | DraftBrackets)[])[];

/** Targets of jumps that are no part: the normal end, and being screened out. */
export const DRAFT_END = '\u0000end';
export const DRAFT_SCREEN_OUT = '\u0000screened';

export interface DraftJump {
  /** Empty: it is always taken. */
  readonly when: DraftWhen;
  readonly to: string;
}

export const emptyDraft = (): DraftSurvey => ({ parts: [], notes: [], inserts: [] });

import type { Language } from '../definition/definition.js';

/** Code kinds (Spec 3): 1 writes codes, 2 writes texts. */
export type CodeKind = 1 | 2;

/** The choices that decide how a file of responses looks. */
export interface FileOptions {
  readonly kind: CodeKind;
  /** A column for each option of a multiple choice, or all options in one column, `┋` between them. */
  readonly multiple: 'columns' | 'joined';
  /** Language of codebook and facts; that of labels is an option of the column plan. */
  readonly language: Language;
  /** IANA name. Instants in files of texts are local to it; in files of codes they are in UTC. */
  readonly timeZone: string;
  /** Keys of the columns of the plan to take, in any order; the file has them in that of the plan. Absent: all, in files of texts without those that only say whether a question was answered. Unknown keys are passed over. */
  readonly columns?: readonly string[];
  /** True for SPSS: labelled numbers whatever the kind, a column for each option. The kind still says whether instants are local. Default false. */
  readonly numbered?: boolean;
}

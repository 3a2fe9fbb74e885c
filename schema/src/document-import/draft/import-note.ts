/** Everything that an import may fail to carry over as it was, or have to decide. Screens hold the sentences. */
export const IMPORT_NOTES = [
  /** The question is of a type that we do not have; `text` names it. It was taken over as the nearest type. */
  'typeChanged',
  /** The part is of a type that has no counterpart; `text` names it. It was left out. */
  'partLost',
  /** A condition on showing something; `text` is the condition as the document has it. */
  'conditionLost',
  /** A jump; `text` tells where it led. */
  'jumpLost',
  /** A rule for answers or a setting; `text` names it. */
  'settingLost',
  /** Pictures, sound or video in a text or an option. */
  'picturesLost',
  /** A program in the document: scripts, style sheets, calculations. */
  'scriptLost',
  /** A text that inserts an answer or a value; `text` is the placeholder. */
  'insertedLost',
  /** Texts in further languages; `text` names them. */
  'languagesLost',
  /** Quotas of the document. */
  'quotasLost',
  /** Branches, loops or random parts of the survey's course; `text` names the kind. */
  'courseLost',
  /** The end page's own text. */
  'endTextLost',
  /** Scores and assessments. */
  'scoresLost',
  /** Values that come with a link or are set on the way. */
  'hiddenValuesLost',
  /** A text above the length limit; it was cut. */
  'textCut',
  /** More options, rows or questions than there may be; the rest was left out. `text` is the limit. */
  'tooManyCut',
] as const;

export type ImportNoteCode = (typeof IMPORT_NOTES)[number];

/** A note while parts have keys. */
export interface DraftNote {
  readonly code: ImportNoteCode;
  /** Key of the part it is about; absent: the survey as a whole. */
  readonly key?: string;
  readonly text?: string;
}

/** One thing that an import could not carry over. */
export interface ImportNote {
  readonly code: ImportNoteCode;
  /** The question it is about; null: the survey as a whole, or a part that was left out. */
  readonly nodeId: number | null;
  /** The words of the document, at most 200 characters; empty if the code says it all. */
  readonly text: string;
}

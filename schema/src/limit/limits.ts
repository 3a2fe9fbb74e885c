/** Every number of the model, named. Lengths count code points (`text/text-length.ts`) unless a name says bytes. */
export const LIMITS = {
  /** Titles of surveys and questions. */
  title: 2_000,
  welcome: 20_000,
  optionTitle: 1_000,
  nodes: 2_000,
  optionsPerNode: 500,
  /** UTF-8 bytes of the canonical form. */
  definitionBytes: 4 * 1024 * 1024,
  /** A local id is the lower half of a row id, 24 bits wide. */
  localId: 2 ** 24 - 1,
  /** The survey number is the upper half of a row id. */
  surveyNumber: 2 ** 28 - 1,
  /** Codes that people type (Spec 5, codes and texts; Spec 9). Generated ones may be longer. */
  typedCode: 4,
  /** The highest number a generated code may carry. */
  codeNumber: 999_999_999,
  /** Column layouts (Spec 9). */
  columns: 3,
  /** Text box sizes (Spec 9). */
  textSize: 6,
  /** Bounds of a numeric open text lie between plus and minus this (Spec 5, numbers). */
  numericBound: 99_999,
  /** Word limits of an open text; also the most any text answer may have (Spec 5, numbers). */
  words: 99_999,
  /** What may be typed into the input of an `other` option. */
  otherText: 2_000,
  suffix: 20,
  /** Keyword search and library names (Spec 5, codes and texts). */
  searchText: 24,
  /** Operations of one edit. */
  operations: 500,
  /** Faults told about one input; whoever sent more mistakes has enough to begin with. */
  faults: 100,
  /** Newest texts that a report carries per question or option. */
  latestTexts: 20,
} as const;

/** Every number of the model, named. Lengths count code points (`text/text.ts`) unless a name says bytes. */
export const LIMITS = {
  /** Titles of surveys and questions. */
  title: 2_000,
  welcome: 20_000,
  optionTitle: 1_000,
  /** Nodes at any depth. */
  nodes: 5_000,
  /** Options at any depth: groups, members, every level of a cascade. */
  optionsPerNode: 500,
  /**
   * The same of a cascade: all districts of a country with their cities and provinces fit in, and a definition of the largest size holds several
   * such. Nobody edits so many by hand; they come from a file.
   */
  cascadeOptions: 10_000,
  rowsPerNode: 500,
  rowTitle: 1_000,
  /** The right end of a two-sided option or row. */
  rightTitle: 1_000,
  /** Text before the input of an option. */
  optionPrefix: 20,
  /** Title and text of the card that messengers and networks show of a link. */
  shareTitle: 30,
  shareText: 60,
  /** Stored name of a picture. */
  imageName: 255,
  /** Levels of a cascade (Spec 9). */
  cascadeLevels: 3,
  /** Title of an option of a cascade (Spec 5, codes and texts). */
  cascadeTitle: 50,
  /** Megabytes of a file that a cascade is imported from, and what is in it when unpacked. */
  cascadeFileMegabytes: 10,
  cascadeUnpackedMegabytes: 32,
  /** Megabytes of a document that a survey is imported from, what is in it when unpacked, and characters of a text that is read in it or pasted. */
  importFileMegabytes: 10,
  importUnpackedMegabytes: 32,
  importCharacters: 4_000_000,
  /** The same of text without any structure, such as people type: far more than the longest questionnaire. */
  importTextCharacters: 500_000,
  /** Items of any list of texts in a setting. */
  settingTexts: 500,
  logicItems: 10_000,
  conditionsPerItem: 100,
  /** Values that one condition compares with; most compare with one, "between" with two. */
  conditionValues: 10,
  /** One text that a condition compares with (Spec 5, codes and texts: logic condition text). */
  conditionText: 24,
  /** Points of a question of an exam, and of what a wrong answer costs. */
  examPoints: 100,
  /** Points of a whole exam. */
  examTotal: 100_000,
  examAnalysis: 2_000,
  /** Minutes that an exam may take. */
  examMinutes: 1_440,
  /** Attempts of one respondent at an exam. */
  examAttempts: 100,
  /** Grades of an exam, and characters of their titles and texts. */
  examGrades: 10,
  examGradeTitle: 20,
  examGradeText: 200,
  /** Respondents whom a ranking of an exam lists. */
  examRanked: 100,
  /** Texts that are accepted as one answer, and characters of each. */
  acceptedTexts: 20,
  acceptedText: 200,
  quotas: 100,
  /** Name of a quota, like other names of parts (Spec 5, codes and texts). */
  quotaName: 24,
  /** Questions of a table quota. */
  quotaQuestions: 3,
  /** Combinations of a table quota. */
  quotaCells: 500,
  /** Highest number of responses that a quota cell may ask for. */
  quotaLimit: 99_999_999,
  /** Highest number of responses that a survey may ask for in all. */
  total: 99_999_999,
  /** Minutes for which seats of quotas can be kept for somebody who is answering. */
  reserveMinutes: 240,
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
  /** Length of a text typed into the input of an `other` option. */
  otherText: 2_000,
  suffix: 20,
  /** Texts of the buttons that lead away from a page (Spec 5, codes and texts). */
  buttonText: 24,
  /** Pixels by which a theme may round corners. */
  themeRadius: 24,
  /** Bytes, a Chinese character counting 2: texts at a rating scale, descriptions of evaluate levels (Spec 5, codes and texts). */
  scaleText: 20,
  /** Ends of a rating scale, and most steps between them (Spec 5, numbers; Spec 9). */
  ratingMin: 0,
  ratingMax: 10,
  ratingSteps: 10,
  /** Marks drawn on a slider (Spec 9). A slider may have more steps: they are drawn thinned out (`catalogue/values/drawn-scales.ts`). */
  sliderMarks: 11,
  /** Rows of a growing table, and rows of it shown at first (Spec 5, numbers: default at most 10). */
  growingRows: 100,
  growingRowsAtFirst: 10,
  /** Each number of a proportion (Spec 9, weight cap), and the bound it starts with (Spec 9, weight default max). */
  weight: 99_999,
  weightDefaultMax: 100,
  /** Seconds a page may hold or wait for its respondent (Spec 9, page dwell). */
  dwellSeconds: 999_999,
  /** Files of an upload question (Spec 9), and megabytes per file that its setting may ask for. */
  uploadFiles: 10,
  uploadMegabytes: 100,
  /** Megabytes of a picture (Spec 9), also what a new upload question takes per file. */
  imageMegabytes: 20,
  /** Files of one answer where the setting sets no limit, and characters of the id of a stored file. */
  files: 100,
  fileId: 64,
  /** Source tag of a respondent's link. */
  sourceTag: 64,
  /** Password that respondents are asked for. */
  surveyPasswordLeast: 4,
  surveyPassword: 24,
  /** Addresses, ranges of addresses and regions that answers are taken from. */
  addresses: 100,
  regions: 40,
  /** Received parameters of a link. */
  linkParameters: 20,
  /** Points set on a heat map or plot. */
  points: 100,
  /** Label of a level of a cascade (Spec 5, codes and texts). */
  cascadePlaceholder: 30,
  /** Levels of a city (Spec 3). */
  cityLevels: 4,
  /** Evaluate: highest scale an author can make, tags per level, characters per tag (Spec 9; Spec 5). */
  evaluateScale: 10,
  evaluateTags: 10,
  evaluateTag: 10,
  /** Choices of an input that is a drop-down, and characters of one. */
  selectChoices: 100,
  selectChoice: 50,
  /** Keyword search and library names (Spec 5, codes and texts). */
  searchText: 24,
  /** Operations of one edit. */
  operations: 500,
  /** Parts that one restore puts back: more than the options of a definition of the largest size. */
  restoredParts: 100_000,
  /** Highest number of faults reported for one input; a sender of more mistakes has enough to begin with. */
  faults: 100,
  /** Conditions of a filter, those in groups included; values that one condition names; characters of a text that it names or searches for. */
  filterConditions: 20,
  filterValues: 200,
  filterText: 100,
  /** Newest texts that a report carries per question or option. */
  latestTexts: 20,
  /** The same of one field of a form or one column of a table, of which a question has many. */
  latestFieldTexts: 5,
  /** Different values that a report counts one by one: divisions, choices, tags. Mainland China has fewer provinces and cities. */
  reportValues: 1_000,
  /** Columns of a cross table with fewer respondents are flagged and not compared with others, as is usual in market research. */
  smallBase: 30,
  /** Questions that a cross report has as rows and as columns. */
  crossRows: 10,
  crossColumns: 3,
  /** Rows and columns of one cross table; of more categories the most frequent are shown. */
  crossCategoryRows: 100,
  crossCategoryColumns: 40,
  /** Pairs of categories that two nested column questions may make: all of them are counted, whichever are shown. */
  crossNestedPairs: 2_500,
  /** Pairs of questions in which smart insight looks for differences. */
  insightPairs: 200,
} as const;

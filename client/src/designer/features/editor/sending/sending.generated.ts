/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '../../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Adds a node. No place given: at the end of the survey. */
export type AddNodeOperation = {
  /** Right after this node, in whatever container that one stands. */
  after?: number | null | undefined;
  /** Order of the rows. New: ORDER. */
  childSequence?: Sequence | null | undefined;
  /** Letters and digits, at most 4, unique in the survey. New: by its place. */
  code?: string | null | undefined;
  /** Its points in an exam and its key. Choices, open texts, rankings, single and multiple matrices and forms can be marked. In a change as a whole; null takes it away. */
  exam?: NodeExamInput | null | undefined;
  /** True: before all others there. */
  first?: boolean | null | undefined;
  /** Keeps its place when its container reorders its nodes; only there. New: false. */
  locked?: boolean | null | undefined;
  /** Default: those of its type, e.g. two on a choice question. */
  options?: Array<NewOptionInput> | null | undefined;
  /** The container to stand in; 0: the top level. */
  parentId?: number | null | undefined;
  /** Whether it must be answered. New: false. */
  required?: boolean | null | undefined;
  /** Default: two where the type has rows. */
  rows?: Array<NewRowInput> | null | undefined;
  /** Order of the options; of a container, of its nodes. New: ORDER. */
  sequence?: Sequence | null | undefined;
  /** Settings of its type; in a change only those to change. */
  setting?: QuestionSettingInput | null | undefined;
  /** Which kind of its type, where the type has more than one. Default: the lowest. */
  subType?: number | null | undefined;
  /** 1 to 2,000 characters. New: the default of its type in the language of the survey. */
  title?: string | null | undefined;
  /** Kind of question. */
  type: QuestionType;
};

/** Adds one option. No place given: at the end. */
export type AddOptionOperation = {
  /** Right after this option, in whatever group that one stands. */
  after?: number | null | undefined;
  /** True: before all others there. */
  first?: boolean | null | undefined;
  /** A question of that survey that has options. */
  nodeId: number;
  /** The new option, with those inside it. */
  option: NewOptionInput;
  /** The group or higher level to stand in; 0: the top level. */
  parentId?: number | null | undefined;
};

/** Adds a row. Neither `after` nor `first`: at the end. */
export type AddRowOperation = {
  /** Right after this row. */
  after?: number | null | undefined;
  /** Letters and digits, at most 4, unique among the rows. New: the next number. */
  code?: string | null | undefined;
  /** True: before all others. */
  first?: boolean | null | undefined;
  /** Stored name of a picture, at most 255 characters. New: none. */
  image?: string | null | undefined;
  /** Keeps its place when the rows are reordered; only where they are. New: false. */
  locked?: boolean | null | undefined;
  /** A question of that survey that has rows. */
  nodeId: number;
  /** The respondent names the row; not on a fill-in matrix. New: false. */
  other?: boolean | null | undefined;
  /** The right end of a two-sided row, at most 1,000 characters. New: empty. */
  rightTitle?: string | null | undefined;
  /** 1 to 1,000 characters. */
  title?: string | null | undefined;
};

/** How large the box is that a text is typed into. */
export type BoxSize =
  /** Many lines. */
  | 'MULTI_LARGE'
  /** Several lines. */
  | 'MULTI_MEDIUM'
  /** A few lines. */
  | 'MULTI_SMALL'
  /** A long line. */
  | 'SINGLE_LARGE'
  /** A line of medium length. */
  | 'SINGLE_MEDIUM'
  /** A short line. */
  | 'SINGLE_SMALL';

/** A part of a place. */
export type CityPart =
  /** The address within the district. */
  | 'ADDRESS'
  /** The city. */
  | 'CITY'
  /** The district. */
  | 'DISTRICT'
  /** The province. */
  | 'PROVINCE';

/** A value to compare an answer with: a number or a text. */
export type ComparedValueInput =
  {   /** A number. */
  number: number; text?: never; }
  |  { number?: never;   /** A text of at most 24 characters. */
  text: string; };

/** Makes a question one of another type; options, rows and settings that both types have come along. */
export type ConvertNodeOperation = {
  /** True: also what logic, piping or a quota refers to, which is tidied up. Without it such a call is A0103 with `data.ids`. */
  confirmed?: boolean | null | undefined;
  /** A node of that survey. */
  nodeId: number;
  /** Which kind of its type, where the type has more than one. Default: the lowest. */
  subType?: number | null | undefined;
  /** The type it is to have; not a page or a container. */
  type: QuestionType;
};

/** Copies a logic item; the copy stands right behind it. */
export type CopyLogicOperation = {
  /** A logic item of that survey. */
  logicId: number;
};

/** Copies a node. No place given: right after it. */
export type CopyNodeOperation = {
  /** Right after this node, in whatever container that one stands. */
  after?: number | null | undefined;
  /** True: before all others there. */
  first?: boolean | null | undefined;
  /** A node of that survey. */
  nodeId: number;
  /** The container to stand in; 0: the top level. */
  parentId?: number | null | undefined;
};

/** Copies an option. No place given: right after it. */
export type CopyOptionOperation = {
  /** Right after this option, in whatever group that one stands. */
  after?: number | null | undefined;
  /** True: before all others there. */
  first?: boolean | null | undefined;
  /** A question of that survey that has options. */
  nodeId: number;
  /** An option of that question. */
  optionId: number;
  /** The group or higher level to stand in; 0: the top level. */
  parentId?: number | null | undefined;
};

/** Copies a row. Neither `after` nor `first`: right after it. */
export type CopyRowOperation = {
  /** Right after this row. */
  after?: number | null | undefined;
  /** True: before all others. */
  first?: boolean | null | undefined;
  /** A question of that survey that has rows. */
  nodeId: number;
  /** A row of that question. */
  rowId: number;
};

/** Hours of each day, over midnight if the first is the later one. */
export type DailyHoursInput = {
  /** The first minute, HH:MM. */
  from: string;
  /** The minute after the last one, HH:MM. */
  to: string;
};

/** The smallest part that a date is asked for; larger parts are asked as well. */
export type DatePrecision =
  /** Year, month and day. */
  | 'DAY'
  /** The day. Hours and minutes. */
  | 'MINUTE'
  /** Year and month. */
  | 'MONTH'
  /** The day. Hours, minutes and seconds. */
  | 'SECOND'
  /** The year. */
  | 'YEAR';

/** One operation of the edit language. Ids in it are local ids; parts that an earlier operation of the list made may be named. */
export type EditOperationInput =
  {   /** Adds a node. No place given: at the end of the survey. */
  addNode: AddNodeOperation; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never;   /** Adds one option. No place given: at the end. */
  addOption: AddOptionOperation; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never;   /** Adds a row. Neither `after` nor `first`: at the end. */
  addRow: AddRowOperation; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never;   /** Makes a question one of another type; options, rows and settings that both types have come along. */
  convertNode: ConvertNodeOperation; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never;   /** Copies a logic item; the copy stands right behind it. */
  copyLogic: CopyLogicOperation; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never;   /** Copies a node. No place given: right after it. */
  copyNode: CopyNodeOperation; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never;   /** Copies an option. No place given: right after it. */
  copyOption: CopyOptionOperation; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never;   /** Copies a row. Neither `after` nor `first`: right after it. */
  copyRow: CopyRowOperation; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never;   /** Removes options and adds one per line. */
  editOptions: EditOptionsOperation; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never;   /** Puts options into a group, or into a new one. */
  groupOptions: GroupOptionsOperation; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never;   /** Moves a logic item. Neither `after` nor `first`: to the end. */
  moveLogic: MoveLogicOperation; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never;   /** Moves a node. Neither `after` nor `first`: to the end. */
  moveNode: MoveNodeOperation; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never;   /** Moves an option. Neither `after` nor `first`: to the end. */
  moveOption: MoveOptionOperation; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never;   /** Moves a row. Neither `after` nor `first`: to the end. */
  moveRow: MoveRowOperation; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never;   /** Dissolves a container: its nodes take its place. */
  releaseNode: ReleaseNodeOperation; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never;   /** Takes options out of their groups. */
  releaseOptions: ReleaseOptionsOperation; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never;   /** Removes a logic item. */
  removeLogic: RemoveLogicOperation; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never;   /** Removes a node with everything in it. */
  removeNode: RemoveNodeOperation; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never;   /** Removes an option; a group leaves its options behind. */
  removeOption: RemoveOptionOperation; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never;   /** Removes a quota. */
  removeQuota: RemoveQuotaOperation; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never;   /** Removes a row; the last one of a question stays. */
  removeRow: RemoveRowOperation; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never;   /** Exchanges all options of a question. */
  replaceOptions: ReplaceOptionsOperation; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never;   /** Undoes an edit: puts back exactly what was there, codes and ids included. Refused where others have changed the same since. */
  restore: RestoreOperation; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never;   /** A whole logic item: with its id in place of the saved one, without a new one. */
  saveLogic: SaveLogicOperation; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never;   /** A whole quota: with its id in place of the saved one, without a new one. */
  saveQuota: SaveQuotaOperation; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never;   /** Changes fields of a node; what is absent stays. */
  updateNode: UpdateNodeOperation; updateOption?: never; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never;   /** Changes fields of an option; what is absent stays. */
  updateOption: UpdateOptionOperation; updateRow?: never; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never;   /** Changes fields of a row; what is absent stays. */
  updateRow: UpdateRowOperation; updateSurvey?: never; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never;   /** Changes of the survey itself; what is absent stays. */
  updateSurvey: UpdateSurveyOperation; useTemplate?: never; }
  |  { addNode?: never; addOption?: never; addRow?: never; convertNode?: never; copyLogic?: never; copyNode?: never; copyOption?: never; copyRow?: never; editOptions?: never; groupOptions?: never; moveLogic?: never; moveNode?: never; moveOption?: never; moveRow?: never; releaseNode?: never; releaseOptions?: never; removeLogic?: never; removeNode?: never; removeOption?: never; removeQuota?: never; removeRow?: never; replaceOptions?: never; restore?: never; saveLogic?: never; saveQuota?: never; updateNode?: never; updateOption?: never; updateRow?: never; updateSurvey?: never;   /** Resets an evaluation to a template. */
  useTemplate: UseTemplateOperation; };

/** Removes options and adds one per line. */
export type EditOptionsOperation = {
  /** True: also when logic or a quota refers to them, which is tidied up. Without it such a call is A0103 with `data.ids`. */
  confirmed?: boolean | null | undefined;
  /** A question of that survey that has options. */
  nodeId: number;
  /** Options of that question, at most 500. */
  removeIds: Array<number>;
  /** Titles of new options; they are trimmed, and blank ones do not count. */
  titles: Array<string>;
};

/** A list of operations, applied all or none. */
export type EditSurveyInput = {
  /** The revision the operations were made on. */
  baseRevision: number;
  /** 1 to 64 printable ASCII characters, made by the client. The same one again is the same edit. */
  clientOpId: string;
  /** At most 500 operations, in order. */
  operations: Array<EditOperationInput>;
  /** One of the caller's surveys. */
  surveyId: string;
};

/** What an evaluation is about. All but CUSTOMIZATION fix its scale and its icon. */
export type EvaluateTemplate =
  /** A meal: five stars. */
  | 'CATERING'
  /** The author's own scale. */
  | 'CUSTOMIZATION'
  /** A course: five hearts. */
  | 'EDUCATION'
  /** A stay in a hotel: five stars. */
  | 'HOTEL'
  /** A purchase: three faces. */
  | 'RETAILING'
  /** A service: two thumbs. */
  | 'SERVICE';

/** A band of scores that is to have a name. */
export type ExamGradeInput = {
  /** Percent of the full points from which on it is reached, a whole number from 0 to 100, different for each. Scores below all grades have none. */
  min: number;
  /** What goes with it, plain text of at most 200 characters. */
  text?: string | null | undefined;
  /** Its name, 1 to 20 characters. */
  title: string;
};

/** The texts that a field accepts. */
export type ExamKeyFieldInput = {
  /** How a typed text is compared with an accepted one. */
  match?: ExamTextMatch | null | undefined;
  /** Local id of the field. */
  optionId: number;
  /** At most 20 texts that are accepted, each of at most 200 characters. */
  texts: Array<string>;
  /** How far a number may be off. */
  tolerance?: number | null | undefined;
};

/** The right columns of a row. */
export type ExamKeyRowInput = {
  /** Local ids of its right columns. */
  optionIds: Array<number>;
  /** Local id of the row. */
  rowId: number;
};

/** The ranking that the respondents of an exam are to see. */
export type ExamRankingInput = {
  /** Local id of the open text whose answer is the name. Where there is no answer, the name of the one-to-one link is, else that of the WeChat account as far as it is kept. */
  nameNodeId?: number | null | undefined;
  /** What respondents see of the others. */
  names: ExamRankingNames;
  /** How many of the best are listed, 1 to 100. */
  top: number;
};

/** What respondents see of the others in a ranking. */
export type ExamRankingNames =
  /** The scores and the names. */
  | 'FULL'
  /** Nothing: they see their own place, and how many there are. */
  | 'HIDDEN'
  /** The scores, and the first characters of the names. */
  | 'MASKED';

/** How a part of a right answer counts. */
export type ExamScoring =
  /** All or nothing. */
  | 'ALL_RIGHT'
  /** A person marks each answer, without a key; open texts and forms. */
  | 'MANUAL'
  /** A share for what is right; one wrong choice among several takes all. */
  | 'PARTIAL';

/** What is to make a survey an exam; an empty one does. */
export type ExamSettingInput = {
  /** Attempts of one respondent, 1 to 100. */
  attempts?: number | null | undefined;
  /** Named bands of scores, 1 to 10 of them; respondents see theirs with the score once it is final. */
  grades?: Array<ExamGradeInput> | null | undefined;
  /** Minutes from the start before which nobody can submit, 0 to below `timeLimit`. */
  minMinutes?: number | null | undefined;
  /** Points to pass, 0 to 100,000 in halves. */
  passScore?: number | null | undefined;
  /** The ranking that respondents see with the score once it is final. */
  ranking?: ExamRankingInput | null | undefined;
  /** What respondents see once they have submitted. */
  showAfter?: ExamShownAfter | null | undefined;
  /** When they see it. */
  showWhen?: ExamShownWhen | null | undefined;
  /** Minutes from the start of an attempt to its end by the clock of the server, 1 to 1,440. */
  timeLimit?: number | null | undefined;
};

/** What respondents see of an exam once they have submitted. */
export type ExamShownAfter =
  /** Also the right answers and why they are. */
  | 'ANALYSIS'
  /** Nothing. */
  | 'NONE'
  /** Also which answers were right. */
  | 'RIGHT_WRONG'
  /** Their score, and whether they passed. */
  | 'SCORE';

/** When respondents see what is shown of an exam. */
export type ExamShownWhen =
  /** As soon as they have submitted. Answers that people mark count nothing until they are marked. */
  | 'AT_ONCE'
  /** After the survey has ended. */
  | 'ENDED'
  /** Once people have marked all of their answers. */
  | 'MARKED';

/** How a typed text is compared with an accepted one. */
export type ExamTextMatch =
  /** The accepted text stands in it. */
  | 'CONTAINS'
  /** As a whole; capitals, widths of letters and the number of spaces make no difference. */
  | 'EXACT'
  /** As decimal numbers, within the tolerance. */
  | 'NUMBER';

/** Puts options into a group, or into a new one. */
export type GroupOptionsOperation = {
  /** A group of that question. */
  groupId?: number | null | undefined;
  /** A question of that survey that has options. */
  nodeId: number;
  /** Options of that question, at most 500. At least one; no groups, and not the exclusive one. */
  optionIds: Array<number>;
  /** Title of the new group; it is made unique by numbering. */
  title?: string | null | undefined;
};

/** What a condition asks of an answer. */
export type LogicAlgorithm =
  /** The question has an answer. */
  | 'ANSWERED'
  /** The answer is between two values, both included. */
  | 'BETWEEN'
  /** Any of the options is chosen. */
  | 'CHECKED'
  /** As many choices: one number, or two for a range. An exclusive option does not count. */
  | 'CHECKED_COUNT'
  /** The answer is the value. */
  | 'EQUAL'
  /** The answer is greater than the value. */
  | 'GREATER'
  /** All of the options are chosen; of a text: it contains the value. */
  | 'INCLUDES'
  /** The answer is less than the value. */
  | 'LESS'
  /** The question has no answer. */
  | 'NOT_ANSWERED'
  /** The answer is not the value; true of an unanswered question. */
  | 'NOT_EQUAL'
  /** Not all of the options are chosen; of a text: it does not contain the value. */
  | 'NOT_INCLUDES'
  /** None of the options is chosen; true of an unanswered question. */
  | 'UNCHECKED';

/** A condition to be saved. One that lacks something is refused as `conditionIncomplete`. */
export type LogicConditionInput = {
  /** What it asks. */
  algorithm?: LogicAlgorithm | null | undefined;
  /** A row of it. Absent: any row. */
  childId?: number | null | undefined;
  /** Neighbours with the same number stand in brackets, which the operator of the first one joins to what stands before. 0 or absent: none. */
  group?: number | null | undefined;
  /** A condition that the saved item or quota has. Absent: a new one. */
  localId?: number | null | undefined;
  /** The question whose answer is looked at. */
  nodeId?: number | null | undefined;
  /** How it joins to the condition before it. Default AND. */
  operator?: LogicOperator | null | undefined;
  /** Options that the algorithm speaks of. */
  optionIds?: Array<number> | null | undefined;
  /** Values to compare with; two for BETWEEN. */
  result?: Array<ComparedValueInput> | null | undefined;
};

/** What a logic item does. */
export type LogicKind =
  /** Carries options of earlier choice questions over into its question. */
  | 'CARRY_OVER'
  /** Leads from its question to a later one, or to an end. Of several that hold, the first in order is taken. */
  | 'JUMP'
  /** Shows or hides options of its question. */
  | 'OPTIONS'
  /** Shows or hides rows of its question. */
  | 'ROWS'
  /** Shows or hides its question. */
  | 'SHOW_HIDE';

/** How a condition joins to the one before it; AND binds tighter. */
export type LogicOperator =
  /** Both it and the condition before have to hold. */
  | 'AND'
  /** It or the condition before has to hold. */
  | 'OR';

/** Options, or rows (sub-questions) of a question. */
export type LogicPart =
  /** Options of the question. */
  | 'OPTIONS'
  /** Rows of the question. */
  | 'ROWS';

/** Moves a logic item. Neither `after` nor `first`: to the end. */
export type MoveLogicOperation = {
  /** Right after this item. */
  after?: number | null | undefined;
  /** True: before all others. */
  first?: boolean | null | undefined;
  /** A logic item of that survey. */
  logicId: number;
};

/** Moves a node. Neither `after` nor `first`: to the end. */
export type MoveNodeOperation = {
  /** Right after this node, in whatever container that one stands. */
  after?: number | null | undefined;
  /** True: before all others there. */
  first?: boolean | null | undefined;
  /** A node of that survey. */
  nodeId: number;
  /** The container to stand in; 0: the top level. */
  parentId?: number | null | undefined;
};

/** Moves an option. Neither `after` nor `first`: to the end. */
export type MoveOptionOperation = {
  /** Right after this option, in whatever group that one stands. */
  after?: number | null | undefined;
  /** True: before all others there. */
  first?: boolean | null | undefined;
  /** A question of that survey that has options. */
  nodeId: number;
  /** An option of that question. */
  optionId: number;
  /** The group or higher level to stand in; 0: the top level. */
  parentId?: number | null | undefined;
};

/** Moves a row. Neither `after` nor `first`: to the end. */
export type MoveRowOperation = {
  /** Right after this row. */
  after?: number | null | undefined;
  /** True: before all others. */
  first?: boolean | null | undefined;
  /** A question of that survey that has rows. */
  nodeId: number;
  /** A row of that question. */
  rowId: number;
};

/** A new option; whatever is absent gets its default. */
export type NewOptionInput = {
  /** Letters and digits, at most 4, unique in the question. New: the next number. */
  code?: string | null | undefined;
  /** Choosing it clears the rest; stands last, at most one per question. New: false. */
  exclusive?: boolean | null | undefined;
  /** A group: a heading over the options in `nodes`; its title is made unique. */
  group?: boolean | null | undefined;
  /** Stored name of a picture, at most 255 characters. New: none. */
  image?: string | null | undefined;
  /** Keeps its place when the options are reordered; only where they are. New: false. */
  locked?: boolean | null | undefined;
  /** The options of a group, or the next level of a cascade (at most three). */
  nodes?: Array<NewOptionInput> | null | undefined;
  /** Carries a text input of its own. New: false. */
  other?: boolean | null | undefined;
  /** Text before its input, at most 20 characters. New: empty. */
  prefix?: string | null | undefined;
  /** Whether its input must be filled in. New: true. */
  required?: boolean | null | undefined;
  /** The right end of a two-sided item, at most 1,000 characters. New: empty. */
  rightTitle?: string | null | undefined;
  /** Setting of its input or level; in a change only what to change. */
  setting?: OptionSettingInput | null | undefined;
  /** 1 to 1,000 characters; of a cascade at most 50. */
  title?: string | null | undefined;
  /** What its input takes. New: FREE_TEXT. */
  type?: OptionInputType | null | undefined;
};

/** A new row; whatever is absent gets its default. */
export type NewRowInput = {
  /** Letters and digits, at most 4, unique among the rows. New: the next number. */
  code?: string | null | undefined;
  /** Stored name of a picture, at most 255 characters. New: none. */
  image?: string | null | undefined;
  /** Keeps its place when the rows are reordered; only where they are. New: false. */
  locked?: boolean | null | undefined;
  /** The respondent names the row; not on a fill-in matrix. New: false. */
  other?: boolean | null | undefined;
  /** The right end of a two-sided row, at most 1,000 characters. New: empty. */
  rightTitle?: string | null | undefined;
  /** 1 to 1,000 characters. */
  title?: string | null | undefined;
};

/** A change of the end page of one question. */
export type NodeEndingInput = {
  /** Local id of the question. */
  nodeId: number;
  /** Keys to change; null: it has no page of its own any more. */
  set?: SurveyEndingInput | null | undefined;
};

/** What a question is to count for in an exam, and its key, as a whole. Which key it takes depends on its type. */
export type NodeExamInput = {
  /** Plain text that explains the answer, at most 2,000 characters. */
  analysis?: string | null | undefined;
  /** The texts that fields of a form accept. */
  fields?: Array<ExamKeyFieldInput> | null | undefined;
  /** How a typed text is compared with an accepted one. */
  match?: ExamTextMatch | null | undefined;
  /** Local ids of the right options: of a single choice any of them will do, of a ranking in the right order. */
  optionIds?: Array<number> | null | undefined;
  /** Points that a wrong answer costs, 0 to 100 in halves. */
  penalty?: number | null | undefined;
  /** The right columns of rows of a matrix. */
  rows?: Array<ExamKeyRowInput> | null | undefined;
  /** Points for a right answer, 0 to 100 in halves. */
  score: number;
  /** How a part of a right answer counts. */
  scoring?: ExamScoring | null | undefined;
  /** At most 20 texts that are accepted, each of at most 200 characters. */
  texts?: Array<string> | null | undefined;
  /** How far a number may be off. */
  tolerance?: number | null | undefined;
};

/** What may be typed into the input of an option. */
export type OptionInputType =
  /** Chinese characters only. */
  | 'CHINESE'
  /** An email address. */
  | 'EMAIL'
  /** Anything; the setting may limit the number of characters. */
  | 'FREE_TEXT'
  /** A whole number. */
  | 'INTEGER'
  /** Latin letters only. */
  | 'LETTERS'
  /** A mobile number. */
  | 'MOBILE'
  /** A number, with decimals if wanted. */
  | 'NUMBER'
  /** One of `setting.options`, from a drop-down. */
  | 'SELECT';

/** Settings of the input or the level of an option. What is absent stays, or gets its default; null leads back to the default. */
export type OptionSettingInput = {
  /** Size of the box. */
  boxSize?: BoxSize | null | undefined;
  /** What may be typed; it counts where the `type` of the option is FREE_TEXT. */
  format?: OptionInputType | null | undefined;
  /** The score this level stands for: its place. */
  level?: number | null | undefined;
  /** Upper bound of a number. */
  max?: number | null | undefined;
  /** Most characters; 0: no limit. */
  maxWord?: number | null | undefined;
  /** Lower bound of a number. */
  min?: number | null | undefined;
  /** Fewest characters; 0: no limit. */
  minWord?: number | null | undefined;
  /** The choices of an input that is a drop-down. */
  options?: Array<string> | null | undefined;
  /** Tags of this level. */
  tags?: Array<string> | null | undefined;
};

/** Who fills a question in. */
export type QuestionAttribute =
  /** Nobody: it is there for reports only. */
  | 'BACKGROUND'
  /** Parameters of the link; it is kept out of sight. */
  | 'HIDE'
  /** Respondents. */
  | 'NORMAL';

/** Settings of a question; which of them it has depends on its type, any other is A0400. What is absent stays, or gets its default; null leads back to the default. */
export type QuestionSettingInput = {
  /** Who fills it in. */
  attribute?: QuestionAttribute | null | undefined;
  /** Size of the box. */
  boxSize?: BoxSize | null | undefined;
  /** Text in the middle of a scale. */
  centerText?: string | null | undefined;
  /** Columns of the option list. */
  column?: number | null | undefined;
  /** The limits of the stay on a page are in force. */
  control?: boolean | null | undefined;
  /** The smallest part of the date that is asked for. */
  datePrecision?: DatePrecision | null | undefined;
  /** Which files may be handed in. */
  fileKind?: UploadKind | null | undefined;
  /** What the points of the scale are drawn as. */
  icon?: RateIcon | null | undefined;
  /** Stored name of the picture that the question is about. */
  image?: string | null | undefined;
  /** What may be typed. */
  inputFormat?: TextFormat | null | undefined;
  /** A comment box is offered. */
  isComment?: boolean | null | undefined;
  /** The header stays in sight. */
  isFixedHeader?: boolean | null | undefined;
  /** Rows and columns are swapped on screen. */
  isFlip?: boolean | null | undefined;
  /** `min` and `max` bound each number. */
  isLimit?: boolean | null | undefined;
  /** Each column or place takes one row only. */
  isOne?: boolean | null | undefined;
  /** One may go back. */
  isPrev?: boolean | null | undefined;
  /** One card per row on phones. */
  isSplit?: boolean | null | undefined;
  /** Marks are drawn. */
  isStops?: boolean | null | undefined;
  /** Tags are offered with each level. */
  isTag?: boolean | null | undefined;
  /** The number is shown while dragging. */
  isTip?: boolean | null | undefined;
  /** The slider stands upright. */
  isVertical?: boolean | null | undefined;
  /** Text at the lower end of a scale. */
  leftText?: string | null | undefined;
  /** Number of levels, 1 to 3: as many as its options have. */
  levels?: number | null | undefined;
  /** Most of what is counted (0: no limit), the upper end of a scale or of a number, or the longest stay on a page in seconds. */
  max?: number | null | undefined;
  /** Most characters; 0: no limit. */
  maxWord?: number | null | undefined;
  /** Megabytes that a file may have. */
  megabytes?: number | null | undefined;
  /** Fewest of what is counted (0: no limit), the lower end of a scale or of a number, or the shortest stay on a page in seconds. */
  min?: number | null | undefined;
  /** Fewest characters; 0: no limit. */
  minWord?: number | null | undefined;
  /** Text of the button that leads on; empty: the page's own. */
  nextText?: string | null | undefined;
  /** Labels of the levels of a cascade. */
  placeholders?: Array<string> | null | undefined;
  /** Text of the button that leads back; empty: the page's own. */
  prevText?: string | null | undefined;
  /** Text at the upper end of a scale. */
  rightText?: string | null | undefined;
  /** Percentages are shown after answering. */
  showResult?: boolean | null | undefined;
  /** The smallest part of the place that is asked for; larger parts are asked as well. */
  smallestPart?: CityPart | null | undefined;
  /** Distance between two values of a slider. */
  step?: number | null | undefined;
  /** Unit shown behind the box. */
  suffix?: string | null | undefined;
  /** What the numbers must add up to; 0: no sum. */
  sum?: number | null | undefined;
  /** What is evaluated. */
  template?: EvaluateTemplate | null | undefined;
  /** The smallest part of the time that is asked for. */
  timePrecision?: TimePrecision | null | undefined;
  /** Where a slider starts; rows of a growing table at first. */
  value?: number | null | undefined;
};

/** What kind of question, break or container it is. Some have sub-types: `subType`. */
export type QuestionType =
  /** An age, chosen from bands. */
  | 'AGE'
  /** A container. */
  | 'BLOCK'
  /** One option on each of several levels, each level led to by the one before. */
  | 'CASCADE'
  /** A province, a city and a district. */
  | 'CITY'
  /** A bar or QR code that is scanned or typed. */
  | 'CODE'
  /** A college or university. */
  | 'COLLEGES'
  /** Sub-type 1: date; 2: time. */
  | 'DATE'
  /** One option is chosen from a list that drops down. */
  | 'DROPDOWN'
  /** A level of education, chosen from options. */
  | 'EDUCATION'
  /** An email address. */
  | 'EMAIL'
  /** A score with tags and a comment, by template. */
  | 'EVALUATE'
  /** A gender, chosen from options. */
  | 'GENDER'
  /** A heading with questions of its own; it has no number. */
  | 'GROUP'
  /** Points on a picture are tapped. */
  | 'HEAT_MAP'
  /** Sub-type 1: one picture; 2: several. */
  | 'IMAGE_CHOICE'
  /** An industry, chosen from options. */
  | 'INDUSTRY'
  /** A container. */
  | 'LOOP'
  /** A field of study. */
  | 'MAJOR'
  /** Sub-type 1 single choice, 2 multiple choice, 3 fill-in, 4 rating. */
  | 'MATRIX'
  /** A mobile number. */
  | 'MOBILE'
  /** Several options may be chosen. */
  | 'MULTIPLE_CHOICE'
  /** Sub-type 1: form; 2: multiple input. */
  | 'MULTI_FIELD'
  /** The name of the respondent. */
  | 'NAME'
  /** A text, on one line or several. */
  | 'OPEN_TEXT'
  /** A flat break between pages. */
  | 'PAGE'
  /** A container whose questions form pages of their own. */
  | 'PAGE_BLOCK'
  /** Items are dragged, each to one of the options. */
  | 'PICTURE_DRAG'
  /** Places on a picture are liked or disliked. */
  | 'PLOT'
  /** Where the respondent is. */
  | 'POSITION'
  /** A profession, chosen from options. */
  | 'PROFESSION'
  /** Numbers that may have to add up to a sum. */
  | 'PROPORTION'
  /** Options are put in order. */
  | 'RANK'
  /** A number of stars or points. */
  | 'RATE'
  /** Sub-type 1: plain; 2: online, with a name line. */
  | 'SIGNATURE'
  /** One option is chosen. */
  | 'SINGLE_CHOICE'
  /** A number on a scale. */
  | 'SLIDER'
  /** A text without an answer. */
  | 'STATEMENT'
  /** Sub-type 1: rows of the author; 2: respondents add rows. */
  | 'TABLE'
  /** Files are handed in. */
  | 'UPLOAD'
  /** A mobile number that an SMS code proves. */
  | 'VERIFICATION_CODE'
  /** Words of a text are chosen. */
  | 'WORDS';

/** A combination of options with a limit. */
export type QuotaCellInput = {
  /** Most responses, 0 to 99,999,999; 0 closes the cell. */
  limit: number;
  /** One option per question, in the order of `nodeIds`. */
  optionIds: Array<number>;
};

/** What a full quota does. */
export type QuotaEffect =
  /** Closes the options that lead into it: the answering page offers them no more. Who had chosen one before ends as over quota. CUSTOM: only where the single condition is that options are checked. */
  | 'CLOSE_OPTIONS'
  /** Ends the survey as over quota. */
  | 'END'
  /** Only marks the response. */
  | 'MARK'
  /** Screens out. */
  | 'SCREEN';

/** How a quota counts. */
export type QuotaKind =
  /** Responses whose answers meet conditions. */
  | 'CUSTOM'
  /** One cell per combination of options of one to three single choice questions. */
  | 'TABLE';

/** What the points of a scale are drawn as. */
export type RateIcon =
  /** Hearts. */
  | 'HEART'
  /** Numbers. */
  | 'NUMBER'
  /** Faces. */
  | 'SMILE'
  /** Stars. */
  | 'STAR'
  /** Thumbs. */
  | 'THUMB';

/** A parameter that a survey is to receive with its link. */
export type ReceivedParameterInput = {
  /** The repeat limit by parameter knows respondents by it. Of one parameter at most. */
  isKey?: boolean | null | undefined;
  /** What authors call it. */
  label?: string | null | undefined;
  /** Its name in the link: a letter, then up to 23 letters, digits and underscores; each once, and none that means something already. */
  name: string;
  /** Local id of the open text, single choice or dropdown whose answer it becomes: choices by the code of an option, else by its title. */
  nodeId?: number | null | undefined;
  /** Nobody takes part without it. */
  required?: boolean | null | undefined;
};

/** Dissolves a container: its nodes take its place. */
export type ReleaseNodeOperation = {
  /** True: also what logic, piping or a quota refers to, which is tidied up. Without it such a call is A0103 with `data.ids`. */
  confirmed?: boolean | null | undefined;
  /** A node of that survey. */
  nodeId: number;
};

/** Takes options out of their groups. */
export type ReleaseOptionsOperation = {
  /** A question of that survey that has options. */
  nodeId: number;
  /** Options of that question, at most 500. At least one; no groups. */
  optionIds: Array<number>;
};

/** Removes a logic item. */
export type RemoveLogicOperation = {
  /** A logic item of that survey. */
  logicId: number;
};

/** Removes a node with everything in it. */
export type RemoveNodeOperation = {
  /** True: also what logic, piping or a quota refers to, which is tidied up. Without it such a call is A0103 with `data.ids`. */
  confirmed?: boolean | null | undefined;
  /** A node of that survey. */
  nodeId: number;
};

/** Removes an option; a group leaves its options behind. */
export type RemoveOptionOperation = {
  /** True: also when logic or a quota refers to them, which is tidied up. Without it such a call is A0103 with `data.ids`. */
  confirmed?: boolean | null | undefined;
  /** A question of that survey that has options. */
  nodeId: number;
  /** An option of that question. */
  optionId: number;
};

/** Removes a quota. */
export type RemoveQuotaOperation = {
  /** A quota of that survey. */
  quotaId: number;
};

/** Removes a row; the last one of a question stays. */
export type RemoveRowOperation = {
  /** True: also when logic refers to it, which is tidied up. Without it such a call is A0103 with `data.ids`. */
  confirmed?: boolean | null | undefined;
  /** A question of that survey that has rows. */
  nodeId: number;
  /** A row of that question. */
  rowId: number;
};

/** How often one respondent may answer: once in a window of time. */
export type RepeatLimitInput = {
  /** What makes two respondents the same: at least one, each once. */
  by: Array<RepeatSubject>;
  /** The window of time. */
  window: RepeatWindow;
};

/** What makes two respondents the same. */
export type RepeatSubject =
  /** The account that is signed in. */
  | 'ACCOUNT'
  /** The browser that answers. */
  | 'DEVICE'
  /** The address that it answers from. */
  | 'IP'
  /** The personal link. */
  | 'LINK'
  /** The mobile number that was proven. */
  | 'MOBILE'
  /** A parameter of the link. */
  | 'PARAMETER'
  /** The WeChat account. */
  | 'WECHAT';

/** The time in which one respondent may answer once. */
export type RepeatWindow =
  /** A day of 24 hours. */
  | 'DAY'
  /** Once and for all. */
  | 'EVER'
  /** An hour. */
  | 'HOUR'
  /** A month of the calendar. */
  | 'NATURAL_MONTH'
  /** A week of the calendar, from Monday. */
  | 'NATURAL_WEEK'
  /** A year of the calendar. */
  | 'NATURAL_YEAR'
  /** Seven days. */
  | 'SEVEN_DAYS'
  /** Thirty days. */
  | 'THIRTY_DAYS'
  /** 365 days. */
  | 'YEAR';

/** Exchanges all options of a question. */
export type ReplaceOptionsOperation = {
  /** True: also when logic or a quota refers to them, which is tidied up. Without it such a call is A0103 with `data.ids`. */
  confirmed?: boolean | null | undefined;
  /** A question of that survey that has options. */
  nodeId: number;
  /** A question has at most 500, a cascade 10,000, those of every level included. */
  options: Array<NewOptionInput>;
};

/** Undoes an edit: puts back exactly what was there, codes and ids included. Refused where others have changed the same since. */
export type RestoreOperation = {
  /** Codes that nodes had. */
  codes?: Array<RestoredCode> | null | undefined;
  /** Local ids that restored parts refer to although nothing had them then either. */
  missing?: Array<number> | null | undefined;
  /** Parts that come back or get their old fields or place back, each behind what it stands in and follows. */
  put?: Array<RestoredPart> | null | undefined;
  /** Local ids of parts that go, with everything in them that was not put elsewhere. */
  remove?: Array<number> | null | undefined;
  /** The survey's own fields that go back. */
  survey?: UpdateSurveyOperation | null | undefined;
};

/** The code that a node had. */
export type RestoredCode = {
  /** Its code. */
  code: string;
  /** A node; one that was removed meanwhile is skipped. */
  nodeId: number;
};

/** How much of a part is put back. */
export type RestoredExtent =
  /** Its own fields, wherever it stands now. It must still be there. */
  | 'FIELDS'
  /** Its place, whatever its fields are now. It must still be there. */
  | 'PLACE';

/** A logic item with its conditions, as it was. */
export type RestoredLogic = {
  /** The sibling that it followed; absent or null: it was the first. */
  after?: number | null | undefined;
  /** SHOW_HIDE, OPTIONS, ROWS: which of the two. */
  algorithm?: TargetAlgorithm | null | undefined;
  /** CARRY_OVER: the own option, group or row that the carried ones stand behind, 0 before all. Absent: behind the own ones, before "other" and exclusive ones. */
  carryAfter?: number | null | undefined;
  /** CARRY_OVER: what the carried options become. Default OPTIONS. */
  carryInto?: LogicPart | null | undefined;
  /** All of its conditions, in order; saved ones that are not among them go. */
  conditions: Array<LogicConditionInput>;
  /** What it does. */
  kind: LogicKind;
  /** A logic item of that survey. Absent: a new one, at the end. */
  localId?: number | null | undefined;
  /** The question that owns it. */
  nodeId: number;
  /** Absent: all of it; if it is gone it comes back. */
  only?: RestoredExtent | null | undefined;
  /** OPTIONS, ROWS: what it shows or hides. */
  optionIds?: Array<number> | null | undefined;
  /** JUMP: a later question; 0 normal end, -1 screening end. */
  target?: number | null | undefined;
};

/** A node without what stands in it, all of its fields as they were; what is absent has its default. */
export type RestoredNode = {
  /** The sibling that it followed; absent or null: it was the first. */
  after?: number | null | undefined;
  /** Order of the rows. New: ORDER. */
  childSequence?: Sequence | null | undefined;
  /** Letters and digits, at most 4, unique in the survey. New: by its place. */
  code?: string | null | undefined;
  /** Of a container in an exam: how many of its questions are drawn. Absent: all are asked. */
  draw?: number | null | undefined;
  /** Its points in an exam and its key. Choices, open texts, rankings, single and multiple matrices and forms can be marked. In a change as a whole; null takes it away. */
  exam?: NodeExamInput | null | undefined;
  /** The local id that it has, or had. */
  localId: number;
  /** Keeps its place when its container reorders its nodes; only there. New: false. */
  locked?: boolean | null | undefined;
  /** Absent: all of it; if it is gone it comes back. */
  only?: RestoredExtent | null | undefined;
  /** What it stood in; absent, null or 0: the top level. */
  parentId?: number | null | undefined;
  /** Whether it must be answered. New: false. */
  required?: boolean | null | undefined;
  /** Order of the options; of a container, of its nodes. New: ORDER. */
  sequence?: Sequence | null | undefined;
  /** Settings of its type; in a change only those to change. */
  setting?: QuestionSettingInput | null | undefined;
  /** Which kind of its type, where the type has more than one. Default: the lowest. */
  subType?: number | null | undefined;
  /** 1 to 2,000 characters. New: the default of its type in the language of the survey. */
  title?: string | null | undefined;
  /** Kind of question. */
  type: QuestionType;
};

/** An option without what stands in it, all of its fields as they were; what is absent has its default. */
export type RestoredOption = {
  /** The sibling that it followed; absent or null: it was the first. */
  after?: number | null | undefined;
  /** Letters and digits, at most 4, unique in the question. New: the next number. */
  code?: string | null | undefined;
  /** Choosing it clears the rest; stands last, at most one per question. New: false. */
  exclusive?: boolean | null | undefined;
  /** A heading over options. */
  group?: boolean | null | undefined;
  /** Stored name of a picture, at most 255 characters. New: none. */
  image?: string | null | undefined;
  /** The local id that it has, or had. */
  localId: number;
  /** Keeps its place when the options are reordered; only where they are. New: false. */
  locked?: boolean | null | undefined;
  /** The question that it belongs to. */
  nodeId: number;
  /** Absent: all of it; if it is gone it comes back. */
  only?: RestoredExtent | null | undefined;
  /** Its identity across carry-over. Absent: its own id. */
  optionKey?: number | null | undefined;
  /** Carries a text input of its own. New: false. */
  other?: boolean | null | undefined;
  /** What it stood in; absent, null or 0: the top level. */
  parentId?: number | null | undefined;
  /** Text before its input, at most 20 characters. New: empty. */
  prefix?: string | null | undefined;
  /** Whether its input must be filled in. New: true. */
  required?: boolean | null | undefined;
  /** The right end of a two-sided item, at most 1,000 characters. New: empty. */
  rightTitle?: string | null | undefined;
  /** Setting of its input or level; in a change only what to change. */
  setting?: OptionSettingInput | null | undefined;
  /** 1 to 1,000 characters; of a cascade at most 50. */
  title?: string | null | undefined;
  /** What its input takes. New: FREE_TEXT. */
  type?: OptionInputType | null | undefined;
};

/** A part that comes back, or gets its old fields or place back. */
export type RestoredPart =
  {   /** A logic item. */
  logic: RestoredLogic; node?: never; option?: never; quota?: never; row?: never; }
  |  { logic?: never;   /** A node. */
  node: RestoredNode; option?: never; quota?: never; row?: never; }
  |  { logic?: never; node?: never;   /** An option. */
  option: RestoredOption; quota?: never; row?: never; }
  |  { logic?: never; node?: never; option?: never;   /** A quota. */
  quota: RestoredQuota; row?: never; }
  |  { logic?: never; node?: never; option?: never; quota?: never;   /** A row. */
  row: RestoredRow; };

/** A quota, as it was. */
export type RestoredQuota = {
  /** The sibling that it followed; absent or null: it was the first. */
  after?: number | null | undefined;
  /** TABLE: combinations with a limit, at most 500. */
  cells?: Array<QuotaCellInput> | null | undefined;
  /** CUSTOM: which responses count; on any question. */
  conditions?: Array<LogicConditionInput> | null | undefined;
  /** Whether it is in force. Default true. */
  enabled?: boolean | null | undefined;
  /** How it counts. */
  kind: QuotaKind;
  /** CUSTOM: most responses, 0 to 99,999,999; 0 closes it. */
  limit?: number | null | undefined;
  /** A quota of that survey. Absent: a new one, at the end. */
  localId?: number | null | undefined;
  /** 1 to 24 characters, unique among the quotas. */
  name: string;
  /** TABLE: one to three questions that take one choice. */
  nodeIds?: Array<number> | null | undefined;
  /** What it does when it is full. Default END. */
  onFull?: QuotaEffect | null | undefined;
  /** Absent: all of it; if it is gone it comes back. */
  only?: RestoredExtent | null | undefined;
};

/** A row, all of its fields as they were; what is absent has its default. */
export type RestoredRow = {
  /** The sibling that it followed; absent or null: it was the first. */
  after?: number | null | undefined;
  /** Letters and digits, at most 4, unique among the rows. New: the next number. */
  code?: string | null | undefined;
  /** Stored name of a picture, at most 255 characters. New: none. */
  image?: string | null | undefined;
  /** The local id that it has, or had. */
  localId: number;
  /** Keeps its place when the rows are reordered; only where they are. New: false. */
  locked?: boolean | null | undefined;
  /** The question that it belongs to. */
  nodeId: number;
  /** Absent: all of it; if it is gone it comes back. */
  only?: RestoredExtent | null | undefined;
  /** The respondent names the row; not on a fill-in matrix. New: false. */
  other?: boolean | null | undefined;
  /** The right end of a two-sided row, at most 1,000 characters. New: empty. */
  rightTitle?: string | null | undefined;
  /** 1 to 1,000 characters. */
  title?: string | null | undefined;
};

/** A whole logic item: with its id in place of the saved one, without a new one. */
export type SaveLogicOperation = {
  /** SHOW_HIDE, OPTIONS, ROWS: which of the two. */
  algorithm?: TargetAlgorithm | null | undefined;
  /** CARRY_OVER: the own option, group or row that the carried ones stand behind, 0 before all. Absent: behind the own ones, before "other" and exclusive ones. */
  carryAfter?: number | null | undefined;
  /** CARRY_OVER: what the carried options become. Default OPTIONS. */
  carryInto?: LogicPart | null | undefined;
  /** All of its conditions, in order; saved ones that are not among them go. */
  conditions: Array<LogicConditionInput>;
  /** What it does. */
  kind: LogicKind;
  /** A logic item of that survey. Absent: a new one, at the end. */
  localId?: number | null | undefined;
  /** The question that owns it. */
  nodeId: number;
  /** OPTIONS, ROWS: what it shows or hides. */
  optionIds?: Array<number> | null | undefined;
  /** JUMP: a later question; 0 normal end, -1 screening end. */
  target?: number | null | undefined;
};

/** A whole quota: with its id in place of the saved one, without a new one. */
export type SaveQuotaOperation = {
  /** TABLE: combinations with a limit, at most 500. */
  cells?: Array<QuotaCellInput> | null | undefined;
  /** CUSTOM: which responses count; on any question. */
  conditions?: Array<LogicConditionInput> | null | undefined;
  /** Whether it is in force. Default true. */
  enabled?: boolean | null | undefined;
  /** How it counts. */
  kind: QuotaKind;
  /** CUSTOM: most responses, 0 to 99,999,999; 0 closes it. */
  limit?: number | null | undefined;
  /** A quota of that survey. Absent: a new one, at the end. */
  localId?: number | null | undefined;
  /** 1 to 24 characters, unique among the quotas. */
  name: string;
  /** TABLE: one to three questions that take one choice. */
  nodeIds?: Array<number> | null | undefined;
  /** What it does when it is full. Default END. */
  onFull?: QuotaEffect | null | undefined;
};

/** In which order parts are shown. */
export type Sequence =
  /** As they stand, from a random start. */
  | 'LOOP'
  /** As they stand. */
  | 'ORDER'
  /** Forward or in reverse. */
  | 'POSITION'
  /** Anew for each respondent. */
  | 'RANDOM';

/** Keys of an end page to change. What is absent stays; null leads back to the default. */
export type SurveyEndingInput = {
  /** Plain text, at most 24 characters, of the button that leads to `buttonUrl`. Left out: the page's own. */
  buttonText?: string | null | undefined;
  /** Address of http or https, at most 2000 characters, to which a button leads. Left out: no button. */
  buttonUrl?: string | null | undefined;
  /** Local ids of questions whose answers are added to the address under their codes, at most 20: codes of options, or what was typed. */
  nodeIds?: Array<number> | null | undefined;
  /** Names of received parameters to add to the address it leads on to, at most 20, as they came. */
  params?: Array<string> | null | undefined;
  /** Stored name of a picture over the text. */
  picture?: string | null | undefined;
  /** Seconds before it leads on to `redirectUrl`, in which one may stay or go at once; 0: at once. */
  redirectSeconds?: number | null | undefined;
  /** Address of http or https, at most 2000 characters, to which the page leads on by itself. Left out: it stays. */
  redirectUrl?: string | null | undefined;
  /** Adds `responseId` to the address it leads on to. */
  sendsResponse?: boolean | null | undefined;
  /** Adds `source`, the source tag of the link that was opened, to the address it leads on to. */
  sendsSource?: boolean | null | undefined;
  /** Rich text, at most 20000 characters, which may insert answers like titles of questions. Left out: the page's own. */
  text?: string | null | undefined;
  /** Plain text, at most 100 characters. Left out: the page's own. */
  title?: string | null | undefined;
};

/** Changes of end pages. What is absent stays; null: the product's own page. */
export type SurveyEndingsInput = {
  /** The survey takes no answers: it has not begun, is stopped, has ended or has all it asked for. Nothing is inserted into its texts. */
  closed?: SurveyEndingInput | null | undefined;
  /** End pages of single questions, at most 100. */
  nodes?: Array<NodeEndingInput> | null | undefined;
  /** The answers were taken. */
  normal?: SurveyEndingInput | null | undefined;
  /** A quota was full. */
  overQuota?: SurveyEndingInput | null | undefined;
  /** A jump screened the respondent out. */
  screened?: SurveyEndingInput | null | undefined;
};

/** How the answering page is divided. */
export type SurveyPaging =
  /** Everything on one page. */
  | 'ALL'
  /** Split at pages and page blocks. */
  | 'PAGE'
  /** One question per screen. */
  | 'QUESTION';

/** Settings to change. What is absent stays; null leads back to the default. */
export type SurveySettingsInput = {
  /** Addresses and ranges (CIDR) that may answer. Left out: any. */
  addresses?: Array<string> | null | undefined;
  /** A one-to-one link is marked as used, and the response does not say by which one it came. */
  anonymousLinks?: boolean | null | undefined;
  /** With one question per screen: goes on by itself once one thing was chosen with finger or mouse. */
  autoAdvance?: boolean | null | undefined;
  /** When it ends by itself, an ISO 8601 instant after opensAt. Left out: never. */
  closesAt?: string | null | undefined;
  /** Hours of each day in which answers are taken, in timeZone: from (HH:MM) to before to, over midnight if from is the later one. Left out: all day. */
  daily?: DailyHoursInput | null | undefined;
  /** Makes the survey an exam: the points to pass, in halves, what respondents see afterwards (none, score, rightWrong, analysis), minutes at most and at least, attempts. Left out: no exam. */
  exam?: ExamSettingInput | null | undefined;
  /** Respondents may go back to earlier pages. Off counts before what a page allows. */
  goBack?: boolean | null | undefined;
  /** Takes the entries for sharing out of the menu that WeChat shows over the survey. */
  hideShareMenu?: boolean | null | undefined;
  /** Invitation codes only. */
  invitationOnly?: boolean | null | undefined;
  /** Takes answers by one-to-one links alone. */
  onlyLinks?: boolean | null | undefined;
  /** Takes answers in WeChat alone, from those whose account WeChat has confirmed. */
  onlyWechat?: boolean | null | undefined;
  /** When answers are taken from, an ISO 8601 instant. Left out: from the launch. */
  opensAt?: string | null | undefined;
  /** How pages are divided: all on one, split at pages, one question per screen. */
  paging?: SurveyPaging | null | undefined;
  /** Parameters that the survey receives with its link, each as the answer to a question or as a value of its own, in order. */
  parameters?: Array<ReceivedParameterInput> | null | undefined;
  /** What respondents enter before they see the survey, 4 to 24 characters. Left out: nothing. */
  password?: string | null | undefined;
  /** Regions that may answer, like CN-GD and JP. Left out: any. */
  regions?: Array<string> | null | undefined;
  /** How often one respondent may answer. Left out: any number of times. */
  repeat?: RepeatLimitInput | null | undefined;
  /** Minutes for which seats of quotas are kept for somebody who is answering, from the moment the answers fall into them. Left out: seats are taken at submission alone. */
  reserveMinutes?: number | null | undefined;
  /** Answers so far are kept on the device, to go on with them later. Off: whoever closes or reloads the page begins anew. */
  resume?: boolean | null | undefined;
  /** The end page offers another response to whoever comes back to it. It sets no limit: that is `repeat`. */
  retake?: boolean | null | undefined;
  /** Stored name of the picture of that card. Left out: none. */
  sharePicture?: string | null | undefined;
  /** Text of that card. Left out: the beginning of the welcome text. */
  shareText?: string | null | undefined;
  /** Title of the card that messengers and networks show of the link. Left out: the title of the survey. */
  shareTitle?: string | null | undefined;
  /** Once a response is submitted, the end page shows its own answers to the respondent. */
  showAnswers?: boolean | null | undefined;
  /** Takes answers by links alone whose parameters are signed with the secret of the survey. */
  signedOnly?: boolean | null | undefined;
  /** IANA name of the zone in which days, weeks, months and years begin. */
  timeZone?: string | null | undefined;
  /** Responses that count before the survey is full. Left out: no limit. */
  total?: number | null | undefined;
  /** Whether respondents answer a short question before their answers are taken: off, smart (those who seem to be a program, and many from one network) or always. */
  verification?: SurveyVerification | null | undefined;
  /** What is kept about the WeChat account of respondents who answer in WeChat: none, openid (their id for this installation) or profile (that, nickname and picture, once they agree). */
  wechatUser?: SurveyWechatUser | null | undefined;
};

/** Keys of the look to change. What is absent stays; null leads back to the default. */
export type SurveyThemeInput = {
  /** The colour of buttons, selection, focus and links. */
  accent?: string | null | undefined;
  /** What lies behind the sheet: a colour `#rrggbb`, or the stored name of a picture. */
  back?: string | null | undefined;
  /** Stored name of a picture over the survey. */
  cover?: string | null | undefined;
  /** Numbers before the questions. */
  hasNumbers?: boolean | null | undefined;
  /** The line that shows how far one is. */
  hasProgress?: boolean | null | undefined;
  /** The text. Left out: what reads well on the sheet. */
  ink?: string | null | undefined;
  /** Light on dark, where `surface` says nothing else. */
  isDark?: boolean | null | undefined;
  /** Stored name of a small picture at the head of the sheet. */
  logo?: string | null | undefined;
  /** Plain text, at most 24 characters: the button that leads on, where a page has none of its own; not the one that sends. */
  nextText?: string | null | undefined;
  /** Plain text, at most 24 characters: the button that leads back, where a page has none of its own. */
  prevText?: string | null | undefined;
  /** Pixels by which corners are rounded. */
  radius?: number | null | undefined;
  /** The sheet. Left out: white, or nearly black where `isDark`. */
  surface?: string | null | undefined;
  /** 0 normal, 1 large, 2 larger. */
  textSize?: number | null | undefined;
};

/** When a respondent answers a short question before the answers are taken. */
export type SurveyVerification =
  /** Each time. */
  | 'ALWAYS'
  /** Never. */
  | 'OFF'
  /** Where a program seems to answer, or many answers come from one network. */
  | 'SMART';

/** What is kept about the WeChat account of respondents who answer in WeChat. */
export type SurveyWechatUser =
  /** Nothing. */
  | 'NONE'
  /** Its id for this server. */
  | 'OPENID'
  /** Its id, and nickname and picture once the respondent agrees. */
  | 'PROFILE';

/** Whether an item shows or hides. */
export type TargetAlgorithm =
  /** Hides its target if the conditions hold, and shows it otherwise. */
  | 'HIDE'
  /** Shows its target if the conditions hold, and hides it otherwise. */
  | 'SHOW';

/** What may be typed into the box of a text question. */
export type TextFormat =
  /** Chinese characters only. */
  | 'CHINESE'
  /** An email address. */
  | 'EMAIL'
  /** Anything; the setting may limit the number of characters. */
  | 'FREE_TEXT'
  /** A whole number. */
  | 'INTEGER'
  /** Latin letters only. */
  | 'LETTERS'
  /** A mobile number. */
  | 'MOBILE'
  /** A number, with decimals if wanted. */
  | 'NUMBER';

/** The smallest part that a time of day is asked for. */
export type TimePrecision =
  /** Hours and minutes. */
  | 'MINUTE'
  /** Hours, minutes and seconds. */
  | 'SECOND';

/** Changes fields of a node; what is absent stays. */
export type UpdateNodeOperation = {
  /** Order of the rows. New: ORDER. */
  childSequence?: Sequence | null | undefined;
  /** Letters and digits, at most 4, unique in the survey. New: by its place. */
  code?: string | null | undefined;
  /** True: also where the change takes away what logic or a quota refers to (A0103). */
  confirmed?: boolean | null | undefined;
  /** Of a container in an exam: how many of its questions each respondent is asked, at random; fewer than it has. Null: all. */
  draw?: number | null | undefined;
  /** Its points in an exam and its key. Choices, open texts, rankings, single and multiple matrices and forms can be marked. In a change as a whole; null takes it away. */
  exam?: NodeExamInput | null | undefined;
  /** Keeps its place when its container reorders its nodes; only there. New: false. */
  locked?: boolean | null | undefined;
  /** A node of that survey. */
  nodeId: number;
  /** Whether it must be answered. New: false. */
  required?: boolean | null | undefined;
  /** Order of the options; of a container, of its nodes. New: ORDER. */
  sequence?: Sequence | null | undefined;
  /** Settings of its type; in a change only those to change. */
  setting?: QuestionSettingInput | null | undefined;
  /** Which kind of its type, where the type has more than one. Single and multiple may be switched into each other on image choices and matrices. */
  subType?: number | null | undefined;
  /** 1 to 2,000 characters. New: the default of its type in the language of the survey. */
  title?: string | null | undefined;
  /** Single and multiple choice may be switched into each other. */
  type?: QuestionType | null | undefined;
};

/** Changes fields of an option; what is absent stays. */
export type UpdateOptionOperation = {
  /** Letters and digits, at most 4, unique in the question. New: the next number. */
  code?: string | null | undefined;
  /** Choosing it clears the rest; stands last, at most one per question. New: false. */
  exclusive?: boolean | null | undefined;
  /** Stored name of a picture, at most 255 characters. New: none. */
  image?: string | null | undefined;
  /** Keeps its place when the options are reordered; only where they are. New: false. */
  locked?: boolean | null | undefined;
  /** A question of that survey that has options. */
  nodeId: number;
  /** An option of that question. */
  optionId: number;
  /** Carries a text input of its own. New: false. */
  other?: boolean | null | undefined;
  /** Text before its input, at most 20 characters. New: empty. */
  prefix?: string | null | undefined;
  /** Whether its input must be filled in. New: true. */
  required?: boolean | null | undefined;
  /** The right end of a two-sided item, at most 1,000 characters. New: empty. */
  rightTitle?: string | null | undefined;
  /** Setting of its input or level; in a change only what to change. */
  setting?: OptionSettingInput | null | undefined;
  /** 1 to 1,000 characters; of a cascade at most 50. */
  title?: string | null | undefined;
  /** What its input takes. New: FREE_TEXT. */
  type?: OptionInputType | null | undefined;
};

/** Changes fields of a row; what is absent stays. */
export type UpdateRowOperation = {
  /** Letters and digits, at most 4, unique among the rows. New: the next number. */
  code?: string | null | undefined;
  /** Stored name of a picture, at most 255 characters. New: none. */
  image?: string | null | undefined;
  /** Keeps its place when the rows are reordered; only where they are. New: false. */
  locked?: boolean | null | undefined;
  /** A question of that survey that has rows. */
  nodeId: number;
  /** The respondent names the row; not on a fill-in matrix. New: false. */
  other?: boolean | null | undefined;
  /** The right end of a two-sided row, at most 1,000 characters. New: empty. */
  rightTitle?: string | null | undefined;
  /** A row of that question. */
  rowId: number;
  /** 1 to 1,000 characters. */
  title?: string | null | undefined;
};

/** Changes of the survey itself; what is absent stays. */
export type UpdateSurveyOperation = {
  /** End pages to change; null: all of them are the product's own. */
  endings?: SurveyEndingsInput | null | undefined;
  /** Language of the answering page: zh-CN or en. */
  language?: string | null | undefined;
  /** True: one question per screen, or page by page where the settings say so. False: all on one page. */
  perPage?: boolean | null | undefined;
  /** Settings to change. */
  settings?: SurveySettingsInput | null | undefined;
  /** Keys of the look to change; null: the product's own look. */
  theme?: SurveyThemeInput | null | undefined;
  /** 1 to 2,000 characters. */
  title?: string | null | undefined;
  /** Rich text shown before the first question, at most 20,000 characters; empty: none. */
  welcome?: string | null | undefined;
};

/** Which files may be handed in. */
export type UploadKind =
  /** Pictures, videos and documents. */
  | 'ANY'
  /** Documents. */
  | 'DOCUMENT'
  /** Pictures. */
  | 'IMAGE'
  /** Videos. */
  | 'VIDEO';

/** Resets an evaluation to a template. */
export type UseTemplateOperation = {
  /** True: also what logic, piping or a quota refers to, which is tidied up. Without it such a call is A0103 with `data.ids`. */
  confirmed?: boolean | null | undefined;
  /** A node of that survey. */
  nodeId: number;
  /** What is evaluated. */
  template: EvaluateTemplate;
};

export type EditSurveyMutationVariables = Exact<{
  input: EditSurveyInput;
}>;


export type EditSurveyMutation = { editSurvey: { revision: number, created: Array<number>, definition: unknown } };


export const EditSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditSurveyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}}]}}]}}]} as unknown as DocumentNode<EditSurveyMutation, EditSurveyMutationVariables>;
export function useEditSurveyMutation(options?: useMutation.Options<EditSurveyMutation, EditSurveyMutationVariables>): useMutation.ResultTuple<EditSurveyMutation, EditSurveyMutationVariables> {
  return useMutation<EditSurveyMutation, EditSurveyMutationVariables>(EditSurveyDocument, options);
}
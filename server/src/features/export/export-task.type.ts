import { EXPORT_LIMITS, type ExportCodeKind, type ExportFailure, type ExportStatus, type ExportType, type Language } from '@wence/schema';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import type { MultipleColumns } from './export-options.policy.js';

/** Names of the graph for the types of files. */
export enum ExportTypeName {
  EXCEL = 'excel',
  SPSS = 'spss',
  CSV = 'csv',
  PARQUET = 'parquet',
  NDJSON = 'ndjson',
  ATTACHMENTS = 'attachments',
}
registerEnumType(ExportTypeName, {
  name: 'ExportType',
  description: 'Type of an export file.',
  valuesConfig: {
    EXCEL: { description: 'A workbook (.xlsx) with the data, a codebook and the facts of the export.' },
    SPSS: { description: 'An SPSS system file (.sav) with labels, missing values and multiple response sets.' },
    CSV: { description: 'Comma-separated values (.csv), UTF-8 with a byte-order mark.' },
    PARQUET: { description: 'An Apache Parquet file (.parquet).' },
    NDJSON: { description: 'A JSON object for each response, one on each line (.ndjson).' },
    ATTACHMENTS: { description: 'The files that came with the responses, in a ZIP archive.' },
  },
});
ExportTypeName satisfies Readonly<Record<string, ExportType>>;

/** Names of the graph for the states of tasks. */
export enum ExportStatusName {
  WAITING = 'waiting',
  GENERATING = 'generating',
  DONE = 'done',
  FAILED = 'failed',
  EXPIRED = 'expired',
}
registerEnumType(ExportStatusName, {
  name: 'ExportStatus',
  description: 'State of an export task.',
  valuesConfig: {
    WAITING: { description: 'It waits in the line; authors take turns.' },
    GENERATING: { description: 'The file is being made.' },
    DONE: { description: 'The file can be fetched.' },
    FAILED: { description: 'There is no file; `failure` says why. It can be retried.' },
    EXPIRED: { description: `The file was removed ${EXPORT_LIMITS.days} days after it was made. It can be retried.` },
  },
});

/** Names of the graph for the reasons of failures. */
export enum ExportFailureName {
  CANCELLED = 'cancelled',
  INTERRUPTED = 'interrupted',
  NO_FILES = 'noFiles',
  FILTER = 'filter',
  INTERNAL = 'internal',
}
registerEnumType(ExportFailureName, {
  name: 'ExportFailure',
  description: 'Why an export task has failed.',
  valuesConfig: {
    CANCELLED: { description: 'Its author broke it off.' },
    INTERRUPTED: { description: 'The server stopped in the middle of it, several times.' },
    NO_FILES: { description: 'No response that was meant has a file.' },
    FILTER: { description: 'The filter asks for what the survey does not have any more.' },
    INTERNAL: { description: 'Something unexpected; the log of the server has it.' },
  },
});
ExportFailureName satisfies Readonly<Record<string, ExportFailure>>;

/** Names of the graph for what cells of choices hold. */
export enum ExportCodesName {
  CODES = 'codes',
  TEXTS = 'texts',
}
registerEnumType(ExportCodesName, {
  name: 'ExportCodeKind',
  description: 'What the cells of choices hold.',
  valuesConfig: {
    CODES: { description: 'Codes of options, 1 or 0 for chosen or not, and codes for missing values.' },
    TEXTS: { description: 'Titles of options; a missing value is empty.' },
  },
});
ExportCodesName satisfies Readonly<Record<string, ExportCodeKind>>;

/** Names of the graph for how several options that can be chosen at once are laid out. */
export enum MultipleColumnsName {
  COLUMNS = 'columns',
  JOINED = 'joined',
}
registerEnumType(MultipleColumnsName, {
  name: 'MultipleColumns',
  description: 'How a question is laid out of which several options can be chosen.',
  valuesConfig: {
    COLUMNS: { description: 'A column for each option.' },
    JOINED: { description: 'One column with everything that was chosen.' },
  },
});
MultipleColumnsName satisfies Readonly<Record<string, MultipleColumns>>;

/** Names of the graph for the languages of labels. */
export enum ExportLanguageName {
  ZH_CN = 'zh-CN',
  EN = 'en',
}
registerEnumType(ExportLanguageName, {
  name: 'ExportLanguage',
  description: 'Language of the words that a file has besides those of the survey.',
  valuesConfig: { ZH_CN: { description: 'Simplified Chinese.' }, EN: { description: 'English.' } },
});
ExportLanguageName satisfies Readonly<Record<string, Language>>;

@ObjectType('ExportTask', {
  implements: NodeInterface,
  description: 'A file of responses that is to be made, is being made, or can be fetched.',
})
export class ExportTaskType {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => ID, { description: 'The survey whose responses are in it.' })
  surveyId: string;

  @Field(() => ExportTypeName, { description: 'Type of the file.' })
  type: ExportType;

  @Field(() => ExportStatusName, { description: 'How far it is.' })
  status: ExportStatus;

  @Field(() => Int, { description: 'Responses that are in the file by now; of attachments, files.' })
  rowsDone: number;

  @Field(() => Int, { nullable: true, description: 'How many there will be; null: not counted yet.' })
  rowsTotal: number | null;

  @Field(() => ExportFailureName, { nullable: true, description: 'Why it has failed; null: it has not.' })
  failure: ExportFailure | null;

  @Field(() => String, { nullable: true, description: 'Name of the file; null: there was none yet.' })
  fileName: string | null;

  @Field(() => Float, { nullable: true, description: 'Bytes; null: there is no file yet.' })
  size: number | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was put into the line, for the last time if it was retried.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it ended, with or without a file; null: it has not.' })
  finishedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: `When its file is removed, ${EXPORT_LIMITS.days} days after it was made; null: there is none.`,
  })
  expiresAt: Date | null;

  /** As they are stored; the graph shows them one by one. */
  options: string;
}

@ObjectType('ExportOptions', { description: 'What was chosen about an export file. Of attachments only the filter says anything.' })
export class ExportOptionsType {
  @Field(() => ExportCodesName, { description: 'What the cells of choices hold.' })
  codes: ExportCodeKind;

  @Field(() => MultipleColumnsName, { description: 'How questions are laid out of which several options can be chosen.' })
  multiple: MultipleColumns;

  @Field(() => ExportLanguageName, { description: 'Language of the words that the file has besides those of the survey.' })
  language: Language;

  @Field(() => String, { description: 'IANA name of the zone in which times are written.' })
  timeZone: string;

  @Field(() => Int, { nullable: true, description: 'How many columns were chosen; null: all.' })
  columnCount: number | null;

  @Field(() => Boolean, { description: 'Responses that were marked as invalid are in it as well.' })
  withInvalid: boolean;

  @Field(() => Boolean, { description: 'A filter was given, so that some responses may not be in it.' })
  filtered: boolean;
}

import { Field, Float, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DEFAULT_TIME_ZONE } from '@wence/schema';
import { enumType } from '../../platform/graphql/enum-type.js';
import { IMPORT_LIMITS } from './import.policy.js';
import { IMPORT_WORDS } from './import-words.js';
import type { ImportStatus } from './response-import.entity.js';

const STATUSES = {
  CHECKING: 'checking',
  CHECKED: 'checked',
  IMPORTING: 'importing',
  DONE: 'done',
  FAILED: 'failed',
} as const satisfies Record<string, ImportStatus>;

export const ResponseImportStatus = enumType(
  'ResponseImportStatus',
  'What is being done with a table of responses, or was done last.',
  STATUSES,
  {
    CHECKING: 'Its rows are being looked at.',
    CHECKED: 'It can be imported, as far as its report says.',
    IMPORTING: 'Its rows are being stored.',
    DONE: 'It was imported.',
    FAILED: 'A fault of the server ended it. It may be looked at again.',
  },
);

export const ImportedCells = enumType(
  'ImportedCells',
  'What a cell of a table is that could be the code of one option and the title of another.',
  { CODE: 'code', TITLE: 'title' } as const,
  { CODE: 'The code.', TITLE: 'The title.' },
);

@ObjectType('RefusedCell', { description: 'A cell of a table of responses that is refused.' })
export class RefusedCellType {
  @Field(() => Int, { description: 'Row of the table, 1 for the headings.' })
  row: number;

  @Field(() => String, { description: 'Name of the column.' })
  column: string;

  @Field(() => String, { description: 'The beginning of what stands in the cell.' })
  text: string;

  @Field(() => String, { description: IMPORT_WORDS.reason })
  reason: string;

  @Field(() => Float, { nullable: true, description: 'The limit of the broken rule, if it has one.' })
  limit: number | null;
}

@ObjectType('ResponseImportReport', { description: 'What is known about a table of responses, as far as it has been read.' })
export class ResponseImportReportType {
  @Field(() => String, { nullable: true, description: IMPORT_WORDS.fault })
  fault: string | null;

  @Field(() => Int, { description: 'Rows that were looked at, headings not counted.' })
  rows: number;

  @Field(() => Int, { description: 'Rows that become responses.' })
  ready: number;

  @Field(() => Int, { description: 'Rows that are responses of the survey already, or stand in the table twice.' })
  known: number;

  @Field(() => Int, { description: 'Rows with a cell that is refused.' })
  refusedRows: number;

  @Field(() => Int, { description: 'Cells that are refused.' })
  refusedCells: number;

  @Field(() => [RefusedCellType], { description: `The first ${IMPORT_LIMITS.listed} of the refused cells.` })
  cells: readonly RefusedCellType[];

  @Field(() => [String], { description: 'Headings that name no column; they are passed over.' })
  unknownColumns: readonly string[];

  @Field(() => [String], { description: 'Headings that name a column which another one has named before; they are passed over.' })
  repeatedColumns: readonly string[];

  @Field(() => [String], { description: 'Columns of the survey that the table does not have.' })
  absentColumns: readonly string[];

  @Field(() => Int, { description: 'Responses that were stored.' })
  imported: number;
}

@ObjectType('ResponseImport', { description: `A table of responses that was handed in. ${IMPORT_WORDS.forgotten}` })
export class ResponseImportType {
  @Field(() => ID, { name: 'importId', description: 'Its id, which the inputs of the other operations name.' })
  id: string;

  @Field(() => String, { description: 'Name of the file.' })
  name: string;

  @Field(() => Float, { description: 'Bytes.' })
  size: number;

  @Field(() => ResponseImportStatus, { description: 'What is being done, or was done last.' })
  status: ImportStatus;

  @Field(() => ResponseImportReportType, { description: 'What is known about its rows.' })
  report: ResponseImportReportType;

  @Field(() => GraphQLISODateTime, { description: 'When it was handed in.' })
  createdAt: Date;
}

@InputType('CheckResponseImportInput', { description: 'Looks at a table of responses again.' })
export class CheckResponseImportInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => ID, { description: 'The import, which was handed in by `POST /v1/surveys/imports/{id}`.' })
  importId: string;

  @Field(() => String, {
    defaultValue: DEFAULT_TIME_ZONE,
    description: 'IANA name of the time zone of times that stand without an offset.',
  })
  timeZone: string;

  @Field(() => ImportedCells, {
    defaultValue: 'code',
    description: 'What a cell is that could be the code of one option and the title of another.',
  })
  preferred: 'code' | 'title';
}

@InputType('ApplyResponseImportInput', { description: 'Imports a table of responses.' })
export class ApplyResponseImportInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => ID, { description: 'The import.' })
  importId: string;

  @Field(() => Boolean, { defaultValue: false, description: 'True: rows without refused cells are imported, the others are left out.' })
  partly: boolean;
}

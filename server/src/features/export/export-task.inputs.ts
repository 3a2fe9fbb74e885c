import { EXPORT_LIMITS, type ExportCodeKind, type ExportType, type Language } from '@wence/schema';
import { Field, ID, InputType, Int } from 'type-graphql';
import { ResponseFilterInput } from '../response/response-filter.type.js';
import type { MultipleColumns } from './export-options.policy.js';
import { ExportCodesName, ExportLanguageName, ExportTypeName, MultipleColumnsName } from './export-task.type.js';

@InputType('CreateExportInput', { description: 'A file of responses that is to be made. What is absent is as usual.' })
export class CreateExportInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => ExportTypeName, { description: 'Type of the file.' })
  type: ExportType;

  @Field(() => ResponseFilterInput, {
    nullable: true,
    description: 'Which responses. Those that count, complete and valid ones, unless it says otherwise; never deleted ones (A0400).',
  })
  filter?: ResponseFilterInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Responses that were marked as invalid as well. False if absent.' })
  withInvalid?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: `Keys of columns of the survey, at most ${EXPORT_LIMITS.columns}, each once. All if absent.`,
  })
  columns?: string[] | null;

  @Field(() => [Int], {
    nullable: true,
    description:
      'Local ids of questions, each once: all columns of theirs and the facts about responses. Not together with `columns` (A0400).',
  })
  nodeIds?: number[] | null;

  @Field(() => ExportCodesName, { nullable: true, description: 'What the cells of choices hold. Codes if absent.' })
  codes?: ExportCodeKind | null;

  @Field(() => MultipleColumnsName, {
    nullable: true,
    description: 'How questions are laid out of which several options can be chosen. A column for each option if absent.',
  })
  multiple?: MultipleColumns | null;

  @Field(() => ExportLanguageName, {
    nullable: true,
    description: 'Language of the words that the file has besides those of the survey. That of the survey if absent.',
  })
  language?: Language | null;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name of the zone in which times are written, such as `Asia/Shanghai`. That of the survey if absent.',
  })
  timeZone?: string | null;
}

@InputType('ExportTaskIdInput', { description: 'Names an export task.' })
export class ExportTaskIdInput {
  @Field(() => ID, { description: "An export task of one of the caller's surveys." })
  taskId: string;
}

import {
  at,
  type ExportCodeKind,
  EXPORT_LIMITS,
  type FieldFault,
  isTimeZone,
  type Language,
  languageOf,
  type SurveyDefinition,
  timeZoneOf,
} from '@wence/schema';
import { invalidWhen } from '../../platform/errors/app-error.js';
import { countingRows, type RowCondition } from '../response-table/response-filter.policy.js';
import type { TableView } from '../response-table/response-tables.read-model.js';
import type { ResponseFilter } from '../response/response-query.type.js';

/** Options of several that can be chosen: a column each, or one column for all of them. */
export type MultipleColumns = 'columns' | 'joined';

/** The choices of an author about a file. For attachments only the filter counts. */
export interface ExportOptions {
  readonly codes: ExportCodeKind;
  readonly multiple: MultipleColumns;
  readonly language: Language;
  /** IANA name of the zone in which times are written as texts. */
  readonly timeZone: string;
  /** Keys of columns of the plan; null: all. */
  readonly columns: readonly string[] | null;
  /** Responses that were marked as invalid are in the file as well. */
  readonly withInvalid: boolean;
  readonly filter: ResponseFilter;
}

/** The same as a door got it. What is absent or null is as usual. */
export interface GivenExportOptions {
  readonly codes?: ExportCodeKind | null | undefined;
  readonly multiple?: MultipleColumns | null | undefined;
  readonly language?: Language | null | undefined;
  readonly timeZone?: string | null | undefined;
  readonly columns?: readonly string[] | null | undefined;
  /** Local ids of questions: all their columns are wanted, and the facts about responses. Not together with `columns`. */
  readonly nodeIds?: readonly number[] | null | undefined;
  readonly withInvalid?: boolean | null | undefined;
  readonly filter?: ResponseFilter | null | undefined;
}

/**
 * Completes what was chosen: codes, a column for each option, the language and the time zone of the survey, all columns, valid responses that are complete.
 * A0400: `timeZone` (format), `columns` and `nodeIds` (required, tooMany, notUnique, notAllowed: the survey has no such column or question, or both are
 * given), `filter.version` (notAllowed: there is no such version), `filter…` as of a report.
 */
export function readExportOptions(given: GivenExportOptions, view: TableView): ExportOptions {
  const { definition } = view.draft;
  const options = { ...completed(given, definition), columns: given.nodeIds ? columnsOf(given.nodeIds, view) : (given.columns ?? null) };
  invalidWhen(
    isTimeZone(options.timeZone) ? [] : [{ field: 'timeZone', rule: 'format' }],
    given.nodeIds ? questionFaults(given.nodeIds, given, view) : columnFaults(options.columns, view),
    versionFaults(options, view),
  );
  exportedRows(options, view);
  return options;
}

const completed = (given: GivenExportOptions, definition: SurveyDefinition): Omit<ExportOptions, 'columns'> => ({
  codes: given.codes ?? 'codes',
  multiple: given.multiple ?? 'columns',
  language: given.language ?? languageOf(definition),
  timeZone: given.timeZone ?? timeZoneOf(definition),
  withInvalid: given.withInvalid ?? false,
  filter: given.filter ?? {},
});

/** A file of a version that was never launched would be empty whatever comes. */
function versionFaults({ filter: { version } }: Pick<ExportOptions, 'filter'>, { basis }: TableView): FieldFault[] {
  const isKnown = version === null || version === undefined || basis.versions.some(([number]) => number === version);
  return isKnown ? [] : [{ field: 'filter.version', rule: 'notAllowed' }];
}

/** The columns of facts about responses, and those of questions. */
function columnsOf(nodeIds: readonly number[], { plan }: TableView): string[] {
  const wanted = new Set(nodeIds);
  return plan.columns.filter(({ nodeId }) => nodeId === undefined || wanted.has(nodeId)).map(({ key }) => key);
}

function questionFaults(nodeIds: readonly number[], { columns }: GivenExportOptions, { plan }: TableView): FieldFault[] {
  if (columns) return [{ field: 'nodeIds', rule: 'notAllowed' }];
  if (nodeIds.length === 0) return [{ field: 'nodeIds', rule: 'required' }];
  if (new Set(nodeIds).size < nodeIds.length) return [{ field: 'nodeIds', rule: 'notUnique' }];
  const known = new Set(plan.questions.map(({ nodeId }) => nodeId));
  return nodeIds.flatMap((id, index) => (known.has(id) ? [] : [{ field: at('nodeIds', index), rule: 'notAllowed' as const }]));
}

function columnFaults(columns: readonly string[] | null, { plan }: TableView): FieldFault[] {
  if (columns === null) return [];
  if (columns.length === 0) return [{ field: 'columns', rule: 'required' }];
  if (columns.length > EXPORT_LIMITS.columns) return [{ field: 'columns', rule: 'tooMany', limit: EXPORT_LIMITS.columns }];
  if (new Set(columns).size < columns.length) return [{ field: 'columns', rule: 'notUnique' }];
  const known = new Set(plan.columns.map(({ key }) => key));
  return columns.flatMap((key, index) => (known.has(key) ? [] : [{ field: at('columns', index), rule: 'notAllowed' as const }]));
}

/** The rows that are in a file. A0400: conditions that do not fit the survey. */
export const exportedRows = ({ filter, withInvalid }: ExportOptions, view: TableView): RowCondition =>
  countingRows(filter, view, withInvalid);

/** Options as they are stored. */
export const optionsText = (options: ExportOptions): string => JSON.stringify(options);

/** Stored options; instants are texts in JSON. */
export function optionsOf({ options }: { readonly options: string }): ExportOptions {
  const { filter, ...rest } = JSON.parse(options) as ExportOptions; // Only `optionsText` wrote it.
  const { submittedFrom, submittedTo } = filter;
  return { ...rest, filter: { ...filter, submittedFrom: asDate(submittedFrom), submittedTo: asDate(submittedTo) } };
}

const asDate = (stored: Date | string | null | undefined): Date | null => (stored ? new Date(stored) : null);

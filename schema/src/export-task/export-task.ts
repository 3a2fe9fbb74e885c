/** Types of export files by the numbers of `/v1`: those of Spec 3, export types, and those that stand beside them. */
export const EXPORT_TYPES = { excel: 1, spss: 2, csv: 3, parquet: 4, ndjson: 5, attachments: 6 } as const;

export type ExportType = keyof typeof EXPORT_TYPES;

/** States of an export task by the numbers of `/v1` (Spec 3, export task status). */
export const EXPORT_STATUSES = { waiting: 0, generating: 1, done: 2, failed: 3, expired: 4 } as const;

export type ExportStatus = keyof typeof EXPORT_STATUSES;

/** The kinds of cells of choices, by the numbers of `/v1` (Spec 3, code kinds). */
export const EXPORT_CODE_KINDS = { codes: 1, texts: 2 } as const;

export type ExportCodeKind = keyof typeof EXPORT_CODE_KINDS;

/**
 * The reasons for which a task fails. `cancelled`: its author broke it off. `interrupted`: the servers that made it stopped in the middle, several times. `noFiles`:
 * there are no attachments among the responses that were meant. `filter`: its conditions ask for what the survey does not have any more. `internal`:
 * anything else; the log of the server has it.
 */
export const EXPORT_FAILURES = ['cancelled', 'interrupted', 'noFiles', 'filter', 'internal'] as const;

export type ExportFailure = (typeof EXPORT_FAILURES)[number];

/** The end of the name of a file of each type. */
export const EXPORT_FILE_ENDS: Readonly<Record<ExportType, string>> = {
  excel: 'xlsx',
  spss: 'sav',
  csv: 'csv',
  parquet: 'parquet',
  ndjson: 'ndjson',
  attachments: 'zip',
};

/** Numbers of export tasks. */
export const EXPORT_LIMITS = {
  /** Tasks of one author that wait or are being made. */
  unfinished: 20,
  /** Tasks of one survey that lists show, newest first. */
  listed: 100,
  /** Days that a file can be fetched (Spec 3, export task status 4). */
  days: 7,
  /** Seconds that a link to a file works. */
  linkSeconds: 300,
  /** Seconds within which a file has to be made to be answered at once. */
  directSeconds: 20,
  /** Times a task is begun before it has failed: a server may be stopped in the middle of it. */
  attempts: 3,
  /** Columns that are chosen by hand. */
  columns: 16_384,
} as const;

import type { ExportFailure, ExportStatus, ExportType } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';
import { FILE_NAME_LENGTH } from '../asset/stored-file.entity.js';

/** An export file that is to be made, is being made, or can be fetched. */
export class ExportTask {
  id: string;
  surveyId: string;
  /** The survey's owner. */
  ownerId: string;
  type: ExportType;
  /** As stored: `expired` follows from `expiresAt` as soon as it has come (`statusOf`). */
  status: ExportStatus;
  /** `ExportOptions` as JSON text (`export-options.policy.ts`). */
  options: string;
  /** Rows that are in the file by now; of attachments, files. */
  rowsDone: number;
  /** Rows that there will be; null: not counted yet. */
  rowsTotal: number | null;
  failure: ExportFailure | null;
  fileName: string | null;
  /** Key of the bytes in the store of export files; null: there are none. */
  fileKey: string | null;
  /** Bytes. */
  size: number | null;
  createdAt: Date;
  /** The time at which it was begun last. */
  startedAt: Date | null;
  finishedAt: Date | null;
  /** From then on the file cannot be fetched any more. */
  expiresAt: Date | null;
  /** The worker that makes it, and until when nobody else may take it up. */
  leaseOwner: string | null;
  leaseUntil: Date | null;
  /** Number of times it was begun. */
  attempts: number;
}

export const exportTaskEntity: EntityDefinition = (types) =>
  new EntitySchema<ExportTask>({
    name: 'export_task',
    target: ExportTask,
    tableName: 'export_task',
    columns: {
      id: { ...types.id, primary: true },
      surveyId: { ...types.id, name: 'survey_id' },
      ownerId: { ...types.id, name: 'owner_id' },
      type: types.token(16),
      status: types.token(16),
      options: types.document,
      rowsDone: { ...types.integer, name: 'rows_done' },
      rowsTotal: { ...types.integer, name: 'rows_total', nullable: true },
      failure: { ...types.token(16), nullable: true },
      fileName: { ...types.token(FILE_NAME_LENGTH), name: 'file_name', nullable: true },
      fileKey: { ...types.id, name: 'file_key', nullable: true },
      size: { ...types.bigint, nullable: true },
      createdAt: { ...types.instant, name: 'created_at' },
      startedAt: { ...types.instant, name: 'started_at', nullable: true },
      finishedAt: { ...types.instant, name: 'finished_at', nullable: true },
      expiresAt: { ...types.instant, name: 'expires_at', nullable: true },
      leaseOwner: { ...types.id, name: 'lease_owner', nullable: true },
      leaseUntil: { ...types.instant, name: 'lease_until', nullable: true },
      attempts: types.integer,
    },
    indices: [
      { name: 'IDX_export_task_survey', columns: ['surveyId', 'createdAt'] },
      { name: 'IDX_export_task_owner', columns: ['ownerId', 'status'] },
      { name: 'IDX_export_task_status', columns: ['status', 'expiresAt'] },
    ],
  });

/** The state of a task as it is now. */
export function statusOf({ status, expiresAt }: Pick<ExportTask, 'status' | 'expiresAt'>, now: Date): ExportStatus {
  return status === 'done' && expiresAt !== null && expiresAt <= now ? 'expired' : status;
}

/** The state of a task that waits to be begun. */
export const WAITING = {
  status: 'waiting',
  rowsDone: 0,
  rowsTotal: null,
  failure: null,
  fileName: null,
  fileKey: null,
  size: null,
  startedAt: null,
  finishedAt: null,
  expiresAt: null,
  leaseOwner: null,
  leaseUntil: null,
  attempts: 0,
} as const satisfies Partial<ExportTask>;

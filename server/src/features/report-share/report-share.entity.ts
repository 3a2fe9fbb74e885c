import { REPORT_SHARE_LIMITS, type ShareKind } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** What a share shows. Stored as one JSON text: it is read and written as a whole, and never searched. */
export interface ShareContent {
  /** Local ids of the questions; null: all. */
  readonly nodeIds: readonly number[] | null;
  /** Keys of columns of answers; null: the usual ones. */
  readonly columns: readonly string[] | null;
  /** Ids of categories; null: the first ones. */
  readonly categoryIds: readonly string[] | null;
  /** Ids of saved cross tables; null: the first ones. */
  readonly tableIds: readonly string[] | null;
  /** Canonical filter in the filter language; null: every response that counts. */
  readonly conditions: object | null;
  readonly showTexts: boolean;
  readonly smallestBase: number;
}

/** A report of a survey that whoever has its link may open. */
export class ReportShare {
  id: string;
  surveyId: string;
  /** The survey's owner. */
  ownerId: string;
  kind: ShareKind;
  name: string;
  /** Random letters that the link is derived from (`share-link.ts`). */
  seed: string;
  /** SHA-256 of the link's token. */
  tokenHash: string;
  /** 1, or 0 while it is switched off. */
  enabled: number;
  /** A `ShareContent` as JSON text. */
  settings: string;
  /** argon2id in PHC form; null: none is asked for. */
  passwordHash: string | null;
  /** Null: never. */
  expiresAt: Date | null;
  /** Number of times it was opened. */
  accesses: number;
  createdAt: Date;
  updatedAt: Date;
}

export const reportShareEntity: EntityDefinition = (types) =>
  new EntitySchema<ReportShare>({
    name: 'report_share',
    target: ReportShare,
    tableName: 'report_share',
    columns: {
      id: { ...types.id, primary: true },
      surveyId: { ...types.id, name: 'survey_id' },
      ownerId: { ...types.id, name: 'owner_id' },
      kind: types.token(16),
      name: types.line(REPORT_SHARE_LIMITS.name),
      seed: types.token(32),
      tokenHash: { ...types.token(64), name: 'token_hash' },
      enabled: types.integer,
      settings: types.document,
      passwordHash: { ...types.token(200), name: 'password_hash', nullable: true },
      expiresAt: { ...types.instant, name: 'expires_at', nullable: true },
      accesses: types.integer,
      createdAt: { ...types.instant, name: 'created_at' },
      updatedAt: { ...types.instant, name: 'updated_at' },
    },
    indices: [
      { name: 'UQ_report_share_token', columns: ['tokenHash'], unique: true },
      { name: 'IDX_report_share_survey', columns: ['surveyId', 'id'] },
    ],
  });

/** What a share shows, as it is stored. */
export const contentOf = ({ settings }: Pick<ReportShare, 'settings'>): ShareContent => ({
  // Links that are older than shared tables have none of them.
  tableIds: null,
  ...(JSON.parse(settings) as Omit<ShareContent, 'tableIds'>), // Only `ReportShareService` writes it.
});

import type { Answers, Browser, Device, ExamResult, ResponseOrigin, System, WechatUser } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

export type ResponseStatus = 'complete' | 'screened' | 'over_quota';

/**
 * One respondent's submitted answers, tied to the version they were given on, and what the author has made of them. An edit changes the row and
 * keeps what was there before in `ResponseEdit`; every change has its line in the log.
 */
export class Response implements ResponseOrigin {
  id: string;
  surveyId: string;
  /** Running number within the survey, from 1, in the order of the commits. The log numbers its lines by itself. */
  seq: number;
  /** Made by the respondent's side; unique in the survey. A second submission with it is the same submission. */
  submissionId: string;
  /** Hash of the answers as they were sent; distinguishes a retry from other answers under the same id. */
  payloadHash: string;
  status: ResponseStatus;
  version: number;
  answers: Answers;
  /** The end that was reached: 0 normal end by a jump, -1 screening end, null: answered to the last question. */
  endKind: number | null;
  startedAt: Date | null;
  submittedAt: Date;
  source: string | null;
  params: Readonly<Record<string, string>> | null;
  /** The WeChat account, as far as its survey keeps it; null: it does not, or none was known. */
  wechat: WechatUser | null;
  /** The seats of quotas that it holds (`seats.policy.ts`); null: none. */
  seats: string | null;
  /** The one-to-one link that it came by; null: another way, or an anonymous link. */
  linkId: string | null;
  /** The invitation code that it came with; null: none was asked for. */
  invitationId: string | null;
  /** What it earned by the key that is published now; null: the survey is no exam, or it was screened out. */
  exam: ExamResult | null;
  /** What its place in the ranking of the exam follows from (`exam-rank.service.ts`); null: it has none. */
  rankKey: number | null;
  device: Device | null;
  os: System | null;
  browser: Browser | null;
  region: string | null;
  /** When the author said that it is invalid, who and why; null: it is valid. */
  invalidAt: Date | null;
  invalidBy: string | null;
  invalidReason: string | null;
  starredAt: Date | null;
  /** In the order of adding. */
  tags: readonly string[] | null;
  remark: string | null;
  /** When it was put into the recycle bin; null: it is not in there. */
  deletedAt: Date | null;
  /** How often its answers have been edited. */
  revision: number;
}

/** What only an author gives to a response. */
export type ReviewField = 'invalidAt' | 'invalidBy' | 'invalidReason' | 'starredAt' | 'tags' | 'remark' | 'deletedAt' | 'revision';

/** A response before it is stored: the transaction that stores it gives it its number. */
export type NewResponse = Omit<Response, 'seq' | 'seats' | 'linkId' | 'invitationId' | 'rankKey' | ReviewField | keyof ResponseOrigin>;

const TIMES = ['submittedAt', 'deletedAt', 'invalidAt'];

export const responseEntity: EntityDefinition = (types) =>
  new EntitySchema<Response>({
    name: 'response',
    target: Response,
    columns: {
      id: { ...types.id, primary: true },
      surveyId: { ...types.id, name: 'survey_id' },
      seq: types.bigint,
      submissionId: { ...types.token(36), name: 'submission_id' },
      payloadHash: { ...types.token(64), name: 'payload_hash' },
      status: types.token(16),
      version: types.integer,
      answers: { ...types.document, transformer: jsonText },
      endKind: { ...types.integer, name: 'end_kind', nullable: true },
      startedAt: { ...types.instant, name: 'started_at', nullable: true },
      submittedAt: { ...types.instant, name: 'submitted_at' },
      source: { ...types.token(64), nullable: true },
      params: { ...types.document, nullable: true, transformer: jsonText },
      wechat: { ...types.document, nullable: true, transformer: jsonText },
      seats: { ...types.document, nullable: true },
      linkId: { ...types.id, name: 'link_id', nullable: true },
      invitationId: { ...types.id, name: 'invitation_id', nullable: true },
      exam: { ...types.document, nullable: true, transformer: jsonText },
      rankKey: { ...types.bigint, name: 'rank_key', nullable: true },
      device: { ...types.token(16), nullable: true },
      os: { ...types.token(16), nullable: true },
      browser: { ...types.token(16), nullable: true },
      region: { ...types.token(16), nullable: true },
      invalidAt: { ...types.instant, name: 'invalid_at', nullable: true },
      invalidBy: { ...types.id, name: 'invalid_by', nullable: true },
      invalidReason: { ...types.document, name: 'invalid_reason', nullable: true },
      starredAt: { ...types.instant, name: 'starred_at', nullable: true },
      tags: { ...types.document, nullable: true, transformer: jsonText },
      remark: { ...types.document, nullable: true },
      deletedAt: { ...types.instant, name: 'deleted_at', nullable: true },
      // Empty until the first edit: submissions do not write it.
      revision: { ...types.integer, nullable: true, transformer: emptyAsZero },
    },
    indices: [
      { name: 'UQ_response_submission', columns: ['surveyId', 'submissionId'], unique: true },
      // One per filter of the list (`response-list.read-model.ts`), in its order, with the times that it may be filtered by as well.
      { name: 'IDX_response_seq', columns: ['surveyId', 'seq', ...TIMES] },
      { name: 'IDX_response_status', columns: ['surveyId', 'status', 'seq', ...TIMES] },
      { name: 'IDX_response_version', columns: ['surveyId', 'version', 'seq', ...TIMES] },
      { name: 'IDX_response_source', columns: ['surveyId', 'source', 'seq', ...TIMES] },
      { name: 'IDX_response_submitted', columns: ['surveyId', 'submittedAt', 'seq', 'deletedAt', 'invalidAt'] },
      // The ranking of an exam, with all that it asks of a response (`exam-ranking.read-model.ts`).
      { name: 'IDX_response_rank', columns: ['surveyId', 'rankKey', 'seq', 'invalidAt', 'deletedAt', 'submissionId'] },
    ],
  });

const emptyAsZero = { to: (value: unknown): unknown => value, from: (value: number | null): number => value ?? 0 };

/** Values that are read as what they were written from. */
export const jsonText = {
  to: (value: unknown): unknown => (value === null || value === undefined ? value : JSON.stringify(value)),
  from: (text: unknown): unknown => (typeof text === 'string' ? JSON.parse(text) : null),
};

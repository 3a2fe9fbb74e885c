import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** A mobile that a respondent gave, the newest code sent to it, and whether they had the code. Good for one question of one submission. */
export class MobileProof {
  surveyId: string;
  submissionId: string;
  nodeId: number;
  mobile: string;
  /** Keyed hash: the code cannot be read, or tried out, from a copy of the table. */
  codeHash: string;
  wrongTries: number;
  expiresAt: Date;
  /** When its code came back; null until then. A proven number stays proven when another code is sent to it. */
  verifiedAt: Date | null;
}

export const mobileProofEntity: EntityDefinition = (types) =>
  new EntitySchema<MobileProof>({
    name: 'mobile_proof',
    target: MobileProof,
    columns: {
      surveyId: { ...types.id, name: 'survey_id', primary: true },
      submissionId: { ...types.token(36), name: 'submission_id', primary: true },
      nodeId: { ...types.integer, name: 'node_id', primary: true },
      mobile: { ...types.token(20), primary: true },
      codeHash: { ...types.token(64), name: 'code_hash' },
      wrongTries: { ...types.integer, name: 'wrong_tries' },
      expiresAt: { ...types.instant, name: 'expires_at' },
      verifiedAt: { ...types.instant, name: 'verified_at', nullable: true },
    },
    indices: [{ name: 'IDX_mobile_proof_expires', columns: ['expiresAt'] }],
  });

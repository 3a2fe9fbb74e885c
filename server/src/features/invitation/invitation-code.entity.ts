import { INVITATION_LIMITS } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/**
 * An invitation code of a survey (Spec 2, settings navigation: verification code). Its uses belong to the transaction that stores a response; whoever
 * changes or deletes a code holds the row of the survey.
 */
export class InvitationCode {
  id: string;
  surveyId: string;
  /** In canonical form, unique in the survey. */
  code: string;
  /** How many responses it takes. */
  maxUses: number;
  /** Responses that were stored with it. */
  uses: number;
  createdAt: Date;
  /** When its author withdrew it; null: it stands. */
  voidedAt: Date | null;
  /** Number of the last of its responses: after a clear, earlier ones are no uses. 0: there is none. */
  responseSeq: number;
}

export const invitationCodeEntity: EntityDefinition = (types) =>
  new EntitySchema<InvitationCode>({
    name: 'invitation_code',
    target: InvitationCode,
    columns: {
      id: { ...types.id, primary: true },
      surveyId: { ...types.id, name: 'survey_id' },
      code: types.token(INVITATION_LIMITS.code),
      maxUses: { ...types.integer, name: 'max_uses' },
      uses: types.integer,
      createdAt: { ...types.instant, name: 'created_at' },
      voidedAt: { ...types.instant, name: 'voided_at', nullable: true },
      responseSeq: { ...types.bigint, name: 'response_seq' },
    },
    indices: [
      { name: 'UQ_invitation_code', columns: ['surveyId', 'code'], unique: true },
      { name: 'IDX_invitation_code_age', columns: ['surveyId', 'createdAt', 'id'] },
    ],
  });

import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';
import { jsonText } from '../response/response.entity.js';

/** What was stored through a link last: the status of that response. */
export type LinkResult = 'complete' | 'screened' | 'over_quota';

/**
 * A one-to-one link: a private address of a survey for one person (Spec 2, publish). The columns from `uses` on belong to the transaction that stores
 * a response; whoever changes them holds the row of the survey.
 */
export class PersonalLink {
  id: string;
  surveyId: string;
  /** Random, at least 96 bits, unique among all surveys. */
  code: string;
  /** The import or generation that it came from. */
  batchId: string;
  name: string | null;
  mobile: string | null;
  email: string | null;
  remark: string | null;
  /** Further columns of the imported table. */
  attributes: Readonly<Record<string, string>> | null;
  /** True: the response does not tell which link it came by. */
  anonymous: boolean;
  /** How many responses it takes. */
  maxUses: number;
  createdAt: Date;
  expiresAt: Date | null;
  voidedAt: Date | null;
  /** First opening of the answering page. */
  openedAt: Date | null;
  /** First answer that was given. */
  startedAt: Date | null;
  /** Responses that were stored through it. */
  uses: number;
  result: LinkResult | null;
  completedAt: Date | null;
  /** The last of its responses; null if there is none, or if the link is anonymous. */
  responseId: string | null;
  /** Number of that response: after a clear, earlier ones are no uses. */
  responseSeq: number;
}

const flag = {
  to: (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value),
  from: (value: number): boolean => value === 1,
};

export const personalLinkEntity: EntityDefinition = (types) =>
  new EntitySchema<PersonalLink>({
    name: 'personal_link',
    target: PersonalLink,
    columns: {
      id: { ...types.id, primary: true },
      surveyId: { ...types.id, name: 'survey_id' },
      code: types.token(32),
      batchId: { ...types.id, name: 'batch_id' },
      name: { ...types.line(50), nullable: true },
      mobile: { ...types.token(20), nullable: true },
      email: { ...types.line(100), nullable: true },
      remark: { ...types.line(200), nullable: true },
      attributes: { ...types.document, nullable: true, transformer: jsonText },
      anonymous: { ...types.integer, transformer: flag },
      maxUses: { ...types.integer, name: 'max_uses' },
      createdAt: { ...types.instant, name: 'created_at' },
      expiresAt: { ...types.instant, name: 'expires_at', nullable: true },
      voidedAt: { ...types.instant, name: 'voided_at', nullable: true },
      openedAt: { ...types.instant, name: 'opened_at', nullable: true },
      startedAt: { ...types.instant, name: 'started_at', nullable: true },
      uses: types.integer,
      result: { ...types.token(16), nullable: true },
      completedAt: { ...types.instant, name: 'completed_at', nullable: true },
      responseId: { ...types.id, name: 'response_id', nullable: true },
      responseSeq: { ...types.bigint, name: 'response_seq' },
    },
    indices: [
      { name: 'UQ_personal_link_code', columns: ['code'], unique: true },
      { name: 'IDX_personal_link_survey', columns: ['surveyId', 'id'] },
      { name: 'IDX_personal_link_mobile', columns: ['surveyId', 'mobile'] },
    ],
  });

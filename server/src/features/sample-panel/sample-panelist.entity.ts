import type { SampleOutcome } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** A respondent of an order, known by the name that the supplier has for them. The key lets each answer once, whatever comes at the same time. */
export class SamplePanelist {
  orderId: string;
  /** The supplier's name for the person. */
  pid: string;
  surveyId: string;
  responseId: string;
  outcome: SampleOutcome;
  answeredAt: Date;
}

export const samplePanelistEntity: EntityDefinition = (types) =>
  new EntitySchema<SamplePanelist>({
    name: 'sample_panelist',
    target: SamplePanelist,
    columns: {
      orderId: { ...types.id, name: 'order_id', primary: true },
      pid: { ...types.token(64), primary: true },
      surveyId: { ...types.id, name: 'survey_id' },
      responseId: { ...types.id, name: 'response_id' },
      outcome: types.token(12),
      answeredAt: { ...types.instant, name: 'answered_at' },
    },
    indices: [
      { name: 'UQ_sample_panelist_response', columns: ['responseId'], unique: true },
      { name: 'IDX_sample_panelist_survey', columns: ['surveyId'] },
    ],
  });

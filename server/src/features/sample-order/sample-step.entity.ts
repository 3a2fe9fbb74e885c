import type { SampleEvent, SampleReason, SampleState } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** One step in the history of an order: what happened, when, by whom, and to which state it led. */
export class SampleStep {
  orderId: string;
  /** Its place in the history, from 1. */
  number: number;
  surveyId: string;
  event: SampleEvent;
  state: SampleState;
  reason: SampleReason | null;
  /** The author; null: the supplier, or time. */
  actorId: string | null;
  at: Date;
}

export const sampleStepEntity: EntityDefinition = (types) =>
  new EntitySchema<SampleStep>({
    name: 'sample_step',
    target: SampleStep,
    columns: {
      orderId: { ...types.id, name: 'order_id', primary: true },
      number: { ...types.integer, primary: true },
      surveyId: { ...types.id, name: 'survey_id' },
      event: types.token(20),
      state: types.integer,
      reason: { ...types.token(20), nullable: true },
      actorId: { ...types.id, name: 'actor_id', nullable: true },
      at: types.instant,
    },
    indices: [{ name: 'IDX_sample_step_survey', columns: ['surveyId'] }],
  });

import type { SampleConditions, SampleReason, SampleState, SampleSupplier } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';
import { jsonText } from '../response/response.entity.js';

/** An order for respondents (Spec 2, publish: sample service). Its figures belong to the transaction that stores a response; whoever changes it holds the row of the survey. */
export class SampleOrder {
  id: string;
  surveyId: string;
  /** The survey's owner. */
  ownerId: string;
  supplier: SampleSupplier;
  state: SampleState;
  target: number;
  conditions: SampleConditions;
  minutes: number;
  incidence: number;
  deadline: Date;
  minSeconds: number;
  contactName: string;
  /** Empty: none. */
  contactMobile: string;
  remark: string;
  /** Fen; null before there is a quote. */
  unitPrice: number | null;
  totalPrice: number | null;
  /** Why it was rejected, halted or ended by itself; null: it was not. */
  reason: SampleReason | null;
  complete: number;
  screened: number;
  overQuota: number;
  refused: number;
  /** Respondents since the last complete one, or since it was resumed. */
  inARow: number;
  createdAt: Date;
  updatedAt: Date;
  /** The server that brings respondents now, and until when nobody else does. */
  leaseOwner: string | null;
  leaseUntil: Date | null;
}

export const sampleOrderEntity: EntityDefinition = (types) =>
  new EntitySchema<SampleOrder>({
    name: 'sample_order',
    target: SampleOrder,
    columns: {
      id: { ...types.id, primary: true },
      surveyId: { ...types.id, name: 'survey_id' },
      ownerId: { ...types.id, name: 'owner_id' },
      supplier: types.token(10),
      state: types.integer,
      target: types.integer,
      conditions: { ...types.document, transformer: jsonText },
      minutes: types.integer,
      incidence: types.integer,
      deadline: types.instant,
      minSeconds: { ...types.integer, name: 'min_seconds' },
      contactName: { ...types.line(200), name: 'contact_name' },
      contactMobile: { ...types.token(20), name: 'contact_mobile' },
      remark: types.document,
      unitPrice: { ...types.integer, name: 'unit_price', nullable: true },
      totalPrice: { ...types.bigint, name: 'total_price', nullable: true },
      reason: { ...types.token(20), nullable: true },
      complete: types.integer,
      screened: types.integer,
      overQuota: { ...types.integer, name: 'over_quota' },
      refused: types.integer,
      inARow: { ...types.integer, name: 'in_a_row' },
      createdAt: { ...types.instant, name: 'created_at' },
      updatedAt: { ...types.instant, name: 'updated_at' },
      leaseOwner: { ...types.id, name: 'lease_owner', nullable: true },
      leaseUntil: { ...types.instant, name: 'lease_until', nullable: true },
    },
    indices: [
      { name: 'IDX_sample_order_age', columns: ['surveyId', 'createdAt', 'id'] },
      { name: 'IDX_sample_order_state', columns: ['state', 'deadline'] },
    ],
  });

import { REPORT_CATEGORY_LIMITS } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** A filter of responses that an author saved under a name. */
export class ReportCategory {
  id: string;
  surveyId: string;
  /** The survey's owner. */
  ownerId: string;
  name: string;
  /** Canonical filter as JSON text. */
  conditions: string;
  /** Its place among those of the survey, counted from 1 without gaps. */
  position: number;
  createdAt: Date;
}

export const reportCategoryEntity: EntityDefinition = (types) =>
  new EntitySchema<ReportCategory>({
    name: 'report_category',
    target: ReportCategory,
    tableName: 'report_category',
    columns: {
      id: { ...types.id, primary: true },
      surveyId: { ...types.id, name: 'survey_id' },
      ownerId: { ...types.id, name: 'owner_id' },
      name: types.token(REPORT_CATEGORY_LIMITS.name),
      conditions: types.document,
      position: types.integer,
      createdAt: { ...types.instant, name: 'created_at' },
    },
    indices: [{ name: 'UQ_report_category_name', columns: ['surveyId', 'name'], unique: true }],
  });

import { isPerPage, surveyStatus, type SurveyDefinition, welcomeOf } from '@wence/schema';
import { z } from 'zod';
import { moment } from '../../platform/http/envelope.js';
import type { Survey } from './survey.entity.js';
import { isEditable, purgeAtOf } from './survey.policy.js';

/** A survey in a list of `/v1`. */
export const v1SurveyItem = z.object({
  id: z.string(),
  type: z.literal(1).describe('1 survey'),
  title: z.string(),
  state: z.number().int().describe('0 not collecting, 1 running, 2 complete'),
  status: z
    .enum(['draft', 'running', 'stopped', 'complete', 'recycled'])
    .describe('`state` with what it leaves open: never run, stopped, or in the recycle bin'),
  editable: z.boolean(),
  publishedVersion: z.number().int().nullable(),
  createdAt: moment.describe('When the survey was made'),
  updatedAt: moment.describe('When its definition or its state last changed'),
  recycledAt: moment.nullable().describe('When it was put into the recycle bin; null: it is not in there'),
  purgeAt: moment.nullable().describe('When the recycle bin forgets it; null: it is not in there'),
});

/** A survey by itself: with what only its definition knows (Spec 3, survey base). */
export const v1SurveyBase = v1SurveyItem
  .extend({
    welcome: z.string().describe('Rich text shown before the first question; empty: none'),
    perPage: z.boolean().describe('Not all questions on one page'),
  })
  .meta({ id: 'SurveyBase' });

export function toV1Item(survey: Survey): z.input<typeof v1SurveyItem> {
  const { id, title, state, publishedVersion, createdAt, updatedAt, recycledAt } = survey;
  return {
    id,
    type: 1,
    title,
    state,
    status: surveyStatus(state, publishedVersion, recycledAt !== null),
    editable: isEditable(survey),
    publishedVersion,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    recycledAt: recycledAt && recycledAt.toISOString(),
    purgeAt: purgeAtOf(survey)?.toISOString() ?? null,
  };
}

export function toV1Base(survey: Survey, definition: SurveyDefinition): z.input<typeof v1SurveyBase> {
  return { ...toV1Item(survey), welcome: welcomeOf(definition), perPage: isPerPage(definition) };
}

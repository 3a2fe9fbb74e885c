import { type ClassType, ID } from 'type-graphql';
import { type PayloadField, payloadType } from '../../platform/graphql/payload-type.js';
import type { SurveyEdit } from './survey-edit.entity.js';
import { editView, SurveyEditType } from './survey-edit.type.js';
import type { Survey } from './survey.entity.js';
import { SurveyType } from './survey.type.js';

type Fields = Readonly<Record<string, PayloadField>>;

/** The survey that a mutation was about, as it is now. */
export const SURVEY_FIELD = { type: () => SurveyType, description: 'The survey as it is now.', because: 'the survey that was changed' };

const EDIT_FIELD = { type: () => SurveyEditType, nullable: true, description: 'The edit that was stored; null: nothing had to change.' };

/** The id that something had which was removed. */
export const REMOVED_ID = { type: () => ID, description: 'The id that the removed object had.' };

/** What a mutation of a survey gives. */
export const surveyPayload = (mutation: string, fields: Fields = {}): ClassType =>
  payloadType(mutation, { survey: SURVEY_FIELD, ...fields });

/** What a mutation gives that edits a draft: the survey, the edit, and what was made, changed or left. */
export const draftPayload = (mutation: string, fields: Fields = {}): ClassType => surveyPayload(mutation, { edit: EDIT_FIELD, ...fields });

export interface SurveyOutcome {
  readonly survey: Survey;
}

export interface DraftOutcome extends SurveyOutcome {
  readonly edit: SurveyEditType | null;
}

/** The survey and the edit of such an answer. */
export function draftOutcome({ survey, edit }: { readonly survey: Survey; readonly edit: SurveyEdit | null }): DraftOutcome {
  return { survey, edit: edit && editView(edit) };
}

import { splitRowId } from '@wence/schema';
import { notFound } from '../../platform/errors/app-error.js';
import type { Survey } from './survey.entity.js';

/** The local id that a row id of `/v1` stands for in this survey; A0404 when it is of another one. */
export function localIdIn(survey: Survey, rowId: number): number {
  const row = splitRowId(rowId);
  if (row?.surveyNumber !== survey.number) throw notFound();
  return row.localId;
}

import { splitRowId } from '@wence/schema';
import { notFound } from '../../platform/errors/app-error.js';
import type { Survey } from './survey.entity.js';

/** The local id that a row id of `/v1` stands for in this survey; A0404 when it is of another one. */
export function localIdIn(survey: Survey, rowId: number): number {
  const row = splitRowId(rowId);
  if (row?.surveyNumber !== survey.number) throw notFound();
  return row.localId;
}

/** The parent that a body names by its row id; 0 stands for the top level, which is null in the edit language. */
export function parentIdIn(survey: Survey, rowId: number): number | null {
  return rowId === 0 ? null : localIdIn(survey, rowId);
}

import { LIMITS } from './limit/limits.js';

const WIDTH = 2 ** 24;

/**
 * Some `/v1` routes name only the row, so they speak `surveyNumber * 2^24 + localId`. Everything else speaks survey id and local id.
 * Throws on numbers out of range: both come from our own store.
 */
export function rowId(surveyNumber: number, localId: number): number {
  const isSound =
    Number.isInteger(surveyNumber) &&
    surveyNumber >= 0 &&
    surveyNumber <= LIMITS.surveyNumber &&
    Number.isInteger(localId) &&
    localId >= 0 &&
    localId < WIDTH;
  if (!isSound) throw new RangeError(`No row id for survey ${surveyNumber}, local id ${localId}`);
  return surveyNumber * WIDTH + localId;
}

/** The way back; null for a number that is no row id. */
export function splitRowId(row: number): { surveyNumber: number; localId: number } | null {
  if (!Number.isSafeInteger(row) || row < 0) return null;
  const surveyNumber = Math.floor(row / WIDTH);
  return surveyNumber > LIMITS.surveyNumber ? null : { surveyNumber, localId: row % WIDTH };
}

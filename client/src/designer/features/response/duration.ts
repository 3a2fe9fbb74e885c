import { EMPTY } from '@wence/schema';

const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as 4:07 or 1:02:33. */
export function durationText(given: number): string {
  const seconds = Math.round(given);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/**
 * The time between beginning and end as 4:07 or 1:02:33. The beginning is by the respondent's own clock, which may be wrong: a time that runs
 * backwards is none.
 */
export function formatDuration(startedAt: string | null, submittedAt: string): string {
  const seconds = startedAt === null ? -1 : Math.round((Date.parse(submittedAt) - Date.parse(startedAt)) / 1000);
  return seconds >= 0 ? durationText(seconds) : EMPTY;
}

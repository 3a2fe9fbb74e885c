import { formatInstant } from '@wence/schema';

/** A date without its time, as people here read it: 2026-11-21, in the time zone of this device. */
export const formatDay = (iso: string | null): string => formatInstant(iso, 'y-m-d');

/** A moment to the minute: 2026-11-21 14:05. */
export const formatMoment = (iso: string | null): string => formatInstant(iso, 'y-m-d h:i');

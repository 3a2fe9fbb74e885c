import type { Response } from './response.entity.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const RECYCLE_DAYS = 30;

/** Stands for the time of deletion once a purge has begun: past the line by every server's clock. */
export const PURGE_BEGUN = new Date(0);

/** Nothing brings such a response back. */
export const isBeingPurged = (deletedAt: Date): boolean => deletedAt.getTime() === PURGE_BEGUN.getTime();

/** A response that was deleted before this moment is to be purged. */
export const responsePurgeLine = (now: Date): Date => new Date(now.getTime() - RECYCLE_DAYS * DAY_MS);

/** When a deleted response is gone for good, at the earliest; null for one that is not deleted. */
export const responsePurgeAt = ({ deletedAt }: Pick<Response, 'deletedAt'>): Date | null =>
  deletedAt && new Date(deletedAt.getTime() + RECYCLE_DAYS * DAY_MS);

import type { Response } from './response.entity.js';

/** What decides whether a response counts. */
export type Standing = Pick<Response, 'status' | 'invalidAt' | 'deletedAt'>;

/** Complete, valid, and not deleted: in counts, reports and quotas. */
export const counts = ({ status, invalidAt, deletedAt }: Standing): boolean => status === 'complete' && !invalidAt && !deletedAt;

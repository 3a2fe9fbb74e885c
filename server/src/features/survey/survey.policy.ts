import { mayMove } from '@wence/schema';
import type { Survey } from './survey.entity.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days for which the recycle bin keeps a survey. */
export const RECYCLE_DAYS = 30;

/** When a recycled survey is gone for good; null for one that is not recycled. */
export function purgeAtOf({ recycledAt }: Pick<Survey, 'recycledAt'>): Date | null {
  return recycledAt && new Date(recycledAt.getTime() + RECYCLE_DAYS * DAY_MS);
}

/** A survey recycled before this moment is gone for good. */
export function purgeLine(now: Date): Date {
  return new Date(now.getTime() - RECYCLE_DAYS * DAY_MS);
}

/** Returns true if the definition may be changed: the survey neither collects nor is in the recycle bin. */
export function isEditable({ state, recycledAt }: Pick<Survey, 'state' | 'recycledAt'>): boolean {
  return mayMove(state, 'edit') && recycledAt === null;
}

/** Returns true if the survey collects answers. */
export function isRunning({ state, recycledAt }: Pick<Survey, 'state' | 'recycledAt'>): boolean {
  return mayMove(state, 'submit') && recycledAt === null;
}

/** A title as search compares it: letter case does not matter. */
export function titleKeyOf(title: string): string {
  return title.toLowerCase();
}

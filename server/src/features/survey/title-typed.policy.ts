import { looksAlike } from '@wence/schema';
import { invalidInput } from '../../platform/errors/app-error.js';

/**
 * What can't be undone asks for the title of the survey, so that nobody does it to another one, or without reading. A0400 (mismatch) for the field
 * when something else was typed.
 */
export function assertTyped(typed: string, title: string, field: string): void {
  if (!looksAlike(typed, title)) throw invalidInput([{ field, rule: 'mismatch' }]);
}

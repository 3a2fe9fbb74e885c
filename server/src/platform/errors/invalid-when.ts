import type { FieldFault } from '@wence/schema';
import { invalidInput } from './app-error.js';

/** Tells all faults at once (A0400), or lets the input through. */
export function invalidWhen(...faults: readonly FieldFault[][]): void {
  const all = faults.flat();
  if (all.length > 0) throw invalidInput(all);
}

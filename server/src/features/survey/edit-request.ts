import type { FieldFault } from '@wence/schema';
import { invalidInput } from '../../platform/errors/app-error.js';

/** A list of operations as a door got it. */
export interface EditInput {
  readonly surveyId: string;
  /** The revision the operations were made on. */
  readonly baseRevision: number;
  /** 1 to 64 printable ASCII characters of the client's choosing; the same one is the same edit, sent again. */
  readonly clientOpId: string;
  readonly operations: unknown;
}

const CLIENT_OP_ID = /^[\x21-\x7e]{1,64}$/;

/** Refuses a request whose form is wrong, apart from its operations (A0400). */
export function assertEditForm({ baseRevision, clientOpId }: EditInput): void {
  const faults: FieldFault[] = [];
  if (!CLIENT_OP_ID.test(clientOpId)) faults.push({ field: 'clientOpId', rule: 'format' });
  if (!Number.isInteger(baseRevision)) faults.push({ field: 'baseRevision', rule: 'type' });
  else if (baseRevision < 1) faults.push({ field: 'baseRevision', rule: 'tooSmall', limit: 1 });
  if (faults.length > 0) throw invalidInput(faults);
}

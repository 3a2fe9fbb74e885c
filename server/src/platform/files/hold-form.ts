import { Readable } from 'node:stream';
import { AppError, invalidInput } from '../errors/app-error.js';
import type { FormFile } from './form-file.js';

/** A form that is all there. */
export interface HeldForm {
  readonly form: FormFile;
  readonly fields: Readonly<Record<string, string>>;
}

/** Waits for all of a small form, so that what stands beside its file can be judged first. A0400 with the field `file` when it breaks off. */
export async function holdForm({ name, bytes, fields }: FormFile): Promise<HeldForm> {
  try {
    const chunks = (await bytes.toArray()) as Buffer[]; // It has no encoding.
    const known = await fields;
    return { form: { name, bytes: Readable.from(chunks, { objectMode: false }), fields }, fields: known };
  } catch {
    const refusal: unknown = await fields.catch((error: unknown) => error);
    throw refusal instanceof AppError ? refusal : invalidInput([{ field: 'file', rule: 'required' }]);
  }
}

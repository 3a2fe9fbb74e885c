import type { Applied, FieldFault } from '@wence/schema';
import { AppError, invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { FieldNamer } from './field-namer.type.js';

type Refused = Extract<Applied, { ok: false }>;

/**
 * Returns the error for a refused operation: A0404 for an id that does not exist; A0103, with the ids of what refers to it, for a part that can
 * be removed only with confirmation; else A0400 with the fields.
 */
export function editFault({ fault, at }: Refused): AppError {
  if (fault.code === 'notFound') return notFound();
  if (fault.code === 'referenced') return new AppError('A0103', { data: { ids: fault.ids } });
  return invalidInput(fault.faults.map((each) => ({ ...each, field: each.field ? `operations[${at}].${each.field}` : 'definition' })));
}

const OPERATION = /^(?:operations)?\[(\d+)\]\.?(?:(?:node|set|option|row|item|quota)(?:\.|$))?/;

/**
 * Renames the fields of faults in operations that an API built itself: `operations[2].option.title` becomes `title`, or `options[2].title` if the
 * operations are the entries of such a list, or whatever name the API gives.
 */
export async function withFieldNames<T>(words: string | FieldNamer | undefined, edit: () => Promise<T>): Promise<T> {
  try {
    return await edit();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.fields) throw error;
    throw invalidInput(error.details.fields.map((fault) => inWords(fault, words)));
  }
}

function inWords(fault: FieldFault, words: string | FieldNamer | undefined): FieldFault {
  const [whole, index] = OPERATION.exec(fault.field) ?? [];
  if (whole === undefined) return fault;
  const field = fault.field.slice(whole.length);
  if (typeof words === 'function') return { ...fault, field: words(Number(index), field) };
  const path = words === undefined ? [field] : [`${words}[${index}]`, field];
  return { ...fault, field: path.filter((part) => part !== '').join('.') };
}

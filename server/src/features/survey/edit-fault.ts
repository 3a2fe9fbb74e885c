import type { Applied, FieldFault } from '@wence/schema';
import { AppError, invalidInput, notFound } from '../../platform/errors/app-error.js';

type Refused = Extract<Applied, { ok: false }>;

/** What an operation that cannot be done is to whoever sent the list: A0404 for an id that is not there, else A0400 with the fields. */
export function editFault({ fault, at }: Refused): AppError {
  if (fault.code === 'notFound') return notFound();
  return invalidInput(fault.faults.map((each) => ({ ...each, field: each.field ? `operations[${at}].${each.field}` : 'definition' })));
}

const OPERATION = /^(?:operations)?\[(\d+)\]\.?(?:(?:node|set|option)(?:\.|$))?/;

/**
 * Faults of operations that a door built itself, in the words of that door: `operations[2].option.title` is `title`, or `options[2].title`
 * where the operations stand for the entries of such a list.
 */
export async function inDoorsWords<T>(list: string | undefined, edit: () => Promise<T>): Promise<T> {
  try {
    return await edit();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.fields) throw error;
    throw invalidInput(error.details.fields.map((fault) => inWords(fault, list)));
  }
}

function inWords(fault: FieldFault, list: string | undefined): FieldFault {
  const field = fault.field.replace(OPERATION, (_whole, index: string) => (list ? `${list}[${index}].` : '')).replace(/\.$/, '');
  return { ...fault, field: field || (list ?? 'input') };
}

import type { Applied, FieldFault } from '@wence/schema';
import { AppError, invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { DoorsWords } from './doors-words.type.js';

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
 * Faults of operations that a door built itself, in the words of that door: `operations[2].option.title` is `title`, or `options[2].title`
 * where the operations stand for the entries of such a list, or whatever the door itself calls it.
 */
export async function inDoorsWords<T>(words: string | DoorsWords | undefined, edit: () => Promise<T>): Promise<T> {
  try {
    return await edit();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.fields) throw error;
    throw invalidInput(error.details.fields.map((fault) => inWords(fault, words)));
  }
}

function inWords(fault: FieldFault, words: string | DoorsWords | undefined): FieldFault {
  const [whole, index] = OPERATION.exec(fault.field) ?? [];
  if (whole === undefined) return fault;
  const field = fault.field.slice(whole.length);
  if (typeof words === 'function') return { ...fault, field: words(Number(index), field) };
  const path = words === undefined ? [field] : [`${words}[${index}]`, field];
  return { ...fault, field: path.filter((part) => part !== '').join('.') || 'input' };
}

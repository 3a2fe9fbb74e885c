import { invalidInput } from '../errors/app-error.js';
import { isDuplicateKey } from './sql-error.js';

/** Reports a name that is taken (`name`, notUnique): of two requests for one name at the same time, the unique key of the table refuses one. */
export async function uniquely(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw isDuplicateKey(error) ? invalidInput([{ field: 'name', rule: 'notUnique' }]) : error;
  }
}

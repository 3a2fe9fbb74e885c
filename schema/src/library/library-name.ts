import { checkTextAt } from '../definition/text-faults.js';
import { LIBRARY_LIMITS } from '../limit/library-limits.js';
import { FaultList, type Parsed } from '../reading/fault.js';

/**
 * The name of a category as it is kept: without spaces around it. Faults under the field `name`: blank (tooShort, 1), more than 24 characters
 * (tooLong, 24), half characters (format). Spec 5, codes and texts.
 */
export const readLibraryName = (typed: string): Parsed<string> => {
  const value = typed.trim();
  const faults = new FaultList();
  checkTextAt(faults, 'name', value, { min: 1, max: LIBRARY_LIMITS.name });
  return faults.isEmpty ? { ok: true, value } : { ok: false, faults: faults.all };
};

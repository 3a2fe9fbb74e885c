import { LIMITS } from '../limit/limits.js';
import { FaultList, type Parsed } from '../reading/fault.js';
import { checkTextAt } from '../reading/text-faults.js';

/**
 * The name under which something of a report is saved, a category or a cross table, as it is kept: without spaces around it. Faults under the field
 * `name`: blank (tooShort, 1), more than 24 characters (tooLong, 24; Spec 5, codes and texts), half characters (format).
 */
export function readSavedName(typed: string): Parsed<string> {
  const value = typed.trim();
  const faults = new FaultList();
  checkTextAt(faults, 'name', value, { min: 1, max: LIMITS.searchText });
  return faults.isEmpty ? { ok: true, value } : { ok: false, faults: faults.all };
}

import { REPORT_CATEGORY_LIMITS } from '../limit/author-limits.js';
import { FaultList, type Parsed } from '../reading/fault.js';
import { checkTextAt } from '../reading/text-faults.js';

/**
 * The name of a category of the category report as it is kept: without spaces around it. Faults under the field `name`: blank (tooShort, 1), more than
 * 24 characters (tooLong, 24), half characters (format).
 */
export function readReportCategoryName(typed: string): Parsed<string> {
  const value = typed.trim();
  const faults = new FaultList();
  checkTextAt(faults, 'name', value, { min: 1, max: REPORT_CATEGORY_LIMITS.name });
  return faults.isEmpty ? { ok: true, value } : { ok: false, faults: faults.all };
}

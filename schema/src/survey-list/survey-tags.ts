import { SURVEY_LIST_LIMITS } from '../limit/author-limits.js';
import { FaultList, type Parsed } from '../reading/fault.js';
import { checkTextAt } from '../reading/text-faults.js';

/**
 * The tags that an author wrote, spaces around them left out, each once. Faults: `field[i]` (tooShort: empty, tooLong: 24 characters), `field`
 * (tooMany: 20).
 */
export function readSurveyTags(typed: readonly string[], field: string): Parsed<readonly string[]> {
  const faults = new FaultList();
  const tags = typed.map((tag) => tag.trim());
  for (const [index, tag] of tags.entries()) checkTextAt(faults, `${field}[${index}]`, tag, { min: 1, max: SURVEY_LIST_LIMITS.tag });
  const value = [...new Set(tags)];
  if (value.length > SURVEY_LIST_LIMITS.tags) faults.add(field, 'tooMany', SURVEY_LIST_LIMITS.tags);
  return faults.isEmpty ? { ok: true, value } : { ok: false, faults: faults.all };
}

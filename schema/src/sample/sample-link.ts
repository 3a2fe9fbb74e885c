import { SAMPLE_LIMITS } from '../limit/author-limits.js';
import { at, FaultList, type Parsed } from '../reading/fault.js';
import { checkTextAt } from '../reading/text-faults.js';

/** What a link by which a supplier brings a respondent carries besides the survey (Spec 2, publish: sample service). */
export const SAMPLE_LINK = {
  /** The source of everybody who was ordered; no source tag that is drawn has it. */
  source: 'sample',
  order: 'order',
  /** The supplier's name for the person, at most 64 characters. */
  pid: 'pid',
  signature: 'sig',
} as const;

/**
 * Names of people in a panel of the author's own, as links are signed for them: without spaces around them. Faults: `pids` (required: an empty list;
 * tooMany: 1,000), `pids[i]` (tooShort, tooLong: 64, format: half characters; notUnique) (Spec 2, publish: sample service).
 */
export function readPanelists(typed: readonly string[]): Parsed<readonly string[]> {
  const faults = new FaultList();
  if (typed.length === 0) faults.add('pids', 'required');
  if (typed.length > SAMPLE_LIMITS.links) faults.add('pids', 'tooMany', SAMPLE_LIMITS.links);
  if (!faults.isEmpty) return { ok: false, faults: faults.all };
  const pids = new Set<string>();
  for (const [index, text] of typed.entries()) {
    const pid = text.trim();
    const field = at('pids', index);
    checkTextAt(faults, field, pid, { min: 1, max: SAMPLE_LIMITS.pid });
    if (pids.has(pid)) faults.add(field, 'notUnique');
    pids.add(pid);
  }
  return faults.isEmpty ? { ok: true, value: [...pids] } : { ok: false, faults: faults.all };
}

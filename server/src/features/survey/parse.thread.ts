import { canonicalText, type FieldFault, parseDefinition } from '@wence/schema';
import { serveJobs } from '../../platform/threads/serve-jobs.js';

/** The canonical text of a definition, or what is wrong with it. */
export type Parsed = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly faults: readonly FieldFault[] };

serveJobs(function* parse(given: unknown): Iterable<Parsed> {
  const parsed = parseDefinition(given);
  yield parsed.ok ? { ok: true, text: canonicalText(parsed.value) } : { ok: false, faults: parsed.faults };
});

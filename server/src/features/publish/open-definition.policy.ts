import { canonicalText, type SurveyDefinition } from '@wence/schema';

/** A definition as the public sees it: without what is the author's business, which is quotas and the number of responses asked for. */
export interface OpenDefinition {
  readonly definition: SurveyDefinition;
  /** Canonical text of `definition`. */
  readonly text: string;
}

/** `text` is the canonical text of `whole`, reused for the many definitions that have nothing to leave out. */
export function openDefinition(whole: SurveyDefinition, text: string): OpenDefinition {
  const { quotas, settings, ...rest } = whole;
  if (!quotas && settings?.total === undefined) return { definition: whole, text };
  const { total: _total, ...shown } = settings ?? {};
  const definition = Object.keys(shown).length > 0 ? { ...rest, settings: shown } : rest;
  return { definition, text: canonicalText(definition) };
}

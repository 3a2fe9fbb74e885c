import { canonicalText, isToldEarly, type SurveyDefinition, type SurveySettings } from '@wence/schema';

/**
 * A definition as the public sees it: without what is the author's business, which is quotas, the number of responses asked for, and who may answer.
 * An empty list of quotas says that the page has to ask where there is no room left.
 */
export interface OpenDefinition {
  readonly definition: SurveyDefinition;
  /** Canonical text of `definition`. */
  readonly text: string;
}

/** `text` is the canonical text of `whole`, reused for the many definitions that have nothing to leave out. */
export function openDefinition(whole: SurveyDefinition, text: string): OpenDefinition {
  const { quotas, settings = {}, ...rest } = whole;
  const given = Object.entries(settings);
  const shown = given.filter(([key]) => !AUTHORS_BUSINESS.has(key));
  if (!quotas && shown.length === given.length) return { definition: whole, text };
  const definition = {
    ...rest,
    ...(shown.length > 0 && { settings: Object.fromEntries(shown) as SurveySettings }),
    ...(quotas?.some(isToldEarly) && { quotas: [] }),
  };
  return { definition, text: canonicalText(definition) };
}

/** Settings that respondents meet and need not know. */
const AUTHORS_BUSINESS: ReadonlySet<string> = new Set([
  'total',
  'password',
  'addresses',
  'regions',
  'repeat',
] satisfies (keyof SurveySettings)[]);

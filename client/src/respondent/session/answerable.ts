import { answerKindOf, type SurveyNode } from '@wence/schema';

/** A mobile number that an SMS code proves: this page sends no codes yet, and an unproven number would pass for a proven one. */
const VERIFICATION_CODE = 60;

/** What this page can take an answer with; null: it can show the question only. */
export function controlOf(node: SurveyNode): 'single' | 'multiple' | 'text' | null {
  const kind = answerKindOf(node);
  if (node.type === VERIFICATION_CODE) return null;
  return kind === 'single' || kind === 'multiple' || kind === 'text' ? kind : null;
}

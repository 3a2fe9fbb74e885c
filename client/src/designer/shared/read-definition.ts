import { parseDefinition, type SurveyDefinition } from '@wence/schema';

/** A definition as the graph brings it. One that this version of the designer cannot read must not be edited. */
export function readDefinition(value: unknown): SurveyDefinition {
  const parsed = parseDefinition(value);
  if (!parsed.ok) throw new Error(`the server sent a definition this page cannot read: ${parsed.faults[0]?.field ?? ''}`);
  return parsed.value;
}

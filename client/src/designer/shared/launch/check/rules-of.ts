import type { Finding, LogicItem, SurveyDefinition } from '@wence/schema';

/** The rules that a finding names: those it is about, and those that bring it about together; in the order of the survey. */
export function rulesOf({ logic = [] }: SurveyDefinition, { conflict = [], logicId, otherId }: Finding): readonly LogicItem[] {
  const named = new Set([...conflict, logicId, otherId]);
  return logic.filter(({ id }) => named.has(id));
}

/** Where a rule stands on its screen, so that a finding can lead to it. */
export const ruleId = (logicId: number): string => `rule-${logicId}`;

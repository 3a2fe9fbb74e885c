/** One thing the check before a launch found, and what it is about: a node, a logic item, a quota, or the survey as a whole. */
export interface Finding {
  code: string;
  severity: 'error' | 'warning';
  nodeId: number | null;
  logicId: number | null;
  quotaId: number | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const idIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Reads `data.findings` of a refused launch (A0414). What is not a finding is left out. */
export const readFindings = (data: unknown): Finding[] => {
  const listed = isRecord(data) && Array.isArray(data.findings) ? data.findings : [];
  return listed.filter(isRecord).flatMap(({ code, severity, nodeId, logicId, quotaId }) => {
    if (typeof code !== 'string') return [];
    const about = { nodeId: idIn(nodeId), logicId: idIn(logicId), quotaId: idIn(quotaId) };
    return [{ code, severity: severity === 'warning' ? ('warning' as const) : ('error' as const), ...about }];
  });
};

/** One thing the check before a launch found, with the title of the question it is about. */
export interface Finding {
  code: string;
  severity: 'error' | 'warning';
  nodeId: number | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads `data.findings` of a refused launch (A0414). What is not a finding is left out. */
export const readFindings = (data: unknown): Finding[] => {
  const listed = isRecord(data) && Array.isArray(data.findings) ? data.findings : [];
  return listed
    .filter(isRecord)
    .flatMap(({ code, severity, nodeId }) =>
      typeof code === 'string'
        ? [{ code, severity: severity === 'warning' ? 'warning' : 'error', nodeId: typeof nodeId === 'number' ? nodeId : null }]
        : [],
    );
};

/** The ids by which the parts of a question name and describe its control. */
export function questionIds(nodeId: number) {
  return {
    title: `q${nodeId}`,
    hint: `q${nodeId}-hint`,
    error: `q${nodeId}-error`,
    suffix: `q${nodeId}-suffix`,
    count: `q${nodeId}-count`,
  };
}

/** `aria-describedby` of the parts that are there. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

import { type Dependent, type Finding, findNode, readableText, type Stop, type SurveyDefinition, type SurveyMap } from '@wence/schema';

/** A stop as it stands in the list: everything that does not change while one looks at it. */
export interface MapRow {
  readonly nodeId: number;
  readonly role: Stop['role'];
  readonly depth: number;
  readonly code: string;
  readonly title: string;
  readonly dependents: readonly Dependent[];
  readonly jumps: number;
}

/** How a row stands to what is selected, or to the path. */
export type RowTie = 'self' | 'on' | 'about' | 'path' | 'off' | 'none';

export const rowsOf = (definition: SurveyDefinition, { stops }: SurveyMap): readonly MapRow[] =>
  stops.map(({ nodeId, role, depth, dependents, ways }) => {
    const node = findNode(definition, nodeId);
    const jumps = ways.filter(({ item }) => item !== null).length;
    return { nodeId, role, depth, code: node?.code ?? '', title: readableText(node?.title ?? ''), dependents, jumps };
  });

/** How much the check has found, by question. */
export function countFindings(findings: readonly Finding[] | null): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { nodeId } of findings ?? []) if (nodeId !== undefined) counts.set(nodeId, (counts.get(nodeId) ?? 0) + 1);
  return counts;
}

import {
  impactOf,
  type Dependent,
  dependenciesOf,
  type Finding,
  findNode,
  type LogicItem,
  type Path,
  type QuestionKey,
  questionRow,
  readableText,
  type Stop,
  type SurveyDefinition,
  type SurveyMap,
} from '@wence/schema';

/** A stop as shown in the list: everything that does not depend on the selection. */
export interface MapRow {
  readonly nodeId: number;
  readonly role: Stop['role'];
  readonly type: QuestionKey;
  readonly depth: number;
  readonly code: string;
  readonly title: string;
  readonly dependents: readonly Dependent[];
  readonly jumps: readonly RowJump[];
}

/** A jump of a row as its arrow. */
export interface RowJump {
  readonly item: LogicItem;
  /** Code of the question it leads to; for an end its number. */
  readonly target: string | 0 | -1;
}

/** Relation of a row to the selected question or to the path. */
export type RowRelation = 'self' | 'on' | 'about' | 'path' | 'off' | 'none';

export function rowsOf(definition: SurveyDefinition, { stops }: SurveyMap): readonly MapRow[] {
  const codeAt = (place: number): string => findNode(definition, stops[place]?.nodeId ?? 0)?.code ?? '';
  return stops.flatMap(({ nodeId, role, depth, dependents, ways }) => {
    const node = findNode(definition, nodeId);
    if (node === undefined) return [];
    const jumps = ways.flatMap(({ item, to, end }) => (item ? [{ item, target: end === undefined ? codeAt(to) : (end ?? 0) }] : []));
    const { code, title } = node;
    return { nodeId, role, type: questionRow(node).key, depth, code, title: readableText(title), dependents, jumps };
  });
}

/** Number of findings by question. */
export function countFindings(findings: readonly Finding[] | null): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { nodeId } of findings ?? []) if (nodeId !== undefined) counts.set(nodeId, (counts.get(nodeId) ?? 0) + 1);
  return counts;
}

/** The highlighted parts of the map. */
export interface MapHighlight {
  /** Relations by node id; a node without an entry has none. */
  readonly relations: ReadonlyMap<number, RowRelation>;
  /** Logic ids of jumps. */
  readonly jumps: ReadonlySet<number>;
}

export const NO_HIGHLIGHT: MapHighlight = { relations: new Map(), jumps: new Set() };

const relate = (ids: readonly number[], as: RowRelation) => ids.map((id) => [id, as] as const);

/** Highlights a question, what it depends on, what depends on it, and the related jumps. */
export function highlightQuestion(definition: SurveyDefinition, { nodeId, ways }: Stop): MapHighlight {
  const on = dependenciesOf(definition, nodeId);
  const about = impactOf(definition, nodeId);
  const items = [...on.rules, ...about.rules, ...ways.flatMap(({ item }) => item ?? [])];
  return {
    relations: new Map([...relate(about.nodeIds, 'about'), ...relate(on.nodeIds, 'on'), [nodeId, 'self'] as const]),
    jumps: new Set(items.map(({ id }) => id)),
  };
}

/** Highlights the questions of a path and the jumps it takes; the others are dimmed. */
export function highlightPath({ stops }: SurveyMap, { nodeIds, jumps }: Path): MapHighlight {
  const met = new Set(nodeIds);
  return { relations: new Map(stops.map(({ nodeId }) => [nodeId, met.has(nodeId) ? 'path' : 'off'] as const)), jumps: new Set(jumps) };
}

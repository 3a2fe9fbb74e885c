import {
  documentOrder,
  findOption,
  findRow,
  type LogicItem,
  logicOf,
  scanTokens,
  type SurveyDefinition,
  type SurveyNode,
  walkNodes,
} from '@wence/schema';

/** A reference to a question stands in one of these: a rule or a text of another one, a quota, a text of the survey, or a parameter of its links. */
export type Referrer =
  | { readonly kind: 'node'; readonly node: SurveyNode; readonly rule?: LogicItem }
  | { readonly kind: 'quota'; readonly name: string }
  | { readonly kind: 'parameter'; readonly name: string }
  | { readonly kind: 'welcome' }
  | { readonly kind: 'endings' };

const holds = (node: SurveyNode, id: number): boolean =>
  node.id === id || findOption(node, id) !== undefined || findRow(node, id) !== undefined;

/** Returns some nodes and all in them, each once, in the order of the survey. */
export function nodesWithin({ nodes }: SurveyDefinition, nodeIds: readonly number[]): readonly SurveyNode[] {
  const wanted = documentOrder(nodes).filter(({ id }) => nodeIds.includes(id));
  return [...new Set(documentOrder(wanted))];
}

/** Texts of the survey itself that insert an answer of a question that goes, or that pass it on. */
function surveyTexts({ welcome = '', endings = {} }: SurveyDefinition, gone: ReadonlySet<number>): readonly Referrer[] {
  const inserts = (text: string) => scanTokens(text).some(({ nodeId }) => gone.has(nodeId));
  const { nodes: _nodes, ...kinds } = endings;
  const isPassedOn = Object.values(kinds).some(({ text = '', nodeIds = [] }) => inserts(text) || nodeIds.some((id) => gone.has(id)));
  return [...(inserts(welcome) ? [{ kind: 'welcome' } as const] : []), ...(isPassedOn ? [{ kind: 'endings' } as const] : [])];
}

/**
 * Returns what refers to questions that go: the questions and quotas behind the ids that a refused removal tells, in the order of the survey, texts of the
 * survey, and parameters of links, which fill a question and hold no removal up.
 */
export function referrersOf(definition: SurveyDefinition, ids: readonly number[], gone: ReadonlySet<number>): Referrer[] {
  const rules = logicOf(definition).filter(({ id }) => ids.includes(id));
  const nodes = [...walkNodes(definition.nodes)].flatMap((node): Referrer[] => {
    const rule = rules.find(({ nodeId }) => nodeId === node.id);
    if (rule) return [{ kind: 'node', node, rule }];
    return ids.some((id) => holds(node, id)) ? [{ kind: 'node', node }] : [];
  });
  const quotas = (definition.quotas ?? []).filter(({ id }) => ids.includes(id));
  const parameters = (definition.settings?.parameters ?? []).filter(({ nodeId }) => nodeId !== undefined && gone.has(nodeId));
  return [
    ...nodes,
    ...quotas.map(({ name }) => ({ kind: 'quota', name }) as const),
    ...surveyTexts(definition, gone),
    ...parameters.map(({ name }) => ({ kind: 'parameter', name }) as const),
  ];
}

import { questionRow } from '../../catalogue/question-catalogue.js';
import type { Quota, SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { walkNodes } from '../../definition/walk.js';
import type { Draw } from './draw.js';

function pipedInto(draw: Draw, node: SurveyNode, sources: readonly SurveyNode[]): SurveyNode {
  const source = sources[draw(Math.max(1, sources.length))];
  if (source === undefined || draw(4) > 0) return node;
  return { ...node, title: `${node.title} <span data-ref="${source.id}">?</span>` };
}

/** The survey with some titles that quote answers. */
function withPiping(draw: Draw, definition: SurveyDefinition): SurveyDefinition {
  const all = [...walkNodes(definition.nodes)];
  const into = (nodes: readonly SurveyNode[]): SurveyNode[] =>
    nodes.map((node) => {
      const before = all.slice(0, all.indexOf(node)).filter((one) => questionRow(one).isPipingSource);
      const { nodes: inner, ...own } = pipedInto(draw, node, before);
      return inner === undefined ? own : { ...own, nodes: into(node.nodes ?? []) };
    });
  return { ...definition, nodes: into(definition.nodes) };
}

function quotaOn(source: SurveyNode, id: number, others: readonly SurveyNode[]): Quota {
  const nodes = [source, ...others.slice(0, 1)];
  const [first = [], second = [{ id: 0 }]] = nodes.map(({ options }) => options ?? []);
  const cells = first.flatMap((one) => second.map((two) => ({ optionId: others.length === 0 ? [one.id] : [one.id, two.id], limit: 5 })));
  return { id, kind: 'table', name: 'cells', nodeIds: nodes.map((node) => node.id), cells };
}

function withQuota(draw: Draw, definition: SurveyDefinition): SurveyDefinition {
  const singles = [...walkNodes(definition.nodes)].filter(({ type }) => type === 1 || type === 6);
  const source = singles[draw(Math.max(1, singles.length))];
  if (source === undefined || draw(3) > 0) return definition;
  const id = definition.lastId + 1;
  const others = singles.filter((one) => one !== source && draw(3) === 0);
  return { ...definition, lastId: id, quotas: [quotaOn(source, id, others)] };
}

/** Titles that quote answers, and quotas. */
export const withExtras = (draw: Draw, definition: SurveyDefinition): SurveyDefinition => withQuota(draw, withPiping(draw, definition));
